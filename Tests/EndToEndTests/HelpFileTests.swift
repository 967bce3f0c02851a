import Foundation
import Testing

/// Completions and the manual page.
struct HelpFileTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func setup(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandLineTool.Result {
    try CommandLineTool.run(
      ["setup"] + arguments,
      environment: [
        "HOME": home.url.path, "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "SHELL": "/bin/bash",
      ].merging(environment) { $1 })
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: home.url.appending(path: path), encoding: .utf8)
  }

  private static let manual = ".local/share/man/man1/ratite.1"

  @Test func oneCommandInstallsCompletionsAndTheManualPage() throws {
    let result = try setup()
    #expect(result.exitCode == 0)
    let files = [".local/share/bash-completion/completions/ratite", Self.manual]
    #expect(
      result.lines.map { $0.prefix { $0 != ":" } }
        == files.map { home.url.appending(path: $0).path[...] })
    #expect(try text(files[0]) == CommandLineTool.run(["completions", "bash"]).standardOutput)
    #expect(try text(files[1]) == CommandLineTool.run(["man"]).standardOutput)
  }

  @Test(arguments: [
    ("check", "", ["My App", "a b.xib"]), ("check", "My", ["My App"]),
    ("check --config", "r", ["report.json"]), ("preview -o", "", ["My App"]),
    ("check --format", "js", ["json"]), ("check --device", "iphone", ["iphone-air"]),
    ("rule", "zero", ["zero-size"]), ("fix --rule", "dup", ["duplicate-constraint"]),
    ("why", "", ["My App", "a b.xib"]),
  ])
  func bashCompletesPathsAndNames(words: String, word: String, offered: [String]) throws {
    let project = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: project.url.appending(path: "My App"), withIntermediateDirectories: false)
    for name in ["a b.xib", "report.json"] { _ = try project.write("", to: name) }
    let completions = try CommandLineTool.run(["completions", "bash"]).standardOutput
    let script = try project.write(
      completions + """

        COMP_WORDS=(ratite \(words) '\(word)') COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _ratite ratite '\(word)' "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """, to: ".script")
    let result = try CommandLineTool.runProgram("/bin/bash", [script], in: project.url)
    #expect(Set(result.lines.map(String.init)) == Set(offered), "\(result.standardError)")
  }

  @Test func everyShellHasAPlace() throws {
    let result = try setup("--shell", "fish", "--shell", "zsh", "--shell", "bash")
    #expect(result.lines.count == 4)
    #expect(try text(".config/fish/completions/ratite.fish").contains("complete -c 'ratite'"))
    #expect(try text(".local/share/zsh/site-functions/_ratite").hasPrefix("#compdef ratite\n"))
    let moved = try setup(
      environment: [
        "XDG_DATA_HOME": home.url.path + "/data", "XDG_CONFIG_HOME": home.url.path + "/config",
        "SHELL": "/usr/bin/fish",
      ])
    #expect(moved.exitCode == 0)
    #expect(!(try text("config/fish/completions/ratite.fish")).isEmpty)
    #expect(!(try text("data/man/man1/ratite.1")).isEmpty)
  }

  @Test func whatIsMissingIsSaid() throws {
    let unknown = try setup(environment: ["SHELL": "/bin/nologin"])
    #expect(unknown.exitCode == 2)
    #expect(unknown.standardError.contains("--shell bash"))
    let homeless = try setup(environment: ["HOME": ""])
    #expect(homeless.exitCode == 2)
    #expect(homeless.standardError.contains("HOME"))
    let unwritable = try setup(environment: ["HOME": "/dev/null"])
    #expect(unwritable.exitCode == 2)
    #expect(unwritable.standardError.contains("cannot write /dev/null/"))
  }

  @Test func theManualPageNamesEveryCommandAndOption() throws {
    let page = try CommandLineTool.run(["man"]).standardOutput
    #expect(page.hasPrefix(".TH RATITE 1 "))
    let commands = [
      "check", "preview", "frames", "outline", "trace", "why", "explain", "lsp", "mcp", "rules",
      "rule", "init", "devices", "setup",
    ]
    for command in commands {
      #expect(page.contains("\n.SS ratite \(command)"), "\(command)")
      let help = try CommandLineTool.run([command, "--help"]).standardOutput
      for option in help.matches(of: #/^  (?:-\w, )?(--[a-z-]+)/#.anchorsMatchLineEndings()) {
        let name = option.1.replacing("-", with: "\\-")
        #expect(page.contains(name), "\(command) \(option.1)")
      }
    }
    for hidden in ["work", "object", "picture"] {
      #expect(!page.contains("\n.SS ratite \(hidden)"), "it is no command for people")
    }
  }

  @Test func theManualPageHasNoFaults() throws {
    let groff = "/usr/bin/groff"
    guard FileManager.default.isExecutableFile(atPath: groff) else { return }
    let page = home.url.appending(path: "ratite.1")
    try Data(CommandLineTool.run(["man"]).standardOutput.utf8).write(to: page)
    let tool = try home.addTool("\(groff) -man -Tascii -ww -z \(page.path)")
    let result = try CommandLineTool.runTool(tool)
    #expect(result.exitCode == 0)
    #expect(result.standardError.isEmpty)
  }

  @Test(arguments: ["bash"])
  func theScriptOfAShellCanBeRead(shell: String) throws {
    let script = try CommandLineTool.run(["completions", shell]).standardOutput
    let file = home.url.appending(path: "script")
    try Data(script.utf8).write(to: file)
    let tool = try home.addTool("\(shell) -n \(file.path)")
    #expect(try CommandLineTool.runTool(tool).exitCode == 0)
    #expect(try CommandLineTool.run(["completions", "csh"]).exitCode == 2)
  }
}
