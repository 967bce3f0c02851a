import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite outline`: the document outline as text, or the issues that Interface Builder lists beside it.
struct OutlineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outline",
    abstract:
      "Print a document's outline: scenes, views, guides, and constraints in words; or its issues.",
    discussion: """
      Constraints stand below the view that holds them, in the words of Interface Builder's outline. \
      Subviews and constraints that are not installed on the device that the document was saved for are left out.

      With --issues the list behind the arrows of Interface Builder's outline is printed instead, as its canvas shows it: \
      an error for conflicting and missing constraints, whose arrow is red, a warning for misplaced views, whose arrow is \
      yellow, and a note for views with another frame than the stored one that Interface Builder did not mark. \
      The run ends with exit code 1 when there is an error. \
      'ratite check' says what happens on devices; there missing constraints are warnings, as in Xcode's builds. \
      Documents for macOS and watchOS have an outline; their issues are not known, which is said and is no failure.

      JSON is one object with a list of entries in the order of the lines; 'level' counts the entries around one. \
      With --issues it has a list of issues.

      Example: ratite outline --ids --lines Main.storyboard
      Example: ratite outline --issues Main.storyboard
      """)

  @Argument(help: "A storyboard or xib, of any platform.", completion: .documents)
  var document: String

  @Flag(
    name: .long,
    help:
      "Print the issues that Interface Builder shows beside the outline; exit code 1 for errors."
  )
  var issues = false

  @Flag(name: .long, help: "Print the id of each object.")
  var ids = false

  @Flag(name: .long, help: "Print the line of each object in the document.")
  var lines = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Print only scenes with this id, or whose name contains this text.", valueName: "scene"))
  var scene: String?

  @Option(help: "The output format.")
  var format = Format.text

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.ofChecks

  /// The formats of outlines.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  func validate() throws {
    try DocumentListing.validate([document])
    guard scene != "" else {
      throw ValidationError("--scene is empty; give it a value or leave it out.")
    }
  }

  func run() throws {
    do {
      if issues { try MainActor.assumeIsolated { try printIssues() } } else { try printOutline() }
    } catch let error as InspectionError {
      if format == .json { Console.output(json(failure: error.description)) }
      Console.error(error.description)
      if error.obstacle.kind == .failure { throw ExitCode(ExitStatus.unusable) }
    }
  }

  private func printOutline() throws {
    let outline = try keptScenes(of: DocumentDescription.read(document))
    switch format {
    case .text:
      for line in OutlineReport.lines(outline, details: details) { Console.output(line) }
    case .json: Console.output(OutlineReport.json(outline, document: document))
    }
  }

  @MainActor
  private func printIssues() throws {
    let watchdog = Watchdog(limit: timeout) { [timeout, document] in
      Interruption.end(ExitStatus.unusable, saying: "\(document):1:1: error: \(timeout.message)")
    }
    let outline = try keptScenes(of: DocumentDescription.read(document))
    let issues = try Measuring.run { _ in
      try watchdog.limited {
        let inspector = try DocumentInspector(path: document)
        let scenes = inspector.solve(in: .canvas(inspector.canvas()))
        Console.problems(inspector.problems(in: scenes))
        var issues = DocumentIssues(of: scenes, in: inspector)
        if scene != nil { issues.keep(scenesOf: outline) }
        return issues
      }
    }
    switch format {
    case .text:
      for line in IssueReport.lines(issues, details: details) { Console.output(line) }
      Console.error(IssueReport.summary(issues))
    case .json: Console.output(IssueReport.json(issues, document: document))
    }
    if issues.count(.error) > 0 { throw ExitCode(ExitStatus.findings) }
  }

  /// The outline of the scenes asked for.
  private func keptScenes(of description: DocumentDescription) throws -> DocumentOutline {
    var outline = DocumentOutline(description)
    let names = outline.sceneNames
    if let scene, !outline.keep(scene: scene) {
      let message =
        "\(document): error: no scene has the id or name '\(scene)'; its scenes are "
        + names.prefix(Self.mostNames).joined(separator: ", ")
        + (names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : "")
      if format == .json { Console.output(json(failure: message)) }
      Console.error(message)
      throw ExitCode(ExitStatus.unusable)
    }
    return outline
  }

  private var details: OutlineDetails {
    var details: OutlineDetails = []
    if ids { details.insert(.ids) }
    if lines { details.insert(.lines) }
    return details
  }

  /// The JSON object of a document without an answer.
  private func json(failure: String) -> String {
    issues
      ? IssueReport.json(failure: failure, document: document)
      : OutlineReport.json(failure: failure, document: document)
  }

  private static let mostNames = 20
}
