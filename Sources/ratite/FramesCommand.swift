import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite frames`: solved frames, one JSON object a line.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Print solved frames, one JSON object a line and document.",
    discussion: """
      Frames are in points, in superview coordinates, for the canvas each document names (its \
      device, orientation and simulated bars) at the text size that Interface Builder had, unless \
      options ask for others; several values of an option give every combination, and the text \
      size is the usual one unless it is asked for.

      A document that cannot be read gets a line with its error, and the run ends with exit code 2. \
      What could not be used in a document that was read is said on standard error.

      Example: ratite frames --device retina4_0 --orientation landscape Main.storyboard
      """)

  @Argument(help: "Storyboards and xibs.")
  var documents: [String]

  @Option(help: "The output format.")
  var format = Format.json

  @OptionGroup var environment: EnvironmentOptions

  /// The formats of frames.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
  }

  func validate() throws { try DocumentListing.validate(documents) }

  func run() throws {
    try MainActor.assumeIsolated {
      for note in environment.notes { Console.error("note: \(note)") }
      let isComplete = try Measuring.run { _ in
        documents.reduce(true) { printFrames(of: $1) && $0 }
      }
      if !isComplete { throw ExitCode(ExitStatus.unusable) }
    }
  }

  /// Prints the line of a document.
  ///
  /// - Returns: Whether the document could be read.
  @MainActor
  private func printFrames(of path: String) -> Bool {
    do throws(InspectionError) {
      let inspector = try DocumentInspector(path: path)
      let devices = environment.asked(for: inspector.savedDevice)
      let environments =
        devices.isEmpty ? [.canvas(inspector.canvas)] : devices.map { LayoutEnvironment.device($0) }
      let scenes = environments.flatMap(inspector.solve)
      Console.output(FramesReport.line(document: path, scenes: scenes.map(\.solution)))
      Console.problems(inspector.problems(in: scenes))
      return true
    } catch {
      Console.output(FramesReport.line(document: path, error: error.description))
      Console.error(error.description)
      return false
    }
  }
}
