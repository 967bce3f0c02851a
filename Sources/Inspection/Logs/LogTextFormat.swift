import EscapedText
import LayoutLogs

/// Explanations of logs as text for people; without its codes for colours it is the same text.
package struct LogTextFormat {
  private let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The explanation of a log, in which nothing from outside is left that is not escaped.
  package func text(_ log: ExplainedLog) -> String {
    var lines: [String] = []
    for part in log.parts {
      if !lines.isEmpty { lines.append("") }
      switch part {
      case .conflict(let conflict): lines += self.lines(conflict, log.path)
      case .trace(let trace): lines += self.lines(trace, log.path)
      }
    }
    if log.contents.emptyCount > 0 {
      lines.append("\(log.path.escaped): \(Self.hidden(log.contents.emptyCount))")
    }
    if !log.contents.unread.isEmpty {
      lines += ["", styled("Not understood:", .bold)]
      lines += log.contents.unread.map { "  " + $0.escaped }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The sentences about conflicts whose constraints the log hides.
  static func hidden(_ count: Int) -> String {
    "\(count == 1 ? "1 conflict" : "\(count) conflicts") without constraints: the system hides them as <private>, or "
      + "the list is missing. Run the app from Xcode, or with a profile that shows private data."
  }

  private func lines(_ conflict: ExplainedConflict, _ path: String) -> [String] {
    let explanation = conflict.explanation
    let isConflict = explanation.analysis.isConflict
    let kind = isConflict ? styled("conflict:", .bold, .red) : styled("no conflict:", .bold, .cyan)
    let times = conflict.count > 1 ? " (\(conflict.count) times)" : ""
    var lines = [
      styled("\(path.escaped):\(conflict.line):", .bold) + " \(kind) \(conflict.problem.escaped)."
        + times,
      "  " + styled("Edit:", .bold, .green) + " \(conflict.nextStep.escaped).",
    ]
    for (index, subset) in explanation.analysis.subsets.enumerated() {
      lines.append("  " + title(index, subset, explanation))
      lines += members(subset.members, of: conflict)
    }
    if !explanation.bystanders.isEmpty {
      lines.append(isConflict ? "  Taking no part:" : "  The constraints:")
      lines += members(explanation.bystanders, of: conflict)
    }
    if conflict.alternatives.count > 1 {
      lines.append(
        "  Each of these edits ends the conflict, as solving without it shows; remove, or lower to 999:"
      )
      lines += conflict.alternatives.map { "    " + $0.escaped }
    }
    let addresses = conflict.names.entries.filter(\.isNumbered).map {
      "\($0.name) is \($0.item.address ?? "unknown")"
    }
    if !addresses.isEmpty {
      lines.append(styled("  \(addresses.joined(separator: ", ").escaped)", .faint))
    }
    return lines + conflict.caveats.map { styled("  \($0)", .faint) }
  }

  private func title(
    _ index: Int, _ subset: ConflictAnalysis.Subset, _ explanation: ConflictExplanation
  ) -> String {
    let count = subset.members.count
    let sum = subset.arithmetic.map { " (\(LogPhrases.sum($0)))" } ?? ""
    let start = index == 0 ? "" : "Conflict \(index + 1): "
    if count == 1 { return start + "This constraint cannot hold\(sum):" }
    return start + "These \(count) constraints exclude each other, none can be left out\(sum):"
  }

  /// The app's constraints, one a line, then Apple's, one line for all of one meaning.
  private func members(_ members: [Int], of conflict: ExplainedConflict) -> [String] {
    let own = members.filter { conflict.meanings[$0] == nil }
    var groups: [(meaning: String, members: [Int])] = []
    for index in members {
      guard let meaning = conflict.meanings[index] else { continue }
      if let place = groups.firstIndex(where: { $0.meaning == meaning }) {
        groups[place].members.append(index)
      } else {
        groups.append((meaning, [index]))
      }
    }
    return own.map { "    " + member($0, of: conflict) + matches(conflict.matches[$0]) }
      + groups.map { meaning, members in
        "    " + members.map { member($0, of: conflict) }.joined(separator: "; ")
          + styled(" - \(meaning.escaped)", .faint)
      }
  }

  private func member(_ index: Int, of conflict: ExplainedConflict) -> String {
    var text = conflict.phrases[index].escaped
    let constraint = conflict.log.constraints[index]
    if let place = constraint.place {
      text += styled(" [\(place.file.escaped):\(place.line)]", .cyan)
    } else if let identifier = constraint.identifier {
      text += styled(" ['\(identifier.escaped)']", .faint)
    }
    if conflict.log.broken == index {
      text += styled(" <- \(conflict.framework) breaks this one", .yellow)
    }
    return text
  }

  /// The places of a constraint in the project, a line each.
  private func matches(_ matches: [ConstraintMatch]) -> String {
    matches.map { match in
      "\n      \(match.certainty.rawValue): "
        + styled(match.place.escaped, .cyan) + styled(" (\(match.reason.escaped))", .faint)
    }.joined()
  }

  private func lines(_ trace: ExplainedTrace, _ path: String) -> [String] {
    let place = styled("\(path.escaped):\(trace.line):", .bold)
    let times = trace.count > 1 ? " (\(trace.count) times)" : ""
    guard !trace.findings.isEmpty else {
      return ["\(place) trace of \(trace.trace.nodes.count) views: nothing is ambiguous.\(times)"]
    }
    var lines = [
      "\(place) " + styled("ambiguous:", .bold, .yellow)
        + " \(trace.findings.count) of \(trace.trace.nodes.count) views and guides.\(times)"
    ]
    for finding in trace.findings {
      lines.append("  \(finding.problem.escaped). \(finding.nextStep.escaped).")
    }
    return lines
  }

  private func styled(_ text: String, _ styles: Style...) -> String {
    guard isColored else { return text }
    let codes = styles.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  /// A way to show text, by its number in ECMA-48's SGR.
  private enum Style: Int {
    case bold = 1
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }
}
