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
      scene is solved for the canvas it was saved for and, unless options say otherwise, for seven \
      devices, upright and turned.

      Findings go to standard output as 'path:line:col: severity: message [rule]', everything else \
      to standard error. Exit code 1 when a finding is at or above --fail-on, 2 when a document \
      could not be read.
      """)

  @Argument(help: "Storyboards, xibs and folders of them.")
  var paths: [String] = ["."]

  @OptionGroup var canvas: CanvasOptions

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

  @MainActor
  private func check() throws -> Int32 {
    try Measuring.start()
    let listing = DocumentListing(paths: paths)
    var errors = listing.errors
    var findings: [Finding] = []
    var checked = 0
    for (index, path) in listing.documents.enumerated() {
      Console.progress("\(index + 1) of \(listing.documents.count): \(path)")
      do throws(InspectionError) {
        let inspector = try DocumentInspector(path: path)
        findings += inspector.findings(on: canvas.matrix(for: inspector.savedCanvas))
        checked += 1
      } catch {
        errors.append(error)
      }
    }
    Console.endProgress()
    report(findings, checked: checked, errors: errors)
    if !errors.isEmpty { return ExitStatus.unusable }
    let fails = findings.contains { finding in
      failOn.severity.map { finding.severity >= $0 } ?? false
    }
    return fails ? ExitStatus.findings : ExitStatus.clean
  }

  private func report(_ findings: [Finding], checked: Int, errors: [InspectionError]) {
    let shown = findings.filter { notes || $0.severity > .info }
    for finding in shown { Console.output(TextReport.line(for: finding)) }
    for error in errors { Console.error(error.description) }
    var summary = TextReport.summary(of: findings, documents: checked)
    let hidden = findings.count - shown.count
    if hidden > 0 { summary += " (--notes shows \(hidden == 1 ? "it" : "them"))" }
    if checked == 0, errors.isEmpty { summary = "no storyboard or xib found" }
    Console.error(summary)
  }
}
