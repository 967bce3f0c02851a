/// The manual page of the tool, made from its help.
enum ManPage {
  /// The text, for `man`.
  static func text(_ tool: CommandHelp) -> String {
    let commands = (tool.subcommands ?? []).filter {
      $0.shouldDisplay != false && $0.commandName != "help"
    }
    let head = [
      ".TH RATITE 1 \"\" \"ratite \(Ratite.version)\" \"User Commands\"", ".SH NAME",
      "ratite \\- " + escaped(tool.abstract ?? ""), ".SH SYNOPSIS", ".B ratite",
      ".I command arguments", ".SH DESCRIPTION",
    ]
    let lines =
      head + paragraphs(tool.discussion) + [".SH COMMANDS"] + commands.flatMap(section) + files
    return lines.map { $0 + "\n" }.joined()
  }

  private static func section(_ command: CommandHelp) -> [String] {
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    let positional = arguments.filter { $0.kind == "positional" }.map { argument in
      let usage = argument.usage + (argument.isRepeating ? "..." : "")
      return argument.isOptional ? "[\(usage)]" : usage
    }
    return [
      ".SS " + escaped((["ratite", command.commandName] + positional).joined(separator: " "))
    ]
      + paragraphs(command.abstract) + paragraphs(command.discussion, first: ".PP")
      + arguments.flatMap(item)
  }

  private static func item(_ argument: CommandHelp.ArgumentHelp) -> [String] {
    var text = argument.abstract ?? ""
    if let values = argument.allValues, !values.isEmpty, values.count <= mostValues {
      text += " One of \(values.joined(separator: ", "))."
    }
    if let value = argument.defaultValue { text += " Default: \(value)." }
    return [".TP", ".B " + escaped(argument.usage)] + paragraphs(text)
      + paragraphs(argument.discussion, first: ".IP")
  }

  /// Paragraphs of text with a macro before each but the first.
  private static func paragraphs(_ text: String?, first: String? = nil) -> [String] {
    let parts = (text ?? "").split(separator: "\n\n").map { part in
      part.split(separator: "\n").map { escaped(String($0)) }
    }
    return parts.enumerated().flatMap { index, lines in
      (index == 0 ? [first].compactMap { $0 } : [".PP"]) + lines
    }
  }

  private static let files = [
    ".SH FILES", ".TP", ".I .ratite.yml", "The configuration of a project.", ".TP",
    ".I ~/.cache/ratite", "Answers of earlier runs, in XDG_CACHE_HOME where that is set.",
    ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Where it is set, text is not coloured.",
  ]

  /// Text without anything that `man` would obey.
  static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// The values of an argument that are listed at most.
  private static let mostValues = 16
}
