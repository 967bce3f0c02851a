import ConstraintSolver

/// Reads a constraint that is drawn: `H:|-(16)-[A](LTR)`, `V:[A]-(>=8)-[B]`, `H:[A(100)]`.
enum ArtReader {
  /// The end of a distance.
  private enum Node {
    case superview
    case item(LogItem, Predicate?)
  }

  /// A distance or an extent.
  private struct Predicate {
    var relation = Relation.equal
    var number = LogNumber(0)
    var space: String?
    var priority: Double?
  }

  private struct Elements {
    var nodes: [Node] = []
    var gaps: [Predicate] = []
  }

  /// Whether a text begins as a drawing does.
  static func isArt(_ body: Bytes) -> Bool {
    guard body.hasPrefix("H:") || body.hasPrefix("V:") else { return false }
    let third = body.dropFirst(2).trimmed.first
    return third == UInt8(ascii: "|") || third == UInt8(ascii: "[")
  }

  /// Reads a drawing.
  ///
  /// - Parameters:
  ///   - body: The drawing.
  ///   - superview: The view that `|` stands for; nil where the log does not say.
  /// - Returns: The constraint; nil for what is no drawing of one.
  static func read(_ body: Bytes, superview: LogItem?) -> ConstraintDescription? {
    let isHorizontal = body.first == UInt8(ascii: "H")
    var rest = body.dropFirst(2).trimmed
    var isFixed = false
    for suffix in ["(LTR)", "(RTL)", "(Legacy)"] as [StaticString] where rest.hasSuffix(suffix) {
      isFixed = true
      rest = rest.dropLast(suffix.utf8CodeUnitCount).trimmed
    }
    guard let elements = elements(rest) else { return nil }
    let axis = Axis(isHorizontal: isHorizontal, isFixed: isFixed)
    guard var constraint = constraint(elements, axis, superview) else { return nil }
    constraint.form = .art
    constraint.isFixedDirection = isFixed
    return constraint
  }

  private struct Axis {
    let near: LogAttribute
    let far: LogAttribute
    let extent: LogAttribute

    init(isHorizontal: Bool, isFixed: Bool) {
      near = isHorizontal ? (isFixed ? .left : .leading) : .top
      far = isHorizontal ? (isFixed ? .right : .trailing) : .bottom
      extent = isHorizontal ? .width : .height
    }
  }

  private static func constraint(
    _ elements: Elements, _ axis: Axis, _ superview: LogItem?
  ) -> ConstraintDescription? {
    switch (elements.nodes.count, elements.gaps.count) {
    case (1, 0):
      guard case .item(let item, let predicate?) = elements.nodes[0] else { return nil }
      return with(
        predicate, ConstraintDescription(first: .init(item: item, attribute: axis.extent)))
    case (2, 1):
      return distance(elements.nodes[0], elements.nodes[1], elements.gaps[0], axis, superview)
    default: return nil
    }
  }

  private static func distance(
    _ near: Node, _ far: Node, _ gap: Predicate, _ axis: Axis, _ superview: LogItem?
  ) -> ConstraintDescription? {
    switch (near, far) {
    case (.item(let a, _), .item(let b, _)):
      return pair((b, axis.near), (a, axis.far), gap)
    case (.superview, .item(let a, _)):
      return pair((a, axis.near), (superview ?? around(a), axis.near), gap)
    case (.item(let a, _), .superview):
      return pair((superview ?? around(a), axis.far), (a, axis.far), gap)
    case (.superview, .superview): return nil
    }
  }

  private static func pair(
    _ first: (LogItem, LogAttribute), _ second: (LogItem, LogAttribute), _ gap: Predicate
  ) -> ConstraintDescription {
    var constraint = ConstraintDescription(first: .init(item: first.0, attribute: first.1))
    constraint.second = .init(item: second.0, attribute: second.1)
    return with(gap, constraint)
  }

  private static func with(
    _ predicate: Predicate, _ constraint: ConstraintDescription
  ) -> ConstraintDescription {
    var constraint = constraint
    constraint.relation = predicate.relation
    constraint.constant = predicate.number
    constraint.space = predicate.space
    if let priority = predicate.priority { constraint.priority = priority }
    return constraint
  }

