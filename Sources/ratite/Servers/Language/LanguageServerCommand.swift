import ArgumentParser
import Foundation
import ServerProtocols

/// `ratite lsp`: a language server for documents in an editor.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor over standard input and output (Language Server Protocol 3.17).",
    discussion: """
      Shows the findings of 'ratite check' while a storyboard or xib is edited as text, with the settings and \
      suppressions of .ratite.yml; frames and constraints of the object at the cursor; the outline; and where ids lead to. \
      docs/editors.md says how to set up editors.
      """)

  @Flag(
    name: .long,
    help: "Use standard input and output, as some editors ask for; there is no other way.")
  var stdio = false

  func run() throws {
    let events = EventQueue<LanguageServer.Event>()
    MessageChannel<HeaderFraming>.read {
      events.add(.input($0))
    } end: {
      events.add(.end)
    }
    var server = LanguageServer(events)
    while true {
      if let code = server.handle(events.next(before: server.nextCheck)) { throw ExitCode(code) }
    }
  }
}
