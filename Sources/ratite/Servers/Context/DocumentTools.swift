import EscapedText
import Foundation
import Inspection
import ServerProtocols

/// `check`: findings about documents.
enum CheckTool: ContextTool {
  static let name = "check"
  static let title = "Check layouts"
  static let summary = """
    Solves the Auto Layout constraints of storyboards and xibs for many devices and reports what is wrong: conflicts, \
    ambiguity, cut-off text, views outside of others. Each finding has its place, the objects and constraints it is \
    about, the configurations it occurs in, and one edit to make. Settings of .ratite.yml hold. Writes nothing.
    """
  static let parameters =
    [
      ToolParameter(
        name: "paths", kind: .texts, meaning: "Storyboards, xibs, and folders to search for them.",
        isRequired: true),
      ToolParameter(
        name: "notes", kind: .flag,
        meaning: "Whether to report notes too, which rest on what a document cannot know."),
    ] + EnvironmentInput.parameters
  static let outputSchema: JSONValue? = [
    "type": "object", "required": ["version", "tool", "documents"],
    "properties": [
      "version": ["type": "integer"], "tool": ["type": "object"],
      "documents": ["type": "array", "items": ["type": "object"]],
    ],
  ]

  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput {
    let options = ["--format=json", "--no-cache"] + (input.flag("notes") ? ["--notes"] : [])
    let result = try run.command(
      [name] + options + EnvironmentInput.options(input), paths: input.paths("paths"))
    guard let structured = try? JSONValue(parsing: result.output),
      let report = try? WrittenReport(file: name, data: result.output)
    else { throw result.failure }
    let lines = report.documents.flatMap(\.findings).map(TextFormat.line) + result.messages
    return ToolOutput(
      content: [.text(lines.joined(separator: "\n"))], structured: structured,
      isFailure: result.exitCode == ExitStatus.unusable)
  }
}

/// `frames`: solved frames of a document.
enum FramesTool: ContextTool {
  static let name = "frames"
  static let title = "Solve frames"
  static let summary = """
    The frames of every view and guide of a storyboard or xib in points, by object id, with the variables that \
    constraints leave open and the constraints that exclude each other. Without devices the answer is for Interface \
    Builder's canvas.
    """
  static let parameters =
    [
      ToolParameter(
        name: "path", kind: .text, meaning: "A storyboard or xib.", isRequired: true)
    ] + EnvironmentInput.parameters
  static let outputSchema: JSONValue? = [
    "type": "object", "required": ["document", "error", "scenes"],
    "properties": [
      "document": ["type": "string"], "error": ["type": ["string", "null"]],
      "scenes": ["type": "array", "items": ["type": "object"]],
    ],
  ]

  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput {
    let result = try run.command(
      [name, EnvironmentInput.timeout] + EnvironmentInput.options(input),
      paths: input.paths("path"))
    guard let structured = try? JSONValue(parsing: result.output) else { throw result.failure }
    guard structured["error"] == .null else {
      throw ToolFailure(structured["error"]?.string ?? result.failure.message)
    }
    let text = String(decoding: result.output, as: UTF8.self).trimmingPrefix { $0.isWhitespace }
    return ToolOutput(content: [.text(String(text))], structured: structured)
  }
}

/// `picture`: a scene as people see it.
enum PictureTool: ContextTool {
  static let name = "picture"
  static let title = "Draw a scene"
  static let summary = """
    A PNG of one scene of a storyboard, or of a xib, on one device; without one on the device that the document was \
    saved for. System text is drawn with Inter, which stands in for San Francisco.
    """
  static let parameters = [
    ToolParameter(
      name: "path", kind: .text, meaning: "A storyboard or xib.", isRequired: true),
    ToolParameter(
      name: "scene", kind: .text,
      meaning: "The scene by its id, its controller's id or class; else the first with a view."),
    ToolParameter(
      name: "device", kind: .text, meaning: "A device by id or part of its name."),
    ToolParameter(
      name: "orientation", kind: .word(HeldOrientation.allCases.map(\.rawValue)),
      meaning: "How it is held."),
    ToolParameter(
      name: "ios", kind: .text, meaning: "A release of the system, such as 17; else the current."),
    ToolParameter(
      name: "direction", kind: .word(ReadingDirection.allCases.map(\.rawValue)),
      meaning: "The reading direction."),
    ToolParameter(
      name: "text_size", kind: .word(TextSize.allCases.map(\.rawValue)), meaning: "The text size."),
    ToolParameter(name: "scale", kind: .number(0.25...4), meaning: "Pixels per point; else 1."),
  ]

  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput {
    let names = ["scene", "device", "orientation", "ios", "direction", "text_size"]
    var options = names.compactMap { name in
      input.text(name).map { "--\(name.replacing("_", with: "-"))=\($0)" }
    }
    if let scale = input.number("scale") { options.append("--scale=\(scale)") }
    let result = try run.command([PictureCommand.name] + options, paths: input.paths("path"))
    guard result.exitCode == ExitStatus.clean, !result.output.isEmpty else { throw result.failure }
    return ToolOutput(
      content: [.png(result.output), .text(result.messages.joined(separator: "\n"))])
  }
}
