import Foundation
import ServerProtocols

/// `why`: where an edge of a view comes from.
enum WhyTool: ContextTool {
  static let name = "why"
  static let title = "Explain an edge"
  static let summary = """
    The constraints that fix an edge of a view, from the view to the root, each with its share in points and its line; \
    the shares add up to the edge. Also what was overruled, what is open, and what a conflict broke.
    """
  static let parameters =
    [
      ToolParameter(name: "path", kind: .text, meaning: "A storyboard or xib.", isRequired: true),
      ToolParameter(
        name: "view", kind: .text,
        meaning: "A view by its id, label, text or outlet, and perhaps an edge: abC-dE-fGh.top.",
        isRequired: true),
      ToolParameter(
        name: "against", kind: .text,
        meaning: "Another device, perhaps with portrait or landscape, to compare with."),
      ToolParameter(
        name: "scene", kind: .text,
        meaning: "The scene to look in, by id, class, identifier or title."),
    ] + EnvironmentInput.parameters
  static let outputSchema: JSONValue? = [
    "type": "object", "required": ["document", "error", "explanations"],
    "properties": [
      "document": ["type": "string"], "error": ["type": ["string", "null"]],
      "explanations": ["type": "array", "items": ["type": "object"]],
    ],
  ]

  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput {
    let named = ["against", "scene"].compactMap { name in
      input.text(name).map { "--\(name)=\($0)" }
    }
    let command =
      [name, EnvironmentInput.timeout] + named + EnvironmentInput.options(input)
    let paths = try input.paths("path") + [input.text("view") ?? ""]
    let answer = try run.command(command + ["--format=both", "--color=never"], paths: paths)
    guard let (structured, text) = answer.parts, structured["error"] == .null
    else { throw answer.failure }
    return ToolOutput(content: [.text(text)], structured: structured)
  }
}

/// `fix`: edits that mend a document, which the client makes.
enum FixTool: ContextTool {
  static let name = "fix"
  static let title = "Mend a document"
  static let summary = """
    Edits that mend a storyboard or xib, as a unified diff and as ranges of bytes with their replacements; nothing is \
    written. Without an action the safe fixes of findings, each solved again on all devices; with one a command of \
    Interface Builder's Resolve menu.
    """
  static let parameters = [
    ToolParameter(name: "path", kind: .text, meaning: "A storyboard or xib.", isRequired: true),
    ToolParameter(
      name: "action",
      kind: .word([
        "add-missing", "update-frames", "update-constants", "reset-to-suggested", "clear",
      ]), meaning: "A command of the Resolve menu."),
    ToolParameter(
      name: "rule", kind: .texts,
      meaning: "The rules whose findings are mended; else all safe ones."
    ),
    ToolParameter(
      name: "view", kind: .text, meaning: "The id of a view: that view and what is inside it."),
    ToolParameter(
      name: "scene", kind: .text, meaning: "A scene: its id, or the id of its controller."),
  ]
  static let outputSchema: JSONValue? = [
    "type": "object", "required": ["document", "edits", "splices"],
    "properties": [
      "document": ["type": "string"], "edits": ["type": "array", "items": ["type": "object"]],
      "splices": ["type": "array", "items": ["type": "object"]],
    ],
  ]

  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput {
    var command = [name, "--dry-run", EnvironmentInput.timeout]
    command += input.text("action").map { ["--\($0)"] } ?? []
    command += input.texts("rule").map { "--rule=\($0)" }
    command += ["view", "scene"].compactMap { name in input.text(name).map { "--\(name)=\($0)" } }
    let paths = try input.paths("path")
    let answer = try run.command(command + ["--format=both"], paths: paths)
    guard answer.exitCode != ExitStatus.unusable, let (structured, text) = answer.parts
    else { throw answer.failure }
    return ToolOutput(content: [.text(text)], structured: structured)
  }
}

extension ToolRun.Result {
  /// The object in the first line of standard output, and the text of the others with the lines on standard error;
  /// nil where there is no such line.
  fileprivate var parts: (structured: JSONValue, text: String)? {
    let line = output.prefix { $0 != UInt8(ascii: "\n") }
    guard let structured = try? JSONValue(parsing: Data(line)) else { return nil }
    let text = String(decoding: output.dropFirst(line.count + 1), as: UTF8.self)
    return (structured, ([text] + messages).joined(separator: "\n"))
  }
}
