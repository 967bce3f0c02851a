/// A line of code that makes constraints.
///
/// Calls of Apple's signatures say where they stand by two default arguments; what they call on their
/// way to the constraint finds that in ``current``. A constraint keeps it as a pointer and a number.
///
/// Source: our choice, decision 0082.
struct CodeLine: Sendable {
  /// The module and the file, `App/Home.swift`.
  let file: StaticString
  private let number: UInt32

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    number = UInt32(clamping: line)
  }

  /// The line, counted from 1.
  var line: UInt { UInt(number) }

  /// The line that is making constraints now.
  @MainActor static var current: CodeLine? {
    get { CallsInProgress.current.codeLine }
    set { CallsInProgress.current.codeLine = newValue }
  }

  /// Runs a call so that the constraints it makes name the line of the call.
  ///
  /// The outermost call counts: what UIKit calls by itself does not.
  @MainActor
  static func making<Made>(
    _ file: StaticString, _ line: UInt, _ make: () throws -> Made
  ) rethrows -> Made {
    guard current == nil else { return try make() }
    current = CodeLine(file, line)
    defer { current = nil }
    return try make()
  }
}
