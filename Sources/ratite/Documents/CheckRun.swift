import Inspection

/// A run of `ratite check`: the answers of its documents on their way into reports, summary and baseline.
struct CheckRun {
  private var reports: ReportFiles
  private(set) var summary: CheckSummary
  private var filter: FindingFilter
  private var newBaseline: Baseline?
  private let leastShown: Finding.Severity
  private let leastFailing: Finding.Severity?

  /// - Parameters:
  ///   - reports: The reports to write.
  ///   - summary: The summary, with what could not be listed.
  ///   - filter: The settings and the baseline.
  ///   - newBaseline: The baseline to write; nil for none.
  ///   - leastShown: The least severity that is reported.
  ///   - leastFailing: The least severity that fails the run; nil where none does.
  init(
    reports: ReportFiles, summary: CheckSummary, filter: FindingFilter, newBaseline: Baseline?,
    leastShown: Finding.Severity, leastFailing: Finding.Severity?
  ) {
    self.reports = reports
    self.summary = summary
    self.filter = filter
    self.newBaseline = newBaseline
    self.leastShown = leastShown
    self.leastFailing = leastFailing
  }

  /// Begins the reports, with what could not be listed.
  mutating func begin(_ errors: [InspectionError]) {
    reports.begin()
    for error in errors {
      reports.add(CheckedDocument(path: error.path, obstacle: error.obstacle))
    }
  }

  /// Takes in the answer of a document.
  mutating func add(_ path: String, _ answer: DocumentAnswer) {
    let selected = filter.selected(answer.findings, of: path)
    let leastKept = min(leastShown, leastFailing ?? leastShown)
    for finding in selected where finding.severity >= leastKept { newBaseline?.add(finding) }
    var answer = answer
    answer.findings = filter.new(selected)
    summary.add(path, answer)
    reports.add(
      CheckedDocument(
        path: path, findings: answer.findings.filter { $0.severity >= leastShown },
        obstacle: answer.obstacle, drawing: answer.drawing))
    guard answer.outcome != .unsupported else { return }
    for line in answer.messages { Console.message(line) }
  }

  /// Ends the reports, writes the baseline and prints the summary.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the run was over all documents of the project.
  ///   - path: The file for the new baseline.
  /// - Returns: Whether all files could be written.
  mutating func end(isWhole: Bool, baseline path: String?) -> Bool {
    var failures = reports.end()
    if let path, let newBaseline {
      let failure = OutputFile.save(newBaseline.text, to: path)
      failures += [failure].compactMap { $0 }
      let count = newBaseline.entries.count
      if failure == nil {
        Console.message("note: \(count) finding\(count == 1 ? "" : "s") written to \(path)")
      }
    }
    for failure in failures { Console.message(failure) }
    for line in filter.notes(isWhole: isWhole) { Console.message(line) }
    summary.baselined = filter.baselined
    summary.suppressed = filter.suppressed
    for line in summary.lines(notesShown: leastShown == .info) { Console.error(line) }
    return failures.isEmpty
  }
}
