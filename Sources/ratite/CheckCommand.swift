import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite check`: findings about documents, solved for many configurations.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Solve documents for many devices and print what is wrong.",
    discussion: """
      A path may be a storyboard, a xib or a folder, which is searched for both. Every scene is \
      solved for the canvas it was saved for and for every combination of devices and orientations.

      Exit code 1 when a finding is at or above --fail-on, 2 when a document could not be read.
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
      do throws(DocumentError) {
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

  private func report(_ findings: [Finding], checked: Int, errors: [DocumentError]) {
    let shown = findings.filter { notes || $0.severity > .info }
    for finding in shown { Console.output(TextReport.line(for: finding)) }
    for error in errors { Console.error(error.description) }
    var summary = TextReport.summary(of: findings, documents: checked)
    if shown.count < findings.count { summary += " (--notes shows the notes)" }
    if checked == 0, errors.isEmpty { summary = "no storyboard or xib found" }
    Console.error(summary)
  }
}

extension CanvasOptions {
  /// What to draw: the devices asked for, or those that `check` solves for, as the document's own
  /// device is held.
  func previews(for saved: Canvas) -> [Canvas] {
    let chosen = device.isEmpty && saved.device.idiom != .tv ? Self.representativeDevices : device
    return canvases(devices: chosen.compactMap { Device.find($0) }, for: saved)
  }

  /// What to check on: the devices asked for, or a choice that differs in width, height, idiom and
  /// cut-outs; upright and turned.
  func matrix(for saved: Canvas) -> [Canvas] {
    let chosen = device.isEmpty ? Self.representativeDevices : device
    let devices = saved.device.idiom == .tv ? [] : chosen.compactMap { Device.find($0) }
    var options = self
    if orientation.isEmpty, saved.device.idiom != .tv {
      options.orientation = HeldOrientation.allCases
    }
    return options.canvases(devices: devices, for: saved)
  }

  /// The narrowest and the widest phone, the ones in between that differ in shape, and two tablets.
  private static let representativeDevices = [
    "retina4_0", "retina4_7", "retina5_5", "retina6_12", "retina6_9", "ipad9_7",
    "ipad12_9rounded",
  ]
}
