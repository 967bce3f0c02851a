import Inspection

/// The last lines of a run of `ratite check`.
struct CheckSummary {
  /// The documents that were checked.
  var checked = 0
  /// The documents and folders that could not be read.
  var unreadable = 0
  /// The documents of platforms that are not laid out.
  var unsupported = 0
  private(set) var tally = FindingTally()

  /// Takes in the answer of a document.
  mutating func add(_ answer: DocumentAnswer) {
    tally.add(answer.findings)
    switch answer.outcome {
    case .done: checked += 1
    case .unsupported: unsupported += 1
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
    if unsupported > 0 {
      summary += "; \(unsupported) of platforms that are not laid out"
    }
    if unreadable > 0 { summary += "; \(unreadable) could not be checked" }
    guard tally.landscapeOnly > 0 else { return [summary] }
    let what =
      tally.landscapeOnly == 1
      ? "1 finding occurs" : "\(tally.landscapeOnly) findings occur"
    return [summary, "\(what) in landscape only; --orientation portrait leaves landscape out"]
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
