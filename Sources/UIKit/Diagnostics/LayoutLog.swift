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
  }

  /// What the message is about.
  public let subject: Subject
  /// Apple's words for it, and what is known beyond.
  public let text: String
}

/// Where layout writes what it has to tell developers.
///
/// Apple's frameworks write to the console. Tests that want to read it take it over:
///
///     let messages = LayoutLog.messages { view.layoutIfNeeded() }
@MainActor
public enum LayoutLog {
  /// Takes each message; by default it goes to standard error.
  public static var handler: @MainActor (LayoutMessage) -> Void = { message in
    FileHandle.standardError.write(Data((message.text + "\n").utf8))
  }

  /// What layout has to tell while something is done, kept from ``handler``.
  public static func messages(during body: () throws -> Void) rethrows -> [LayoutMessage] {
    let outer = handler
    var messages: [LayoutMessage] = []
    handler = { messages.append($0) }
    defer { handler = outer }
    try body()
    return messages
  }
}
