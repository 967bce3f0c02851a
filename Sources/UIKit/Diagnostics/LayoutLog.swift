import Foundation

/// Something that layout has to tell developers.
public struct LayoutMessage: Hashable, Sendable {
  /// What a message is about.
  public enum Subject: Hashable, Sendable {
    /// Constraints exclude each other.
    case conflict(ConstraintConflict)
    /// Layout keeps asking for more layout.
    case feedbackLoop
    /// An override does not call what it overrides.
    case omittedSuper
    /// A document names a class that the program does not have.
    case unknownClass
  }

  /// What the message is about.
  public let subject: Subject
  /// Apple's words for it, and what is known beyond.
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

/// Where layout writes what it has to tell developers.
///
/// Apple's frameworks write to the console. Tests that want to read it take it over:
///
///     let messages = LayoutLog.messages { view.layoutIfNeeded() }
@MainActor
public enum LayoutLog {
  /// The messages of layout while a closure runs, which are not written to the console.
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