  /// The superview of an item, which the log does not name.
  private static func around(_ item: LogItem) -> LogItem {
    LogItem(name: "the superview of \(item.name ?? item.className ?? "a view")", of: item)
  }
}

extension LogItem {
  /// An item that is known only by another one.
  fileprivate init(name: String, of item: LogItem) {
    self.name = name
    address = "superview of \(item.key)"
  }
}

extension ArtReader {
  private static func elements(_ bytes: Bytes) -> Elements? {
    var elements = Elements()
    var rest = bytes
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "|"):
        elements.nodes.append(.superview)
        rest = rest.dropFirst().trimmed
      case UInt8(ascii: "["):
        guard let end = bracketEnd(in: rest) else { return nil }
        elements.nodes.append(node(rest[(rest.startIndex + 1)..<end]))
        rest = rest[(end + 1)...].trimmed
      case UInt8(ascii: "-"):
        guard let (gap, end) = gap(rest) else { return nil }
        elements.gaps.append(gap)
        rest = rest[end...].trimmed
      default: return nil
      }
    }
    return elements
  }

  /// The bracket that closes a node: a text in it may hold others.
  private static func bracketEnd(in bytes: Bytes) -> Int? {
    var index = textEnd(in: bytes) ?? bytes.startIndex + 1
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "]") {
        let rest = bytes[(index + 1)...].trimmed
        if rest.isEmpty || rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "|") {
          return index
        }
      }
      index += 1
    }
    return nil
  }

  /// The quotation mark that ends the text of a node; nil where it shows none.
  private static func textEnd(in bytes: Bytes) -> Int? {
    guard let quote = bytes.firstIndex(of: "'"), bytes[..<quote].contains("0x"),
      !bytes[..<quote].contains("]")
    else { return nil }
    let ends = [
      bytes.firstIndex(of: "']", from: quote + 1), bytes.firstIndex(of: "'(", from: quote + 1),
    ]
    return ends.compactMap(\.self).min()
  }

  private static func node(_ bytes: Bytes) -> Node {
    let part = bytes.trimmed
    if part.last == UInt8(ascii: ")"), let open = part.lastIndex(of: "("),
      let predicate = predicate(part[(open + 1)...].dropLast())
    {
      return .item(LogItem(part[..<open]), predicate)
    }
    return .item(LogItem(part), nil)
  }

  /// Reads `-(>=8)-`, `-8-` or `-`.
  private static func gap(_ bytes: Bytes) -> (Predicate, end: Int)? {
    let inner = bytes.dropFirst().trimmed
    if inner.first == UInt8(ascii: "(") {
      guard let end = inner.firstIndex(of: ")-") else { return nil }
      guard let predicate = predicate(inner[(inner.startIndex + 1)..<end]) else { return nil }
      return (predicate, end + 2)
    }
    if let (number, end) = LogNumber.prefix(of: inner), end < inner.endIndex,
      inner[end] == UInt8(ascii: "-")
    {
      return (Predicate(number: number), end + 1)
    }
    guard inner.first == UInt8(ascii: "[") || inner.first == UInt8(ascii: "|") else { return nil }
    return (Predicate(number: LogNumber(8), space: "NSSpace"), inner.startIndex)
  }

  /// Reads `>=8@750`, `NSSpace(8)` or `==100`.
  private static func predicate(_ bytes: Bytes) -> Predicate? {
    var predicate = Predicate()
    var rest = bytes.trimmed
    if rest.hasPrefix(">=") { predicate.relation = .greaterThanOrEqual }
    if rest.hasPrefix("<=") { predicate.relation = .lessThanOrEqual }
    if rest.hasPrefix(">=") || rest.hasPrefix("<=") || rest.hasPrefix("==") {
      rest = rest.dropFirst(2).trimmed
    }
    if let (number, end) = LogNumber.prefix(of: rest) {
      predicate.number = number
      rest = rest[end...].trimmed
    } else if let (name, number, end) = EquationReader.space(rest) {
      predicate.number = number
      predicate.space = name
      rest = rest[end...].trimmed
    } else {
      return nil
    }
    if rest.first == UInt8(ascii: "@") {
      guard let (number, end) = LogNumber.prefix(of: rest.dropFirst()) else { return nil }
      predicate.priority = number.value
      rest = rest[end...].trimmed
    }
    return rest.isEmpty ? predicate : nil
  }
}
