import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite trace`: how the views of each scene are laid out, and what is ambiguous.
struct TraceCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print the tree of views as _autolayoutTrace does, with ambiguous variables.",
    discussion: """
      A tree for each scene, on the canvas of the Interface Builder that saved the document; options ask for devices. \
      Objects have their ids in place of addresses; those that the document does not hold are numbered.

      Example: ratite trace --device retina4_0 Main.storyboard
      """)

  @Argument(
    help: ArgumentHelp("Storyboards and xibs.", valueName: "documents"), completion: .documents)
  var paths: [String]

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var processes: ProcessOptions

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.none

  func validate() throws { try DocumentListing.validate(paths) }

  func run() throws {
    try MainActor.assumeIsolated {
      for note in environment.notes { Console.error("note: \(note)") }
      var isComplete = true
      var isEmpty = true
      try DocumentRun(
        command: self, documents: paths.map { DocumentInput(path: $0) }, jobs: processes.jobs
      ).run { _, answer in
        isComplete = isComplete && answer.outcome != .failed
        isEmpty = isEmpty && answer.output.isEmpty
        Console.print(answer)
      }
      if !isEmpty {
        Console.output(safe: SceneTrace.legend.replacing("\t", with: "  ") + "\n")
      }
      if !isComplete { throw ExitCode(ExitStatus.unusable) }
    }
  }

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    do throws(InspectionError) {
      let inspector = try document.inspector()
      let devices = inspector.devices(
        environment.asked(for: inspector.savedDevice), in: environment.languages(of: document))
      let environments =
        devices.isEmpty
        ? [.canvas(inspector.canvas())] : devices.map { LayoutEnvironment.device($0) }
      let scenes = environments.flatMap(inspector.solve)
      let problems = inspector.problems(in: scenes).filter { $0.severity > .info }
      return DocumentAnswer(
        output: scenes.flatMap { scene in
          let trace = SceneTrace(scene)
          return ["\(document.path): \(trace.title)"] + trace.lines + [""]
        },
        messages: problems.map(TextFormat.line))
    } catch {
      return DocumentAnswer(error)
    }
  }
}
