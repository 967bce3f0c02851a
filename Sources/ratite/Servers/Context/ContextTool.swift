import Foundation
import ServerProtocols

/// A tool that clients of the Model Context Protocol may call: one type, and its line in ``ContextTools/all``.
protocol ContextTool: Sendable {
  /// The name by which it is called.
  static var name: String { get }
  /// The name for people.
  static var title: String { get }
  /// The purpose, the input and the output: sentences with full stops.
  static var summary: String { get }
  /// Its input.
  static var parameters: [ToolParameter] { get }
  /// The JSON schema of its structured output; nil where it has none.
  static var outputSchema: JSONValue? { get }
  /// Calls it.
  ///
  /// - Parameters:
  ///   - input: The input, which fits the parameters.
  ///   - run: Runs the tool's own commands.
  /// - Returns: The output.
  /// - Throws: ``ToolFailure``.
  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput
}

extension ContextTool {
  static var outputSchema: JSONValue? { nil }

  /// The entry in the list of tools.
  static func entry(_ version: ContextVersion) -> JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    let properties = Dictionary(
      parameters.map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first })
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    if !required.isEmpty { schema["required"] = .array(required) }
    var entry: [String: JSONValue] = [
      "name": .string(name), "description": .string(summary), "inputSchema": .object(schema),
    ]
    if version.hasAnnotations {
      entry["annotations"] = [
        "readOnlyHint": true, "openWorldHint": false, "title": .string(title),
      ]
    }
    if version.hasStructuredOutput {
      entry["title"] = .string(title)
      if let outputSchema { entry["outputSchema"] = outputSchema }
    }
    return .object(entry)
  }
}

/// The tools that there are.
enum ContextTools {
  static let all: [any ContextTool.Type] = [
    CheckTool.self, FramesTool.self, PictureTool.self, WhyTool.self, FixTool.self,
    RulesTool.self, RuleTool.self,
  ]
}

/// The output of a tool.
struct ToolOutput: Sendable {
  /// A part of an output.
  enum Content: Sendable {
    case text(String)
    case png(Data)
  }

  var content: [Content]
  /// The output for programs.
  var structured: JSONValue?
  /// Whether the call failed.
  var isFailure = false

  /// The result of the call.
  func result(_ version: ContextVersion) -> JSONValue {
    let parts = content.map { part -> JSONValue in
      switch part {
      case .text(let text): ["type": "text", "text": .string(text)]
      case .png(let bytes):
        ["type": "image", "data": .string(bytes.base64EncodedString()), "mimeType": "image/png"]
      }
    }
    var result: [String: JSONValue] = ["content": .array(parts), "isError": .bool(isFailure)]
    if version.hasStructuredOutput, let structured { result["structuredContent"] = structured }
    return .object(result)
  }
}

/// The versions of the protocol that are spoken.
enum ContextVersion: String, Sendable, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  /// The version to speak with a client: the one that it asks for, or else the newest.
  init(asked: String) {
    self = ContextVersion(rawValue: asked) ?? .november2025
  }

  var hasAnnotations: Bool { self != .november2024 }
  var hasStructuredOutput: Bool { self == .june2025 || self == .november2025 }
}
