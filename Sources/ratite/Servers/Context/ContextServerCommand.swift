import ArgumentParser
import ServerProtocols

/// `ratite mcp`: a server of the Model Context Protocol for assistants.
struct ContextServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve an assistant over standard input and output (Model Context Protocol).",
    discussion: """
      Offers the tools check, frames, picture, rules and rule. They read the paths that they are passed, relative to the \
      folder that the server was started in, with the projects and settings around them, and write no file. \
      docs/editors.md says how to set up clients.
      """)

  func run() throws {
    let events = EventQueue<ContextServer.Event>()
    MessageChannel<LineFraming>.read {
      events.add(.input($0))
    } end: {
      events.add(.end)
    }
    var server = ContextServer(events)
    while true {
      guard let event = events.next(before: nil) else { continue }
      guard server.handle(event) else { return }
    }
  }
}
