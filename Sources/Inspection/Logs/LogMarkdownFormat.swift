import EscapedText
import LayoutLogs

/// Explanations of logs as Markdown, for an issue or a pull request.
package enum LogMarkdownFormat {
  /// The explanation of a log.
  package static func text(_ log: ExplainedLog) -> String {
    var lines: [String] = []
    for part in log.parts {
      if !lines.isEmpty { lines.append("") }
      switch part {
      case .conflict(let conflict): lines += self.lines(conflict, log.path)
      case .trace(let trace): lines += self.lines(trace, log.path)
      }
    }
    if log.contents.emptyCount > 0 {
      lines += ["", LogTextFormat.hidden(log.contents.emptyCount).replacing("<", with: "\\<")]
    }
    if !log.contents.unread.isEmpty {
      lines += ["", "Not understood:", ""] + log.contents.unread.map { "- \(code($0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(_ conflict: ExplainedConflict, _ path: String) -> [String] {
    let times = conflict.count > 1 ? " (\(conflict.count) times)" : ""
    var lines = [
      "### \(escaped(path)):\(conflict.line)\(times)", "", "**\(escaped(conflict.problem)).**", "",
      "Edit: \(escaped(conflict.nextStep)).", "",
      "| Conflict | Constraint | Written by | In the log |", "| --- | --- | --- | --- |",
    ]
    for index in conflict.log.constraints.indices {
      lines.append(row(index, of: conflict))
    }
    if !conflict.caveats.isEmpty { lines += [""] + conflict.caveats.map { "- \(escaped($0))" } }
    return lines
  }

  private static func row(_ index: Int, of conflict: ExplainedConflict) -> String {
    let subsets = conflict.explanation.analysis.subsets.indices.filter {
      conflict.explanation.analysis.subsets[$0].members.contains(index)
    }
    let constraint = conflict.log.constraints[index]
    let breaks = conflict.log.broken == index ? " (\(conflict.framework) breaks it)" : ""
    let author =
      conflict.meanings[index].map(escaped) ?? "the app"
      + (constraint.place.map { ", \(escaped($0.file)):\($0.line)" } ?? "")
    let places = conflict.matches[index].map { ", \(escaped($0.place)) (\($0.certainty.rawValue))" }
    return "| \(subsets.map { "\($0 + 1)" }.joined(separator: ", ")) "
      + "| \(code(conflict.phrases[index]))\(breaks) | \(author)\(places.joined()) "
      + "| \(code(constraint.identifier ?? constraint.address)) |"
  }

  private static func lines(_ trace: ExplainedTrace, _ path: String) -> [String] {
    ["### \(escaped(path)):\(trace.line): \(trace.findings.count) ambiguous views", ""]
      + trace.findings.map { "- \(escaped($0.problem)). \(escaped($0.nextStep))." }
  }

  /// The text with the characters of Markdown and HTML as they are.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.escaped {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// The text as code in a table: a bar would end the cell, a backtick the code.
  private static func code(_ text: String) -> String {
    "`\(text.escaped.replacing("`", with: "'").replacing("|", with: "\\|"))`"
  }
}
