import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite frames`: solved frames, one JSON object a line.
struct FramesCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Print solved frames, one JSON object a line and document.",
    discussion: """
      Frames are in points, in superview coordinates, on the canvas of the Interface Builder that \
      saved the document, as the document stores them. Options ask for devices instead, which do \
      not depend on what saved the document; several values of an option give every combination.

      A document that cannot be read, or takes longer than --timeout, gets a line with its error, and \
      the run ends with exit code 2. \
      One of a platform that is not laid out, macOS or watchOS, gets such a line, too, and is no failure. \
      What could not be used in a document that was read is said on standard error.

      Example: ratite frames --device retina4_0 --orientation landscape Main.storyboard
      """)

  @Argument(
    help: ArgumentHelp("Storyboards and xibs.", valueName: "documents"), completion: .documents)
  var paths: [String]

  @Option(help: "The output format.")
  var format = Format.json

  @OptionGroup var environment: EnvironmentOptions

  @Option(
    name: .customLong("without-quirk"),
    help: ArgumentHelp(
      "A quirk of the canvas to leave out, to see what it is worth.", valueName: "quirk",
      visibility: .hidden),
    transform: { name in
      guard let quirk = CanvasQuirk(rawValue: name) else {
        throw ValidationError(
          "There is no quirk '\(name)'. The quirks are "
            + CanvasQuirk.allCases.map(\.rawValue).joined(separator: ", ") + ".")
      }
      return quirk
    })
  var omittedQuirks: [CanvasQuirk] = []

  @OptionGroup var processes: ProcessOptions

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.none

  /// The formats of frames.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
  }

  func validate() throws { try DocumentListing.validate(paths) }

  func run() throws {
    try MainActor.assumeIsolated {
      for note in environment.notes { Console.error("note: \(note)") }
      var isComplete = true
      try DocumentRun(
        command: self, documents: paths.map { DocumentInput(path: $0) }, jobs: processes.jobs
      ).run { _, answer in
        isComplete = isComplete && answer.outcome != .failed
        Console.print(answer)
      }
      if !isComplete { throw ExitCode(ExitStatus.unusable) }
    }
  }

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    let path = document.path
    do throws(InspectionError) {
      let inspector = try document.inspector()
      let devices = inspector.devices(
        environment.asked(for: inspector.savedDevice), in: environment.languages(of: document))
      let environments =
        devices.isEmpty
        ? [.canvas(inspector.canvas(omitting: Set(omittedQuirks)))]
        : devices.map { LayoutEnvironment.device($0) }
      let scenes = environments.flatMap(inspector.solve)
      let problems = inspector.problems(in: scenes).filter { $0.severity > .info }
      return DocumentAnswer(
        output: [FramesReport.line(document: path, scenes: scenes.map(\.solution))],
        messages: problems.map(TextFormat.line))
    } catch {
      var answer = DocumentAnswer(error)
      answer.output = output(forFailure: error.description, of: path)
      return answer
    }
  }

  func output(forFailure message: String, of path: String) -> [String] {
    [FramesReport.line(document: path, error: message)]
  }
}
