import LayoutLogs

/// A source file, line by line, in which places of constraints are looked for.
package struct SourceFile: Sendable {
  package let path: String
  let lines: [Substring]
  private let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The places that may make a constraint of a log.
  func matches(_ constraint: LoggedConstraint) -> [ConstraintMatch] {
    if let place = constraint.place {
      guard Self.name(of: place.file) == Self.name(of: path), place.line <= lines.count else {
        return []
      }
      return [match(place.line - 1, .certain, "the library says so")]
    }
    if let identifier = constraint.identifier {
      return lines.indices.filter { lines[$0].contains("\"\(identifier)\"") }.map {
        match($0, .certain, "sets the identifier '\(identifier)'")
      }
    }
    return constantMatches(constraint)
  }

  /// The lines that name an attribute and the constant of a constraint.
  private func constantMatches(_ constraint: LoggedConstraint) -> [ConstraintMatch] {
    let value = abs(constraint.constant.value)
    guard value != 0 else { return [] }
    let number = JSONText.format(value)
    let words = Self.words(for: constraint)
    let owner = constraint.items.compactMap(\.shortClass).first { name in
      !Self.isApples(name) && declares(name)
    }
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard Self.makesConstraints(line), words.contains(where: line.contains),
        Self.hasNumber(number, in: line)
      else { return nil }
      let reason = "the constant \(number)"
      guard let owner else { return match(index, .possible, reason) }
      return match(index, .likely, "\(reason), in the file of \(owner)")
    }
  }

  private func match(
    _ index: Int, _ certainty: ConstraintMatch.Certainty, _ reason: String
  ) -> ConstraintMatch {
    ConstraintMatch(path: path, line: index + 1, certainty: certainty, reason: reason)
  }

  private func declares(_ name: String) -> Bool {
    ["class \(name)", "@implementation \(name)", "struct \(name)", "extension \(name)"]
      .contains { text.contains($0) }
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  private static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "_UI", "WK", "MK"].contains(where: name.hasPrefix)
  }

  /// Parts of calls that make or change constraints: Apple's, those of SnapKit, Masonry and PureLayout, visual formats.
  private static func makesConstraints(_ line: Substring) -> Bool {
    let calls = [
      "onstraint", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "make.", "offset(",
      "inset(", "autoPin", "autoSet", "V:", "H:", "constant",
    ]
    return calls.contains { line.contains($0) }
  }

  private static func words(for constraint: LoggedConstraint) -> [String] {
    let attribute = constraint.first.attribute
    let name = attribute.rawValue
    var words = [name, name.prefix(1).uppercased() + name.dropFirst()]
    if attribute.isExtent { words += ["size", "Size"] }
    if !attribute.isExtent { words += ["edges", "Edges"] }
    return words + [attribute.isHorizontal ? "H:" : "V:"]
  }

  /// Whether a number stands in a line by itself.
  private static func hasNumber(_ number: String, in line: Substring) -> Bool {
    var rest = line
    while let range = rest.firstRange(of: number) {
      let before = rest[..<range.lowerBound].last
      var after = rest[range.upperBound...]
      if after.hasPrefix(".0") { after = after.dropFirst(2) }
      let isWhole = after.first.map { !$0.isNumber && !$0.isLetter && $0 != "." } ?? true
      if isWhole, before.map({ !$0.isNumber && !$0.isLetter && $0 != "." }) ?? true { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
