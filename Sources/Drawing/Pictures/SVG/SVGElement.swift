/// An element of an SVG file.
final class SVGElement {
  /// The name, without the prefix of a namespace.
  let name: String
  /// The attributes, names without the prefix of a namespace; those of `style` are among them.
  var attributes: [String: String]
  var children: [SVGElement] = []
  /// The text directly inside.
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }
}

/// Reads the elements of an XML file; declarations, comments and entities of its own are passed over.
struct SVGScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  /// More elements, and deeper ones, than pictures of interfaces have.
  private static let maximumCount = 100_000
  private static let maximumDepth = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first element with everything inside; nil where there is none or more than pictures have.
  mutating func root() -> SVGElement? {
    var open: [SVGElement] = []
    var root: SVGElement?
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let text = text()
        open.last?.text += text
        continue
      }
      if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
      if skipsDeclaration() { continue }
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
        _ = skip("/", to: ">")
        if open.popLast() != nil, open.isEmpty { return root }
        continue
      }
      count += 1
      guard count <= Self.maximumCount, open.count < Self.maximumDepth else { return nil }
      let (element, isClosed) = element()
      open.last?.children.append(element)
      root = root ?? element
      if !isClosed { open.append(element) } else if open.isEmpty { return root }
    }
    return root
  }

  private func isAt(_ text: String) -> Bool {
    let mark = Array(text.utf8)
    return position + mark.count <= bytes.count
      && bytes[position..<position + mark.count].elementsEqual(mark)
  }

  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard isAt(start) else { return false }
    position += start.utf8.count
    while position < bytes.count, !isAt(end) { position += 1 }
    position += end.utf8.count
    return true
  }

  /// Passes over a declaration, and takes what is written in `CDATA` for text.
  private mutating func skipsDeclaration() -> Bool {
    if isAt("<![CDATA[") {
      position += 9
      return true
    }
    guard isAt("<!") else { return false }
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return true }
    }
    return true
  }

  private mutating func text() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func name() -> String {
    let start = position
    let ends = Set(" \t\r\n=/>".utf8)
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return text.split(separator: ":").last.map(String.init) ?? text
  }

  private mutating func skipSpace() {
    while position < bytes.count, PDFScanner.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func element() -> (SVGElement, isClosed: Bool) {
    let element = SVGElement(name: name(), attributes: [:])
    while position < bytes.count {
      skipSpace()
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return (element, false)
      case UInt8(ascii: "/"):
        _ = skip("/", to: ">")
        return (element, true)
      default:
        let start = position
        let key = name()
        element.attributes[key] = value()
        if position == start { position += 1 }
      }
    }
    return (element, true)
  }

  private mutating func value() -> String {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return "" }
    position += 1
    skipSpace()
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return name() }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    let text = String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
    position += 1
    return text
  }
}
