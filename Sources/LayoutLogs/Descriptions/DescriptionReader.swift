import ConstraintSolver

/// Reads the description of one constraint, as Apple's frameworks and libraries on top of them print it.
///
/// Source: the logs in the tests of `johnpatrickmorgan/wtfautolayout`; SnapKit's and Masonry's own descriptions.
package enum DescriptionReader {
  /// Reads a description from its `<` to its `>`.
  ///
  /// - Returns: The constraint; nil for a text that describes none.
  package static func read(_ text: String) -> ConstraintDescription? {
    read(Array(text.utf8)[...])
  }

  static func read(_ bytes: Bytes) -> ConstraintDescription? {
    let whole = bytes.trimmed
    guard whole.first == UInt8(ascii: "<"), whole.last == UInt8(ascii: ">") else { return nil }
    var rest = whole.dropFirst().dropLast()
    guard var header = Header(removingFrom: &rest) else { return nil }
    let legend = Legend(removingFrom: &rest)
    header.readMask(&rest)
    let strength = Strength(removingFrom: &rest)
    guard let (identifier, body) = identifiedBody(rest, legend) else { return nil }
    var constraint = body
    constraint.identifier = identifier
    header.complete(&constraint)
    strength.complete(&constraint)
    constraint.state = legend.state
    constraint.superview = legend.resolvedSuperview
    constraint.first.item = legend.resolved(constraint.first.item)
    if let second = constraint.second {
      constraint.second?.item = legend.resolved(second.item)
    }
    constraint.text = whole.text
    return constraint
  }

  /// Reads `'identifier' BODY`.
  private static func identifiedBody(
    _ bytes: Bytes, _ legend: Legend
  ) -> (String?, ConstraintDescription)? {
    if let constraint = body(bytes, legend), bytes.first != UInt8(ascii: "'") {
      return (nil, constraint)
    }
    guard bytes.first == UInt8(ascii: "'") else { return nil }
    var from = bytes.startIndex + 1
    while let quote = bytes[from...].firstIndex(of: UInt8(ascii: "'")) {
      // A mark inside of the identifier would leave its rest to the name of a class.
      if let constraint = body(bytes[(quote + 1)...].trimmed, legend),
        constraint.items.allSatisfy({ $0.className?.contains("'") != true })
      {
        return (bytes[(bytes.startIndex + 1)..<quote].text, constraint)
      }
      from = quote + 1
    }
    return body(bytes, legend).map { (nil, $0) }
  }

  private static func body(_ bytes: Bytes, _ legend: Legend) -> ConstraintDescription? {
    if ArtReader.isArt(bytes),
      let constraint = ArtReader.read(bytes, superview: legend.resolvedSuperview)
    {
      return constraint
    }
    return EquationReader.read(bytes)
  }
}

/// The start of a description: class, address, line of code, autoresizing mask.
private struct Header {
  let className: String
  let address: String
  var place: ConstraintDescription.Place?
  var mask: String?

  init?(removingFrom rest: inout Bytes) {
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
      rest[..<colon].allSatisfy(\.isOfName)
    else { return nil }
    className = rest[..<colon].text
    rest = rest[(colon + 1)...].trimmed
    var end = rest.startIndex
    while end < rest.endIndex, !rest[end].isBlank, rest[end] != UInt8(ascii: "@") { end += 1 }
    address = rest[..<end].text.lowercased()
    rest = rest[end...]
    if rest.first == UInt8(ascii: "@") { readPlace(&rest) }
    rest = rest.trimmed
  }

  /// Reads `@File.swift#29`.
  private mutating func readPlace(_ rest: inout Bytes) {
    guard let hash = rest.firstIndex(of: UInt8(ascii: "#")),
      let (line, end) = LogNumber.prefix(of: rest[(hash + 1)...])
    else { return }
    place = .init(file: rest[(rest.startIndex + 1)..<hash].text, line: Int(line.value))
    rest = rest[end...]
  }

  /// Reads `h=--& v=--&`.
  mutating func readMask(_ rest: inout Bytes) {
    let part = rest.trimmed
    guard part.hasPrefix("h="), let vertical = part.firstIndex(of: "v="),
      vertical - part.startIndex <= 8, part.endIndex >= vertical + 5
    else { return }
    let horizontal = part[..<vertical].trimmed
    mask = horizontal.text + " " + part[vertical..<(vertical + 5)].text
    rest = part[(vertical + 5)...].trimmed
  }

  func complete(_ constraint: inout ConstraintDescription) {
    constraint.className = className
    constraint.address = address
    constraint.place = place
    constraint.mask = mask
  }
}

/// The priorities behind a body.
private struct Strength {
  private var priority: Double?
  private var contents: ConstraintDescription.ContentPriorities?

  init(removingFrom rest: inout Bytes) {
    readContent(&rest)
    readPriority(&rest)
    readLibraryPriority(&rest)
  }

  /// Reads `Hug:250 CompressionResistance:750`.
  private mutating func readContent(_ rest: inout Bytes) {
    guard let hug = rest.lastIndex(of: "Hug:"),
      let (hugging, hugEnd) = LogNumber.prefix(of: rest[(hug + 4)...]),
      let word = rest.firstIndex(of: "CompressionResistance:", from: hugEnd),
      let (resistance, _) = LogNumber.prefix(of: rest[(word + 22)...])
    else { return }
    contents = .init(hugging: hugging.value, resistance: resistance.value)
    rest = rest[..<hug].trimmed
  }

  /// Reads `priority:999`.
  private mutating func readPriority(_ rest: inout Bytes) {
    guard let word = rest.lastIndex(of: "priority:"),
      let (number, end) = LogNumber.prefix(of: rest[(word + 9)...].trimmed), end == rest.endIndex
    else { return }
    priority = number.value
    rest = rest[..<word].trimmed
  }

  /// Reads `^750.0`, `^UILayoutPriority(rawValue: 750.0)` and Masonry's names.
  private mutating func readLibraryPriority(_ rest: inout Bytes) {
    guard let caret = rest.lastIndex(of: " ^") else { return }
    var value = rest[(caret + 2)...].trimmed
    if let colon = value.firstIndex(of: "rawValue:") { value = value[(colon + 9)...].trimmed }
    if let (number, _) = LogNumber.prefix(of: value) {
      priority = number.value
    } else if let known = Self.names[value.text] {
      priority = known
    } else {
      return
    }
    rest = rest[..<caret].trimmed
  }

  /// Source: Masonry's names for UILayoutPriority.
  private static let names: [String: Double] = [
    "required": 1000, "high": 750, "medium": 500, "low": 250, "fitting size": 50,
    "drag can resize window": 510, "window size stay put": 500, "drag cannot resize window": 490,
  ]

  func complete(_ constraint: inout ConstraintDescription) {
    if let priority { constraint.priority = priority }
    constraint.contentPriorities = contents
  }
}
