import Inspection

/// What a run of `ratite check` has come to.
struct CheckTally {
  /// The documents and folders that could not be checked.
  var unreadable = 0
  private(set) var findings: [Finding] = []
  private var checked = 0

  init(unreadable: Int) {
    self.unreadable = unreadable
  }

  /// Takes in what was found in a document.
  mutating func add(_ new: [Finding]) {
    checked += 1
    findings += new
  }

  /// The summary, and what would make the findings fewer without losing any that count.
  func lines(notesShown: Bool) -> [String] {
    var summary = TextReport.summary(of: findings, documents: checked)
    let hidden = notesShown ? 0 : findings.count { $0.severity == .info }
    if hidden > 0 { summary += " (--notes shows \(hidden == 1 ? "it" : "them"))" }
    if unreadable > 0 { summary += "; \(unreadable) could not be checked" }
    let turned = findings.count { $0.severity > .info && $0.occurrence.isTurnedOnly }
    guard turned > 0 else { return [summary] }
    let what = turned == 1 ? "1 finding occurs" : "\(turned) findings occur"
    return [summary, "\(what) in landscape only; --orientation portrait leaves landscape out"]
  }
}
