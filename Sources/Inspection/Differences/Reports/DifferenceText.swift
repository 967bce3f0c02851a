import EscapedText
import InterfaceBuilder
import LayoutFaults

/// Differences of documents as lines of text.
package struct DifferenceText {
  /// How much is said of a document.
  package enum Extent: Sendable {
    /// One line.
    case summary
    /// Every difference; long lists are cut.
    case usual
    /// Every difference and every member of what came or went, and what differs without a difference in meaning.
    case whole
  }

  private let extent: Extent

  /// Creates a format.
  package init(extent: Extent) {
    self.extent = extent
  }

  /// The lines about a document; names are not escaped yet.
  package func lines(_ difference: DocumentDifference) -> [String] {
    let heading = [difference.pathText + ": " + difference.summary]
    guard extent != .summary else { return heading }
    var lines = heading
    for group in difference.scenes(of: difference.changes) {
      lines.append("  " + (group.scene?.name ?? "document"))
      lines += group.changes.flatMap { changeLines($0).map { "    " + $0 } }
    }
    lines += movementLines(difference) + findingLines(difference)
    lines += difference.notes.map { "  note: \($0)" }
    if extent == .whole, !difference.noise.isEmpty {
      lines.append("  no difference in meaning: " + difference.noise.joined(separator: ", "))
    }
    return lines
  }

  private var mostMembers: Int { extent == .whole ? .max : 20 }
  private var mostOthers: Int { extent == .whole ? .max : 3 }
  private var mostMovements: Int { extent == .whole ? .max : 12 }

  private func changeLines(_ change: ObjectChange) -> [String] {
    let title = "\(change.sign) \(change.title)"
    switch change.kind {
    case .added, .removed:
      let shown = change.members.prefix(mostMembers).map { member in
        String(repeating: "  ", count: min(member.level, 20)) + "\(change.sign) \(member.title)"
      }
      let rest = change.members.count - shown.count
      return [title] + shown
        + (rest > 0 ? ["  \(change.sign) and \(rest) more (--all lists them)"] : [])
    case .moved, .reordered: return [title]
    case .changed:
      let values = change.values.map(\.text)
      return values.count == 1 ? ["\(title): \(values[0])"] : [title] + values.map { "    " + $0 }
    }
  }

  private func movementLines(_ difference: DocumentDifference) -> [String] {
    let movements = difference.movements
    let shown = movements.prefix(mostMovements)
    var lines: [String] = []
    for isInSelfSizingRow in [false, true] {
      let group = shown.filter { $0.isInSelfSizingRow == isInSelfSizingRow }
      guard !group.isEmpty else { continue }
      lines.append("  Frames" + (isInSelfSizingRow ? " \(ViewMovement.inSelfSizingRows)" : ""))
      lines += group.map { "    " + $0.text(of: difference.configurationCount, naming: mostOthers) }
    }
    let rest = movements.count - shown.count
    return lines + (rest > 0 ? ["    and \(rest) more (--all lists them)"] : [])
  }

  private func findingLines(_ difference: DocumentDifference) -> [String] {
    let fixed = difference.fixedFindings.map { "    fixed: \($0.problem). [\($0.rule)]" }
    let shrunk = difference.shrunkFindings.map { finding in
      "    fixed in part at \(finding.position), left: \(finding.problem). [\(finding.rule)]"
    }
    let lines =
      difference.newFindings.map { line($0, "new") }
      + difference.grownFindings.map { line($0, "grown") } + shrunk + fixed
    return lines.isEmpty ? [] : ["  Findings"] + lines
  }

  private func line(_ finding: Finding, _ word: String) -> String {
    "    \(word) \(finding.severity.word) at \(finding.position): \(finding.problem). \(finding.nextStep). [\(finding.rule)]"
  }
}

extension DifferenceText {
  /// Lines as a text, with control and other misleading characters as codes.
  package static func escaped(_ lines: [String]) -> String {
    lines.map { $0.escaped + "\n" }.joined()
  }
}
