import ArgumentParser
import Foundation

/// A command as its help describes it, read from ArgumentParser's dump.
struct CommandHelp: Decodable {
  let commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool?
  var subcommands: [CommandHelp]?
  var arguments: [ArgumentHelp]?

  /// An argument, option or flag.
  struct ArgumentHelp: Decodable {
    /// A name with its dashes left out.
    struct Name: Decodable {
      let kind: String
      let name: String

      /// The name as it is typed.
      var spelling: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: String
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
    var discussion: String?

    /// `--device <device>`, `--notes` or `<path>`.
    var usage: String {
      let value = valueName.map { "<\($0)>" } ?? ""
      let spellings = (names ?? []).map(\.spelling).joined(separator: ", ")
      switch kind {
      case "positional": return value
      case "flag": return spellings
      default: return "\(spellings) \(value)"
      }
    }
  }

  /// The tool, with all its commands.
  ///
  /// - Throws: The decoder's error where the dump has another form.
  static func ofTool() throws -> CommandHelp {
    struct Dump: Decodable {
      let command: CommandHelp
    }
    return try JSONDecoder().decode(Dump.self, from: Data(Ratite._dumpHelp().utf8)).command
  }
}
