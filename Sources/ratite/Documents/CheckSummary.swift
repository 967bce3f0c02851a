import Inspection

/// The last lines of a run of `ratite check`.
struct CheckSummary {
  /// The documents that were checked.
  var checked = 0
  /// The documents and folders that could not be read.
  var unreadable = 0
  /// The documents of platforms that are not laid out.
  private var unsupported = UnsupportedDocuments()
  /// The documents whose projects do not support everything.
  private let limited: Int
  /// The findings that the baseline holds.
  var baselined = 0
  /// The findings that are meant.
  var suppressed = 0
  private(set) var tally = FindingTally()

  /// - Parameters:
  ///   - unreadable: The documents and folders that could not be listed.
  ///   - limited: The documents whose projects do not support everything.
  init(unreadable: Int, limited: Int) {
    self.unreadable = unreadable
    self.limited = limited
  }

  /// Takes in the answer of a document.
  mutating func add(_ path: String, _ answer: DocumentAnswer) {
    tally.add(answer.findings)
    switch answer.outcome {
    case .done: checked += 1
    case .unsupported: unsupported.add(path, answer)
    case .failed: unreadable += 1
    }
  }

  /// The summary, and options that would leave findings out.
  func lines(notesShown: Bool) -> [String] {
    let parts = Finding.Severity.allCases.reversed().map { severity in
      Self.count(tally.count(severity), severity.word)
    }
    var summary = Self.count(checked, "document") + ": " + parts.joined(separator: ", ")
    let hidden = notesShown ? 0 : tally.count(.info)
    if hidden > 0 { summary += " (--notes shows \(hidden == 1 ? "it" : "them"))" }
    if unsupported.count > 0 {
      summary += "; \(unsupported.count) of platforms that are not laid out"
    }
    if limited > 0 { summary += "; \(limited) limited to what their projects support" }
    if baselined > 0 { summary += "; \(baselined) in the baseline" }
    if suppressed > 0 { summary += "; \(suppressed) suppressed" }
    if unreadable > 0 { summary += "; \(unreadable) could not be checked" }
    let lines = unsupported.lines + [summary]
    guard tally.landscapeOnly > 0 else { return lines }
    let what =
      tally.landscapeOnly == 1
      ? "1 finding occurs" : "\(tally.landscapeOnly) findings occur"
    return lines + ["\(what) in landscape only; --orientation portrait leaves landscape out"]
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
