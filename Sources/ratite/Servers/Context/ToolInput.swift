import Inspection
import ServerProtocols

/// A named input of a tool, from which its JSON schema and its checks are made.
struct ToolParameter: Sendable {
  /// The types of inputs.
  enum Kind: Sendable {
    case text
    case texts
    case flag
    case number(ClosedRange<Double>)
    /// One of some words.
    case word([String])
  }

  let name: String
  let kind: Kind
  /// The meaning: a sentence with its full stop.
  let meaning: String
  var isRequired = false

  /// The JSON schema of a value.
  var schema: JSONValue {
    let texts: JSONValue = ["type": "string", "minLength": 1]
    var schema: [String: JSONValue] =
      switch kind {
      case .text: ["type": "string", "minLength": 1]
      case .texts: ["type": "array", "items": texts, "minItems": 1]
      case .flag: ["type": "boolean"]
      case .number(let range):
        [
          "type": "number", "minimum": .number(range.lowerBound),
          "maximum": .number(range.upperBound),
        ]
      case .word(let words): ["type": "string", "enum": .array(words.map { .string($0) })]
      }
    schema["description"] = .string(meaning)
    return .object(schema)
  }

  /// Whether a value is of the kind.
  func accepts(_ value: JSONValue) -> Bool {
    switch kind {
    case .text: value.string?.isEmpty == false
    case .texts:
      value.array.map { !$0.isEmpty && $0.allSatisfy { $0.string?.isEmpty == false } } ?? false
    case .flag: value.bool != nil
    case .number(let range): value.number.map(range.contains) ?? false
    case .word(let words): value.string.map(words.contains) ?? false
    }
  }

  /// A value of the kind in words.
  var expectation: String {
    switch kind {
    case .text: "a text that is not empty"
    case .texts: "a list of texts that are not empty"
    case .flag: "true or false"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    }
  }
}

/// The input of a call of a tool, which fits the tool's parameters.
struct ToolInput: Sendable {
  private let members: [String: JSONValue]

  /// Checks an input.
  ///
  /// - Throws: ``ToolFailure`` for members that there are not, that are missing, or of another kind.
  init(_ value: JSONValue?, for parameters: [ToolParameter]) throws(ToolFailure) {
    let value = value ?? .null
    guard value == .null || value.isObject, case let members = value.members else {
      throw ToolFailure("'arguments' must be an object.")
    }
    for name in members.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      let names = parameters.map(\.name)
      let near = Spelling.nearest(to: name, among: names).map { "Did you mean '\($0)'?" }
      let known = names.isEmpty ? "It takes none." : "It takes \(names.joined(separator: ", "))."
      throw ToolFailure("There is no argument '\(name)'. \(near ?? known)")
    }
    for parameter in parameters {
      switch members[parameter.name] {
      case nil, .null:
        guard parameter.isRequired else { continue }
        throw ToolFailure("'\(parameter.name)' is missing: \(parameter.expectation).")
      case let value?:
        guard parameter.accepts(value) else {
          throw ToolFailure("'\(parameter.name)' must be \(parameter.expectation).")
        }
      }
    }
    self.members = members
  }

  /// A text.
  func text(_ name: String) -> String? { members[name]?.string }

  /// A list of texts; empty where it is not given.
  func texts(_ name: String) -> [String] { (members[name]?.array ?? []).compactMap(\.string) }

  /// Whether a flag is set.
  func flag(_ name: String) -> Bool { members[name]?.bool ?? false }

  /// A number.
  func number(_ name: String) -> Double? { members[name]?.number }

  /// Paths, none of which stands for standard input.
  ///
  /// - Throws: ``ToolFailure`` for one that does.
  func paths(_ names: String...) throws(ToolFailure) -> [String] {
    let paths = names.flatMap { name in text(name).map { [$0] } ?? texts(name) }
    guard !paths.contains("-"), !paths.contains("/dev/stdin") else {
      throw ToolFailure("'-' is standard input, which is the client's; pass a path.")
    }
    return paths
  }
}

/// A sentence about a call that failed.
struct ToolFailure: Error, Hashable, Sendable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension JSONValue {
  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }

  fileprivate var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}
