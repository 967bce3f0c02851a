import ArgumentParser

/// The arguments of a command, without most of the documents at their end.
///
/// ArgumentParser's time grows with the square of the number of arguments; thousands of documents would take
/// it longer than to lay them out.
struct CommandArguments {
  /// The arguments for the parser: all but the documents held back.
  let parsed: [String]
  /// The documents held back, which follow those of the parsed arguments.
  let heldBack: [String]

  /// Holds back the documents at the end of a list of arguments, but for the first few of them: the first can be
  /// the value of an option, and few enough are parsed in no time.
  init(_ arguments: [String]) {
    let end = arguments.reversed().prefix { !$0.isEmpty && !$0.hasPrefix("-") }
    let count = max(end.count - Self.parsedDocuments, 0)
    parsed = arguments.dropLast(count)
    heldBack = arguments.suffix(count)
  }

  /// The command that the arguments name, with all its documents.
  ///
  /// - Throws: The parser's error.
  func command() throws -> any ParsableCommand {
    guard !heldBack.isEmpty,
      var command = try? Ratite.parseAsRoot(parsed) as? any DocumentCommand
    else { return try Ratite.parseAsRoot(parsed + heldBack) }
    command.paths += heldBack
    return command
  }

  private static let parsedDocuments = 16
}
