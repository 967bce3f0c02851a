import ArgumentParser
import Foundation

/// `ratite work`: answers for documents that another process of the tool names on standard input.
///
/// The first list is the other process's arguments, each later one a path.
struct WorkerCommand: ParsableCommand {
  static let name = "work"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  func run() throws {
    try MainActor.assumeIsolated {
      let input = FileHandle.standardInput
      guard let arguments = try Netstrings.read(from: input),
        let command = try Ratite.parseAsRoot(arguments) as? any DocumentCommand
      else { return }
      try Measuring.run { _ in
        while let path = try Netstrings.read(from: input)?.first {
          try Netstrings.write(command.answer(for: path).fields, to: .standardOutput)
        }
      }
    }
  }
}
