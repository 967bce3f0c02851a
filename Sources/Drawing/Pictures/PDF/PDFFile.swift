import CPangoCairo

/// The objects of a PDF file, found by their beginnings, so that a damaged table of them does no harm.
///
/// - Source: ISO 32000-1, 7.5 and 7.3.8. Files that are encrypted, and filters other than `FlateDecode`, are not read.
struct PDFFile {
  let bytes: [UInt8]
  private var objects: [Int: PDFObject] = [:]
  /// The bytes that are still decoded of this file.
  private var budget = 64 << 20

  private static let maximumObjectCount = 100_000

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    findObjects()
    for number in objects.keys.sorted() {
      guard case .stream(let values, _)? = objects[number], values["Type"]?.name == "ObjStm" else {
        continue
      }
      addObjects(inStream: number)
    }
  }

  /// The value that a reference leads to, or the value itself.
  func resolved(_ object: PDFObject?) -> PDFObject? {
    var object = object
    for _ in 0..<8 {
      guard case .reference(let number)? = object else { return object }
      object = objects[number]
    }
    return nil
  }

  /// A value of a dictionary.
  func value(_ key: String, of object: PDFObject?) -> PDFObject? {
    resolved(resolved(object)?.dictionary?[key])
  }

  func numbers(_ object: PDFObject?) -> [Double]? {
    resolved(object)?.array.map { $0.compactMap { resolved($0)?.number } }
  }

  // MARK: Objects

  private mutating func findObjects() {
    let mark = Array("obj".utf8)
    var position = 0
    while position + 3 <= bytes.count, objects.count < Self.maximumObjectCount {
      guard bytes[position] == mark[0], bytes[position + 1] == mark[1],
        bytes[position + 2] == mark[2], let number = number(before: position)
      else {
        position += 1
        continue
      }
      var scanner = PDFScanner(bytes, from: position + 3)
      guard let object = scanner.next() else {
        position += 3
        continue
      }
      position = max(scanner.position, position + 3)
      guard case .dictionary(let values) = object,
        let range = streamRange(after: scanner.position, values)
      else {
        objects[number] = object
        continue
      }
      objects[number] = .stream(values, range)
      position = range.upperBound
    }
  }

  /// The number of the object whose `obj` is at a position: `12 0 obj`.
  private func number(before position: Int) -> Int? {
    var index = position - 1
    func skip(_ isSkipped: (UInt8) -> Bool) -> Range<Int> {
      let end = index + 1
      while index >= 0, isSkipped(bytes[index]), end - index < 12 { index -= 1 }
      return index + 1..<end
    }
    let isDigit: (UInt8) -> Bool = { (48...57).contains($0) }
    guard !skip(PDFScanner.isSpace).isEmpty, !skip(isDigit).isEmpty,
      !skip(PDFScanner.isSpace).isEmpty
    else { return nil }
    return Int(String(decoding: bytes[skip(isDigit)], as: UTF8.self))
  }

  /// The bytes of a stream whose dictionary ends at a position; nil for a dictionary alone.
  private func streamRange(after position: Int, _ values: [String: PDFObject]) -> Range<Int>? {
    var scanner = PDFScanner(bytes, from: position, to: position + 64)
    guard case .word(let word)? = scanner.next(), word == "stream" else { return nil }
    var start = scanner.position
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if let length = values["Length"]?.number, length >= 0, length <= Double(bytes.count - start) {
      let end = start + Int(length)
      var after = PDFScanner(bytes, from: end, to: end + 32)
      if case .word("endstream")? = after.next() { return start..<end }
    }
    let mark = Array("endstream".utf8)
    var end = start
    while end + mark.count <= bytes.count {
      if bytes[end] == mark[0], bytes[end..<end + mark.count].elementsEqual(mark) { break }
      end += 1
    }
    return start..<max(start, min(end, bytes.count))
  }

  private mutating func addObjects(inStream number: Int) {
    guard let stream = objects[number], let count = value("N", of: stream)?.number,
      let first = value("First", of: stream)?.number, (0...1e5).contains(count),
      let data = decoded(stream), (0...Double(data.count)).contains(first)
    else { return }
    var header = PDFScanner(data, to: Int(first))
    for _ in 0..<Int(count) {
      guard let number = header.next()?.number, let offset = header.next()?.number,
        (0...1e7).contains(number), (0...1e8).contains(offset)
      else { return }
      var scanner = PDFScanner(data, from: min(Int(first) + Int(offset), data.count))
      if objects[Int(number)] == nil { objects[Int(number)] = scanner.next() }
    }
  }

  // MARK: Streams

  /// The bytes of a stream without its filters; nil for one that is not read.
  mutating func decoded(_ object: PDFObject?) -> [UInt8]? {
    guard case .stream(let values, let range)? = resolved(object) else { return nil }
    let filter = resolved(values["Filter"])
    let names = filter?.array?.compactMap { resolved($0)?.name } ?? filter?.name.map { [$0] } ?? []
    let data = Array(bytes[range])
    switch names {
    case []: return data
    case ["FlateDecode"], ["Fl"]:
      guard let inflated = Inflater.inflated(data, limit: budget) else { return nil }
      budget -= inflated.count
      let parameters = resolved(values["DecodeParms"])
      guard let predictor = value("Predictor", of: parameters)?.number, predictor >= 10 else {
        return inflated
      }
      return PNGRows.unfiltered(
        inflated, columns: Int(value("Columns", of: parameters)?.number ?? 1),
        colors: Int(value("Colors", of: parameters)?.number ?? 1))
    default: return nil
    }
  }

  /// The bytes of a stream that is a JPEG file.
  func jpeg(_ object: PDFObject?) -> [UInt8]? {
    guard case .stream(let values, let range)? = resolved(object) else { return nil }
    let filter = resolved(values["Filter"])
    let name = filter?.name ?? filter?.array.flatMap { $0.count == 1 ? resolved($0[0])?.name : nil }
    return name == "DCTDecode" ? Array(bytes[range]) : nil
  }

  /// The first page; nil without one.
  var firstPage: PDFObject? {
    let catalog = objects.keys.sorted().last { value("Type", of: objects[$0])?.name == "Catalog" }
    var node = value("Pages", of: catalog.flatMap { objects[$0] })
    var inherited: [String: PDFObject] = [:]
    for _ in 0..<16 {
      guard let values = node?.dictionary else { break }
      for key in ["MediaBox", "Resources", "CropBox", "Rotate"] {
        if let value = values[key] { inherited[key] = value }
      }
      guard let first = value("Kids", of: node)?.array?.first else {
        return .dictionary(inherited.merging(values) { $1 })
      }
      node = resolved(first)
    }
    return nil
  }
}

