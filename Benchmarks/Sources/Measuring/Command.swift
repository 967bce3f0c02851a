import Foundation

/// What an executable does with its arguments.
package protocol Command {
  /// The name of the executable.
  static var name: String { get }
  /// How it is used, for people.
  static var usage: String { get }

  /// Does what the arguments say.
  ///
  /// - Throws: `UsageError` where they are wrong; else whatever went wrong.
  static func run(_ arguments: inout Arguments) throws
}

extension Command {
  /// Shows the usage where that is asked for, and ends the process with 2 where the arguments are
  /// wrong, and with 1 after any other error.
  package static func main() {
    do {
      var arguments = Arguments()
      if arguments.takeFlag("--help") || arguments.takeFlag("-h") { return print(usage) }
      try run(&arguments)
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }
}
