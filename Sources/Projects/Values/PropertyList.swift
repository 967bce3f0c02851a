import Foundation

/// A value of a property list.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])
  case flag(Bool)
}

extension PropertyList {
  /// Reads a property list: OpenStep's, which Xcode writes projects in, XML or binary.
  ///
  /// Nil for other bytes. Foundation reads OpenStep's too, in four times the time, and complains on standard error.
  init?(_ data: Data) {
    let isXML = data.starts(with: "<?xml".utf8) || data.starts(with: "bplist".utf8)
    if isXML || data.starts(with: "<!DOCTYPE".utf8) || data.starts(with: "<plist".utf8) {
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
      guard let list else { return nil }
      self.init(foundation: list)
    } else {
      var reader = OpenStepReader(bytes: ContiguousArray(data))
      guard let list = reader.propertyList() else { return nil }
      self = list
    }
  }

  private init(foundation value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let values as [Any]: self = .list(values.map(PropertyList.init(foundation:)))
    case let values as [String: Any]:
      self = .dictionary(values.mapValues(PropertyList.init(foundation:)))
    case let flag as Bool: self = .flag(flag)
    default: self = .text("\(value)")
    }
  }
}

/// Reads OpenStep's property lists: `{ key = value; }`, `( value, )` and texts, quoted or not, with comments.
private struct OpenStepReader {
  let bytes: ContiguousArray<UInt8>
  private var place = 0

  init(bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  /// The list that all bytes are; nil where they are none.
  mutating func propertyList() -> PropertyList? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return place == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.maximumDepth else { return nil }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    case UInt8(ascii: "<"): return data()
    default: return text().map(PropertyList.text)
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    place += 1
    var values: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if take("}") { return .dictionary(values) }
      guard let key = text() else { return nil }
      skipSpace()
      guard take("="), let value = value(depth: depth + 1) else { return nil }
      skipSpace()
      guard take(";") else { return nil }
      values[key] = value
    }
  }

  private mutating func list(depth: Int) -> PropertyList? {
    place += 1
    var values: [PropertyList] = []
    while true {
      skipSpace()
      if take(")") { return .list(values) }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skipSpace()
      if !take(","), peek != UInt8(ascii: ")") { return nil }
    }
  }

  /// Bytes in hexadecimal digits, which no project needs.
  private mutating func data() -> PropertyList? {
    while let byte = peek, byte != UInt8(ascii: ">") { place += 1 }
    return take(">") ? .text("") : nil
  }

  private mutating func text() -> String? {
    guard let first = peek else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quotedText(first) }
    let start = place
    while let byte = peek, Self.isWord(byte) { place += 1 }
    return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quotedText(_ quote: UInt8) -> String? {
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = peek else {
        text.append(byte)
        continue
      }
      place += 1
      text += escape(escaped)
    }
    return nil
  }

  /// The bytes that a backslash and a character stand for.
  private mutating func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "U"):
      let digits = bytes[place...].prefix(4)
      guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return [byte] }
      place += digits.count
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  private mutating func skipSpace() {
    while let byte = peek {
      if byte == 32 || (9...13).contains(byte) {
        place += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        place += 2
        while let end = peek, !(end == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
          _ = end
          place += 1
        }
        place += 2
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while let end = peek, end != 10, end != 13 { place += 1 }
      } else {
        return
      }
    }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func peek(_ distance: Int) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Whether a byte can stand in a text without quotes.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: byte >= 128
    }
  }

  /// More than projects nest values.
  private static let maximumDepth = 64
}
