import ArgumentParser

/// The format of an answer for people or for programs.
enum AnswerFormat: String, ExpressibleByArgument {
  case text, json
  /// The line of `json`, then the text: for the server of assistants, which passes both on.
  case both

  /// The formats for people to choose from.
  static let allValueStrings = [text, json].map(\.rawValue)

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  var hasText: Bool { self != .json }
  var hasJSON: Bool { self != .text }
}
