import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite check`: findings about documents, solved for many configurations.
struct CheckCommand: ParsableCommand {
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
      could not be read or a folder holds none.
      """)

  @Argument(help: "Storyboards, xibs and folders of them.")
  var paths: [String] = ["."]

  @OptionGroup var environment: EnvironmentOptions

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

  func validate() throws { try DocumentListing.validate(paths) }

  @MainActor
  private func check() throws -> Int32 {
    for note in environment.notes { Console.error("note: \(note)") }
    return try Measuring.run { _ in checkAll() }
  }

  @MainActor
  private func checkAll() -> Int32 {
    let listing = DocumentListing(paths: paths)
    for error in listing.errors { Console.error(error.description) }
    var tally = CheckTally(unreadable: listing.errors.count)
    for (index, path) in listing.documents.enumerated() {
      Console.progress("\(index + 1) of \(listing.documents.count): \(path)")
      do throws(InspectionError) {
        let inspector = try DocumentInspector(path: path)
        let findings = inspector.findings(on: environment.matrix(for: inspector.savedDevice))
        tally.add(findings)
        print(findings)
      } catch {
        tally.unreadable += 1
        Console.endProgress()
        Console.error(error.description)
      }
    }
    Console.endProgress()
    for line in tally.lines(notesShown: notes) { Console.error(line) }
    if tally.unreadable > 0 { return ExitStatus.unusable }
    let fails = failOn.severity.map { level in tally.findings.contains { $0.severity >= level } }
    return fails == true ? ExitStatus.findings : ExitStatus.clean
  }

  /// Prints the findings of a document, notes only on request.
  private func print(_ findings: [Finding]) {
    let shown = findings.filter { notes || $0.severity > .info }
    if !shown.isEmpty { Console.endProgress() }
    for finding in shown { Console.output(TextReport.line(for: finding)) }
  }
}
