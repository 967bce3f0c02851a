import ArgumentParser
import Foundation

/// `ratite completions SHELL`: a script that completes the tool's arguments.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the script by which a shell completes arguments; 'ratite setup' installs it.")

  @Argument(help: "The shell.")
  var shell: Shell

  func run() {
    Console.output(safe: shell.completions + "\n")
  }
}

/// `ratite man`: the manual page.
struct ManCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man",
    abstract: "Print the manual page, for 'ratite man | man -l -'; 'ratite setup' installs it.")

  func run() throws {
    Console.output(safe: ManPage.text(try .ofTool()))
  }
}

/// `ratite setup`: completions and the manual page in the user's folders.
struct SetupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract: "Install the shell's completions and the manual page for yourself, and say where.")

  @Option(help: "A shell to install completions for; the one you use by default. May be repeated.")
  var shell: [Shell] = []

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folders = HelpFolders(environment) else {
      throw ValidationError("HOME names no folder; set it, or XDG_DATA_HOME and XDG_CONFIG_HOME.")
    }
    let shells = shell.isEmpty ? [Shell.ofUser(environment)].compactMap { $0 } : shell
    guard !shells.isEmpty else {
      throw ValidationError(
        "SHELL names none of bash, zsh and fish; name one, for example '--shell bash'.")
    }
    for shell in Shell.allCases where shells.contains(shell) {
      try install(
        shell.completions + "\n", to: folders.completions(of: shell), folders.advice(for: shell))
    }
    try install(
      ManPage.text(try .ofTool()), to: folders.manualPage,
      "man finds it where ~/.local/bin is in PATH, or MANPATH names its folder")
  }

  private func install(_ text: String, to path: String, _ advice: String) throws {
    if let failure = OutputFile.save(text, to: path) {
      Console.error(failure)
      throw ExitCode(ExitStatus.unusable)
    }
    Console.output("\(path): \(advice)")
  }
}
