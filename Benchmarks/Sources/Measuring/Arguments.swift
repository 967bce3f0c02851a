/// What was wrong with the arguments of a command.
package struct UsageError: Error, CustomStringConvertible {
  /// One sentence.
  package var description: String

  /// Creates an error.
  package init(_ description: String) {
    self.description = description
  }
}

/// The arguments of a command, taken one kind after the other.
package struct Arguments {
  private var rest: [String]

  /// Creates the arguments of this process, or of a test.
  package init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    rest = arguments
  }

  /// Takes an option without value.
  package mutating func takeFlag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option with its value.
  ///
  /// - Throws: `UsageError` when the value is missing.
  package mutating func takeValue(_ name: String) throws -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.count else { throw UsageError("\(name) needs a value") }
    defer { rest.removeSubrange(index...index + 1) }
    return rest[index + 1]
  }

  /// Takes an option whose value is a positive number.
  ///
  /// - Throws: `UsageError` when the value is missing or no positive number.
  package mutating func takeNumber(_ name: String) throws -> Double? {
    guard let text = try takeValue(name) else { return nil }
    guard let number = Double(text), number > 0, number.isFinite else {
      throw UsageError("\(name) needs a positive number, not '\(text)'")
    }
    return number
  }

  /// Takes what is left.
  ///
  /// - Throws: `UsageError` when an option is among it.
  package func operands() throws -> [String] {
    if let option = rest.first(where: { $0.hasPrefix("-") }) {
      throw UsageError("there is no option \(option)")
    }
    return rest
  }
}