/// Decompresses the format of zlib.
enum Inflater {
  /// The bytes; those that were read where the end is missing, nil for none or more than the limit.
  static func inflated(_ data: [UInt8], limit: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    var input = data
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let isWithin = input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      while output.count <= limit {
        let (status, count) = chunk.withUnsafeMutableBufferPointer { target in
          stream.next_out = target.baseAddress
          stream.avail_out = UInt32(target.count)
          let status = inflate(&stream, Z_NO_FLUSH)
          return (status, target.count - Int(stream.avail_out))
        }
        output += chunk.prefix(count)
        if status != Z_OK || count == 0 { return output.count <= limit }
      }
      return false
    }
    return isWithin && !output.isEmpty ? output : nil
  }
}

/// Rows of bytes with the filters of PNG.
///
/// - Source: Portable Network Graphics (PNG) Specification, third edition, chapter 9.
enum PNGRows {
  static func unfiltered(_ bytes: [UInt8], columns: Int, colors: Int) -> [UInt8]? {
    guard (1...100_000).contains(columns), (1...4).contains(colors) else { return nil }
    let length = columns * colors
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: length)
    var position = 0
    while position + 1 + length <= bytes.count {
      var row = Array(bytes[position + 1..<position + 1 + length])
      for index in row.indices {
        let left = index >= colors ? row[index - colors] : 0
        let corner = index >= colors ? above[index - colors] : 0
        switch bytes[position] {
        case 1: row[index] &+= left
        case 2: row[index] &+= above[index]
        case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
        case 4: row[index] &+= paeth(Int(left), Int(above[index]), Int(corner))
        default: break
        }
      }
      result += row
      above = row
      position += 1 + length
    }
    return result
  }

  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let estimate = left + above - corner
    let distances = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return UInt8(left) }
    return UInt8(distances.1 <= distances.2 ? above : corner)
  }
}
