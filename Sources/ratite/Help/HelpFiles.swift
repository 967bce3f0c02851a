import ArgumentParser
import Foundation

/// A shell whose completions the tool has, as an argument.
enum Shell: String, ExpressibleByArgument, CaseIterable {
  case bash, zsh, fish

  /// The script of the completions.
  var completions: String {
    switch self {
    case .bash: Ratite.completionScript(for: .bash)
    case .zsh: Ratite.completionScript(for: .zsh)
    case .fish: Ratite.completionScript(for: .fish)
    }
  }

  /// The shell of the user, by `SHELL`; nil where it is another one.
  static func ofUser(_ environment: [String: String]) -> Shell? {
    (environment["SHELL"]?.split(separator: "/").last).flatMap { Shell(rawValue: String($0)) }
  }
}

/// The folders of the user that completions and manual pages go to.
struct HelpFolders {
  private let data: String
  private let settings: String

  /// - Returns: Nil where the variables name no home.
  init?(_ environment: [String: String]) {
    func folder(_ variable: String, _ usual: String) -> String? {
      // Relative paths are to be ignored, by the specification of the variables.
      if let named = environment[variable], named.hasPrefix("/") { return named }
      return environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + usual : nil }
    }
    guard let data = folder("XDG_DATA_HOME", "/.local/share"),
      let settings = folder("XDG_CONFIG_HOME", "/.config")
    else { return nil }
    self.data = data
    self.settings = settings
  }

  /// The file that a shell reads completions of the tool from.
  func completions(of shell: Shell) -> String {
    switch shell {
    case .bash: data + "/bash-completion/completions/ratite"
    case .zsh: data + "/zsh/site-functions/_ratite"
    case .fish: settings + "/fish/completions/ratite.fish"
    }
  }

  /// What else has to be done for a shell to read that file.
  func advice(for shell: Shell) -> String {
    switch shell {
    case .bash: "bash reads it where the package bash-completion is installed"
    case .zsh:
      "zsh reads it after 'fpath+=(\(data)/zsh/site-functions)' before compinit in ~/.zshrc"
    case .fish: "fish reads it by itself"
    }
  }

  /// The file of the manual page.
  var manualPage: String { data + "/man/man1/ratite.1" }
}
