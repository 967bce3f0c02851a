import ConstraintSolver

/// Reads a constraint that is written as an equation: `A.leading == 0.5*B.trailing + 8`.
enum EquationReader {
  static func read(_ body: Bytes) -> ConstraintDescription? {
    var from = body.startIndex
    while let (place, relation) = nextRelation(in: body, from: from) {
      if let first = side(body[..<place].trimmed),
        let constraint = right(body[(place + 2)...].trimmed, first, relation)
      {
        return constraint
      }
      from = place + 2
    }
    return nil
  }

  private static func nextRelation(in body: Bytes, from: Int) -> (Int, Relation)? {
    var index = from
    while index + 1 < body.endIndex {
      if body[index + 1] == UInt8(ascii: "=") {
        switch body[index] {
        case UInt8(ascii: "="): return (index, .equal)
        case UInt8(ascii: "<"): return (index, .lessThanOrEqual)
        case UInt8(ascii: ">"): return (index, .greaterThanOrEqual)
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// Reads `ITEM.attribute` as a whole.
  private static func side(_ bytes: Bytes) -> ConstraintDescription.Side? {
    guard let (side, end) = sidePrefix(of: bytes), end == bytes.endIndex else { return nil }
    return side
  }

  /// Reads `ITEM.attribute`, up to the last name of an attribute.
  private static func sidePrefix(of bytes: Bytes) -> (ConstraintDescription.Side, end: Int)? {
    var index = bytes.endIndex - 1
    while index > bytes.startIndex {
      if bytes[index] == UInt8(ascii: ".") {
        var end = index + 1
        while end < bytes.endIndex, bytes[end].isLetter { end += 1 }
        let isWord = end == bytes.endIndex || bytes[end].isBlank
        if isWord, let attribute = LogAttribute(bytes[(index + 1)..<end]) {
          return (.init(item: LogItem(bytes[..<index]), attribute: attribute), end)
        }
      }
      index -= 1
    }
    return nil
  }

  private static func right(
    _ bytes: Bytes, _ first: ConstraintDescription.Side, _ relation: Relation
  ) -> ConstraintDescription? {
    var constraint = ConstraintDescription(first: first)
    constraint.relation = relation
    if let (number, end) = LogNumber.prefix(of: bytes), end == bytes.endIndex {
      constraint.constant = number
      return constraint
    }
    if let (name, number, end) = space(bytes), end == bytes.endIndex {
      constraint.constant = number
      constraint.space = name
      return constraint
    }
    var rest = bytes
    if let (number, end) = LogNumber.prefix(of: bytes), end < bytes.endIndex,
      bytes[end] == UInt8(ascii: "*")
    {
      constraint.multiplier = number
      rest = bytes[(end + 1)...].trimmed
    }
    guard let (second, end) = sidePrefix(of: rest) else { return nil }
    constraint.second = second
    return tail(rest[end...].trimmed, of: constraint)
  }

  /// Reads `* 0.5`, `+ 8` and `NSSpace(8)` behind the second item.
  private static func tail(
    _ bytes: Bytes, of start: ConstraintDescription
  ) -> ConstraintDescription? {
    var constraint = start
    var rest = bytes
    while let byte = rest.first {
      if byte == UInt8(ascii: "*") {
        guard let (number, end) = LogNumber.prefix(of: rest.dropFirst().trimmed) else { return nil }
        constraint.multiplier = number
        rest = rest[end...].trimmed
      } else if let (number, end) = LogNumber.prefix(of: rest) {
        constraint.constant = number
        rest = rest[end...].trimmed
      } else if let (name, number, end) = space(rest) {
        constraint.constant = number
        constraint.space = name
        rest = rest[end...].trimmed
      } else if byte == UInt8(ascii: "+") {
        rest = rest.dropFirst().trimmed
      } else {
        return nil
      }
    }
    return constraint
  }

  /// Reads a system spacing, `NSSpace(8)`.
  static func space(_ bytes: Bytes) -> (name: String, number: LogNumber, end: Int)? {
    guard bytes.first?.isLetter == true, let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      bytes[..<open].allSatisfy(\.isOfName),
      let (number, end) = LogNumber.prefix(of: bytes[(open + 1)...]), end < bytes.endIndex,
      bytes[end] == UInt8(ascii: ")")
    else { return nil }
    return (bytes[..<open].text, number, end + 1)
  }
}
