import Foundation

/// A message of layout to developers.
public struct LayoutMessage: Hashable, Sendable {
  /// The subjects of messages.
  public enum Subject: Hashable, Sendable {
    /// Constraints that exclude each other.
    case conflict(ConstraintConflict)
    /// Layout that keeps asking for more layout.
    case feedbackLoop
    /// An override that does not call `super`.
    case omittedSuper
    /// A class that a document names and the program does not have.
    case unknownClass
  }

  /// The subject of the message.
  public let subject: Subject
  /// The text: Apple's words, then what is known beyond them.
  public let text: String

  init(subject: Subject, text: String) {
    self.subject = subject
    self.text = text
  }

  /// Creates a message about a class that a document names and the program does not have.
  package init(unknownClass text: String) {
    self.init(subject: .unknownClass, text: text)
  }
}

/// The log in which layout tells developers of conflicts, loops and omitted calls.
///
/// Apple's frameworks write to the console. Tests that want to read it take it over:
///
///     let messages = LayoutLog.messages { view.layoutIfNeeded() }
@MainActor
public enum LayoutLog {
  /// Returns the messages of layout while a closure runs, in place of writing them to the console.
  public static func messages(during body: () throws -> Void) rethrows -> [LayoutMessage] {
    var messages: [LayoutMessage] = []
    try withHandler({ messages.append($0) }, during: body)
    return messages
  }

  /// Runs a closure with another receiver of layout's messages.
  ///
  /// - Parameters:
  ///   - handler: The receiver of each message.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  public static func withHandler<Result>(
    _ handler: @escaping @MainActor @Sendable (LayoutMessage) -> Void,
    during body: () throws -> Result
  ) rethrows -> Result {
    var environment = PlatformEnvironment.current
    environment.log = handler
    return try environment.inForce(body)
  }

  /// The receiver by default.
  nonisolated static let standardError: @MainActor @Sendable (LayoutMessage) -> Void = { message in
    FileHandle.standardError.write(Data((message.text + "\n").utf8))
  }
}
