/// A line of an explanation, for people.
package struct ExplanationLine: Hashable, Sendable {
  /// The emphasis of a line on a terminal.
  package enum Emphasis: Hashable, Sendable { case plain, strong }

  /// The text.
  package let text: String
  /// The emphasis of the line.
  package let emphasis: Emphasis

  package init(_ text: String, _ emphasis: Emphasis = .plain) {
    self.text = text
    self.emphasis = emphasis
  }
}

/// The text of an explanation: a table of shares, and sentences below it.
package struct ExplanationTable {
  /// The spaces whose shares are columns.
  package enum Columns { case rootAndSuperview, superview }

  /// The lines below the name of the edge, without indentation beyond that of the table.
  package let lines: [ExplanationLine]

  /// Writes an explanation.
  ///
  /// - Parameters:
  ///   - explanation: The explanation.
  ///   - columns: The spaces whose shares are shown.
  ///   - width: The least width of a column of numbers, in characters.
  package init(_ explanation: WrittenExplanation, columns: Columns, width: Int = 0) {
    lines =
      Self.marked(Self.aligned(Self.rows(of: explanation, columns), width: width))
      + Self.sentences(about: explanation, columns).map { ExplanationLine($0) }
  }

  // MARK: Table

  /// The width of the widest number of an explanation in the superview's space.
  package static func width(of explanation: WrittenExplanation) -> Int {
    rows(of: explanation, .superview).map { $0[0].count }.max() ?? 0
  }

  private static func rows(
    of explanation: WrittenExplanation, _ columns: Columns
  ) -> [[String]] {
    let spaces = explanation.spaces(in: columns)
    let shares = explanation.shares.filter { share in
      spaces.contains { share.factor(in: $0) != 0 } && !share.isInvisible
    }
    let header = spaces.count > 1 ? [spaces.map(\.title) + [""]] : []
    let rows = shares.map { share in
      spaces.map { share.factor(in: $0) == 0 ? "" : number(share.points(in: $0)) }
        + [words(for: share)]
    }
    return header + rows
      + [spaces.map { number(explanation.value(in: $0)) } + ["= \(explanation.edge)"]]
  }

  /// Table rows as lines, of which the last, the sum, stands out.
  package static func marked(_ rows: [String]) -> [ExplanationLine] {
    rows.enumerated().map { index, row in
      ExplanationLine("  " + row, index == rows.count - 1 ? .strong : .plain)
    }
  }

  /// Rows whose columns but the last are aligned at the right.
  ///
  /// - Parameters:
  ///   - rows: The rows, of as many cells each.
  ///   - width: The least width of these columns, in characters.
  /// - Returns: A line for each.
  package static func aligned(_ rows: [[String]], width: Int = 0) -> [String] {
    let widths = (0..<((rows.map(\.count).max() ?? 1) - 1)).map { column in
      max(width, rows.map { $0[column].count }.max() ?? 0)
    }
    return rows.map { row in
      let cells = zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return (cells + [row[row.count - 1]]).joined(separator: "  ").droppingTrailingSpaces
    }
  }

  private static func words(for share: WrittenExplanation.Share) -> String {
    let factor = share.factor == 0 ? share.factorInSuperview : share.factor
    let product =
      abs(factor) == 1 || share.constant == 0 || share.cause.kind == "rounding"
        || share.cause.kind == "frame"
      ? "" : ": \(number(factor)) × \(number(share.constant))"
    return text(of: share.cause, after: product)
  }

  /// A cause with its id and its place.
  private static func text(of cause: ExplanationCause, after detail: String = "") -> String {
    let id = cause.id.map { " (\($0.abbreviated(to: 24)))" } ?? ""
    return cause.words + id + detail + (cause.place.map { "  \($0)" } ?? "")
  }

  // MARK: Sentences

  private static func sentences(
    about explanation: WrittenExplanation, _ columns: Columns
  ) -> [String] {
    var lines: [String] = []
    if explanation.isMirrored {
      lines.append("\(explanation.edge) is \(explanation.edgeInSpace), reading from right to left")
    }
    let range =
      columns == .superview && explanation.valueInSuperview != nil
      ? explanation.rangeInSuperview : explanation.range
    if let range { lines.append("open: constraints permit \(text(of: range))") }
    for cause in explanation.alsoHeldBy {
      lines.append("also held by \(text(of: cause)): one of them alone can go")
    }
    if columns == .rootAndSuperview, let removal = explanation.removal {
      lines.append(text(of: removal, explanation))
    }
    for loser in explanation.overruled { lines += text(of: loser) }
    for cause in explanation.justMet { lines.append("just met: \(text(of: cause))") }
    for conflict in explanation.conflicts {
      lines.append("conflict: these exclude each other, and \(conflict.broken.words) was broken")
      lines += conflict.members.map { "  " + text(of: $0) }
    }
    return lines.map { "  " + $0 }
  }

  private static func text(
    of removal: WrittenExplanation.Removal, _ explanation: WrittenExplanation
  ) -> String {
    let names = removal.causes.map { cause in
      cause.kind == "constraint" ? cause.id?.abbreviated(to: 24) ?? cause.words : cause.words
    }
    let result =
      removal.range.map { "\(explanation.edge) would be open: \(text(of: $0))" }
      ?? "\(explanation.edge) would be \(number(removal.value))"
    return "without \(names.joined(separator: " and ")) \(result)"
  }

  private static func text(of loser: WrittenExplanation.Overruled) -> [String] {
    let state = loser.isBroken ? "broken" : "overruled"
    let rivals = loser.rivals.map { "  by " + text(of: $0) }
    return [
      "\(state) @\(number(loser.priority)), off by \(Points.rounded(loser.violation).shortText): "
        + text(of: loser.cause)
    ] + rivals
  }

  /// Values between two ends in words.
  private static func text(of range: ClosedRange<Double>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): "\(number(range.lowerBound)) to \(number(range.upperBound))"
    case (true, false): "\(number(range.lowerBound)) and more"
    case (false, true): "\(number(range.upperBound)) and less"
    case (false, false): "any value"
    }
  }

  /// A number of points to thousandths.
  package static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == 0 ? "0" : rounded.shortText
  }
}

/// The space that a column of numbers is in.
private enum Space {
  case root, superview

  /// The title of the column.
  var title: String { self == .root ? "in root" : "in superview" }
}

extension WrittenExplanation {
  /// The spaces of the columns; an extent is the same in every space.
  fileprivate func spaces(in columns: ExplanationTable.Columns) -> [Space] {
    guard valueInSuperview != nil, !isExtent else { return [.root] }
    return columns == .rootAndSuperview ? [.root, .superview] : [.superview]
  }

  fileprivate func value(in space: Space) -> Double {
    space == .root ? value : valueInSuperview ?? value
  }

  /// Whether the edge is a width or a height.
  package var isExtent: Bool { edge == "width" || edge == "height" }

  /// Whether the edge is the other one in space, because reading is from right to left.
  fileprivate var isMirrored: Bool {
    ["leading right", "trailing left", "leadingMargin rightMargin", "trailingMargin leftMargin"]
      .contains("\(edge) \(edgeInSpace)")
  }
}

extension WrittenExplanation.Share {
  fileprivate func factor(in space: Space) -> Double {
    space == .root ? factor : factorInSuperview
  }

  fileprivate func points(in space: Space) -> Double {
    space == .root ? points : pointsInSuperview
  }

  /// Whether the share is rounding that no digit shows.
  fileprivate var isInvisible: Bool {
    cause.kind == "rounding" && max(abs(points), abs(pointsInSuperview)) < 0.0005
  }
}

extension String {
  fileprivate var droppingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
