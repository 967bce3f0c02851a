import ArgumentParser
import Foundation

/// The command line tool.
@main
struct Ratite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ratite",
    abstract: "Auto Layout for Interface Builder documents, on any machine.",
    discussion: """
      Opens storyboards and xibs, solves their constraints for every device and says what is wrong.

      Exit codes: 0 clean, 1 findings, 2 bad usage or a document that could not be read.
      """,
    version: version,
    subcommands: [
      CheckCommand.self, DiffCommand.self, FixCommand.self, PreviewCommand.self, FramesCommand.self,
      RulesCommand.self, RuleCommand.self, MergeCommand.self, OutlineCommand.self,
      TraceCommand.self, WhyCommand.self, ExplainCommand.self, LanguageServerCommand.self,
      ContextServerCommand.self,
      ConnectionsCommand.self, InitCommand.self, DevicesCommand.self, SetupCommand.self,
      CompletionsCommand.self,
      ManCommand.self, WorkerCommand.self, ObjectFramesCommand.self,
      ObjectFixesCommand.self, PictureCommand.self,
    ])

  private static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The commands that are no commands for people.
  static var hiddenCommandNames: [String] {
    configuration.subcommands.filter { !$0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
  }

  /// The version of this tool; the newest entry of CHANGELOG.md.
  static let version = "0.1.0"

  /// Runs the command that the arguments name.
  ///
  /// Bad usage ends with exit code 2, as documented.
  static func main() {
    do {
      try UnknownCommand.check(CommandLine.arguments.dropFirst(), known: commandNames)
      var command = try CommandArguments(Array(CommandLine.arguments.dropFirst())).command()
      if command is WorkerCommand {
        Interruption.leaveToFirstProcess()
      } else {
        Interruption.watch()
      }
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard code != .success else {
        for line in lines { Console.output(line) }
        Foundation.exit(ExitStatus.clean)
      }
      for line in lines { Console.error(line) }
      Foundation.exit(ExitStatus.unusable)
    }
  }
}

/// What the tool's exit codes mean.
enum ExitStatus {
  /// Nothing worth failing for.
  static let clean: Int32 = 0
  /// Findings at or above the severity to fail on.
  static let findings: Int32 = 1
  /// Bad usage, or a document that could not be read.
  static let unusable: Int32 = 2
}
