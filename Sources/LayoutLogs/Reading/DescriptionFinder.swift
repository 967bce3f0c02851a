/// Finds descriptions of constraints in a line.
enum DescriptionFinder {
  /// A place at which a description begins.
  enum Found {
    case constraint(ConstraintDescription, end: Int)
    /// The line ends before the description does.
    case unfinished
    /// The description is not understood.
    case unread(Bytes, end: Int)
  }

  /// The place of the next description: its `<`, or its class where that is missing.
  static func start(in line: Bytes, from: Int) -> Int? {
    var index = from
    while let word = line.firstIndex(of: "onstraint:", from: index) {
      index = word + 10
      var start = word
      while start > from, line[start - 1].isOfName { start -= 1 }
      guard index < line.endIndex, start < word else { continue }
      var open = start - 1
      while open > from, line[open] == 0x20 { open -= 1 }
      let isBracketed = open >= from && line[open] == UInt8(ascii: "<")
      let rest = line[index...].trimmed
      if isBracketed, rest.first.map({ $0.isLetter || $0.isDigit }) == true { return open }
      if rest.hasPrefix("0x") { return start }
    }
    return nil
  }

  /// Reads the description at a place.
  static func read(_ line: Bytes, at start: Int) -> Found {
    guard line[start] == UInt8(ascii: "<") else { return readBare(line, at: start) }
    let own = line.firstIndex(of: "onstraint:", from: start) ?? start
    let limit = self.start(in: line, from: own + 10) ?? line.endIndex
    var from = start
    var lastClose: Int?
    while let close = line[from..<limit].firstIndex(of: UInt8(ascii: ">")) {
      from = close + 1
      guard from == line.endIndex || line[from] != UInt8(ascii: "=") else { continue }
      if let constraint = constraint(line[start...close]) {
        return .constraint(constraint, end: from)
      }
      lastClose = close
    }
    if limit < line.endIndex { return .unread(line[start..<limit], end: limit) }
    if let separate = separateBody(line[start..<limit]) {
      return .constraint(separate, end: limit)
    }
    if let lastClose, line[(lastClose + 1)...].allSatisfy(isOfListEnd) {
      return .unread(line[start...lastClose], end: line.endIndex)
    }
    return .unfinished
  }

  /// Reads `<NSLayoutConstraint: 0x…> H:[A(80)] (name, name)`, a library's own way to describe constraints.
  private static func separateBody(_ bytes: Bytes) -> ConstraintDescription? {
    guard let close = bytes.firstIndex(of: UInt8(ascii: ">")),
      !bytes[bytes.startIndex..<close].trimmed.contains(UInt8(ascii: "["))
    else { return nil }
    var body = bytes[(close + 1)...].prefix { $0 != UInt8(ascii: "\"") }.trimmed
    while let end = body.lastIndex(of: " (") {
      body = body[..<end].trimmed
      let whole = bytes[..<close] + [0x20] + body + [UInt8(ascii: ">")]
      if let constraint = constraint(whole) { return constraint }
    }
    return nil
  }

  /// Reads a description whose angle brackets a web page took for a tag's.
  private static func readBare(_ line: Bytes, at start: Int) -> Found {
    let end = line.firstIndex(of: "\"", from: start) ?? line.endIndex
    let text = line[start..<end].trimmed
    let isClosed = text.last == UInt8(ascii: ">")
    let whole = [UInt8(ascii: "<")] + text + (isClosed ? [] : [UInt8(ascii: ">")])
    if let constraint = constraint(whole[...]) { return .constraint(constraint, end: end) }
    return .unread(line[start..<end], end: end)
  }

  /// Reads a description that breaks off.
  static func readTorn(_ bytes: Bytes) -> ConstraintDescription? {
    constraint(bytes.trimmed + [UInt8(ascii: ">")])
  }

  private static func constraint(_ bytes: Bytes) -> ConstraintDescription? {
    if let constraint = DescriptionReader.read(bytes) { return constraint }
    if bytes.hasPrefix("< ") {
      return constraint([UInt8(ascii: "<")] + bytes.dropFirst().trimmed)
    }
    let plain = LineCleaner.withPlainQuotes(bytes)
    return plain.count == bytes.count ? nil : DescriptionReader.read(plain)
  }

  private static func isOfListEnd(_ byte: UInt8) -> Bool {
    byte.isBlank || [0x22, 0x2C, 0x29, 0x5D, 0x3B, 0x2E, 0x5C, 0x60, 0x27].contains(byte)
  }
}

/// A description that goes on in the next lines, since something wrapped it.
struct WrappedDescription {
  private var pieces: [Bytes]

  init(_ piece: Bytes) {
    pieces = [piece]
  }

  /// The description as far as it is known.
  var text: Bytes { joined(spaces: 0) }

  /// Adds a line.
  ///
  /// - Returns: The whole as one line that holds a complete description at its start; nil where it goes on.
  mutating func add(_ line: Bytes) -> Bytes? {
    pieces.append(LineCleaner.withoutPrefix(line).trimmed)
    let ways = pieces.count <= 5 ? 1 << (pieces.count - 1) : 1
    for spaces in 0..<ways {
      let whole = joined(spaces: spaces)
      if case .constraint = DescriptionFinder.read(whole, at: whole.startIndex) { return whole }
    }
    return nil
  }

  var isTooLong: Bool { pieces.count > 8 }

  /// The pieces in a row; the bits of a number say which of them follow a space.
  private func joined(spaces: Int) -> Bytes {
    var whole = Array(pieces[0])
    for (index, piece) in pieces.dropFirst().enumerated() {
      if spaces >> index & 1 == 1 { whole.append(0x20) }
      whole += piece
    }
    return whole[...]
  }
}
