import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite check`: findings about documents, solved for many configurations.
struct CheckCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Solve documents for many devices and print what is wrong.",
    discussion: """
      A path may be a storyboard, a xib or a folder, which is searched for both; build products and \
      other people's code (Pods, Carthage, DerivedData, build, node_modules) are passed over. Every \
      scene is solved on its own device and, unless options say otherwise, on seven others that \
      differ in shape, in portrait and landscape; on tablets where it was saved on one. Devices run \
      the current release of iOS, or the last that they run; --ios asks for another.

      Findings go to standard output as 'path:line:col: severity: message [rule]', everything else \
      to standard error. Exit code 1 when a finding is at or above --fail-on, 2 when a document \
      could not be read, took longer than --timeout or a folder holds none. Documents of platforms that are not laid out, \
      macOS and watchOS, are named and do not fail the run.
      """)

  @Argument(help: "Storyboards, xibs and folders of them.")
  var paths: [String] = ["."]

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var processes: ProcessOptions

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.ofChecks

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A format for the findings, with the file to write it to after an equals sign. May be repeated.",
      valueName: "format[=file]"))
  var format: [ReportOption] = [.text]

  @Option(name: .customLong("fail-on"), help: "The least severity that fails the run.")
  var failOn = FailureLevel.error

  @Flag(name: .long, help: "Print notes too, not only warnings and errors.")
  var notes = false

  /// A severity as an argument.
  enum FailureLevel: String, ExpressibleByArgument, CaseIterable {
    case note, warning, error, never

    var severity: Finding.Severity? {
      switch self {
      case .note: .info
      case .warning: .warning
      case .error: .error
      case .never: nil
      }
    }
  }

  func run() throws {
    let status = try MainActor.assumeIsolated { try check() }
    if status != ExitStatus.clean { throw ExitCode(status) }
  }

  func validate() throws {
    try DocumentListing.validate(paths)
    try ReportOption.validate(format)
  }

  /// What of a document's answer goes into reports.
  private func document(_ path: String, _ answer: DocumentAnswer) -> CheckedDocument {
    CheckedDocument(
      path: path, findings: answer.findings.filter { notes || $0.severity > .info },
      obstacle: answer.obstacle)
  }

  @MainActor
  private func check() throws -> Int32 {
    for note in environment.notes { Console.error("note: \(note)") }
    let listing = DocumentListing(paths: paths)
    for note in listing.notes { Console.error(note) }
    for error in listing.errors { Console.error(error.description) }
    var summary = CheckSummary(unreadable: listing.errors.count)
    var reports = ReportFiles(format)
    reports.begin()
    for error in listing.errors {
      reports.add(CheckedDocument(path: error.path, obstacle: error.obstacle))
    }
    try DocumentRun(command: self, paths: listing.documents, jobs: processes.jobs).run {
      path, answer in
      summary.add(answer)
      reports.add(document(path, answer))
      for line in answer.messages { Console.message(line) }
    }
    let failures = reports.end()
    for failure in failures { Console.message(failure) }
    for line in summary.lines(notesShown: notes) { Console.error(line) }
    if summary.unreadable > 0 || !failures.isEmpty { return ExitStatus.unusable }
    let fails = failOn.severity.map(summary.tally.reaches)
    return fails == true ? ExitStatus.findings : ExitStatus.clean
  }

  @MainActor
  func answer(for path: String) -> DocumentAnswer {
    do throws(InspectionError) {
      let inspector = try DocumentInspector(path: path)
      let devices = environment.matrix(for: inspector.savedDevice)
      return DocumentAnswer(findings: inspector.findings(on: devices))
    } catch {
      return DocumentAnswer(error)
    }
  }
}
