import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite outline`: the document outline as text.
struct OutlineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outline",
    abstract: "Print a document's outline: scenes, views, guides, and constraints in words.",
    discussion: """
      Constraints stand below the view that holds them, in the words of Interface Builder's outline. \
      Subviews and constraints that are not installed on the device that the document was saved for are left out.

      JSON is one object with a list of entries in the order of the lines; 'level' counts the entries around one.

      Example: ratite outline --ids --lines Main.storyboard
      """)

  @Argument(help: "A storyboard or xib, of any platform.")
  var document: String

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
      var outline = DocumentOutline(try DocumentDescription.read(document))
      let names = outline.sceneNames
      if let scene, !outline.keep(scene: scene) {
        return try fail(
          "\(document): error: no scene has the id or name '\(scene)'; its scenes are "
            + names.prefix(Self.mostNames).joined(separator: ", ")
            + (names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""))
      }
      switch format {
      case .text:
        for line in OutlineReport.lines(outline, details: details) { Console.output(line) }
      case .json: Console.output(OutlineReport.json(outline, document: document))
      }
    } catch let error as InspectionError {
      try fail(error.description)
    }
  }

  private var details: OutlineDetails {
    var details: OutlineDetails = []
    if ids { details.insert(.ids) }
    if lines { details.insert(.lines) }
    return details
  }

  /// Ends the run with one line, which JSON holds, too.
  private func fail(_ message: String) throws {
    if format == .json {
      Console.output(OutlineReport.json(failure: message, document: document))
    }
    Console.error(message)
    throw ExitCode(ExitStatus.unusable)
  }

  private static let mostNames = 20
}
