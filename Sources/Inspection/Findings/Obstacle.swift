import EscapedText
public import InterfaceBuilder

/// The reason that a document was not checked.
public struct Obstacle: Hashable, Sendable, Codable {
  /// Whether the run failed for it.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The document could not be read, or took too long.
    case failure
    /// The document is for a platform that is not laid out; the run goes on as if it were not there.
    case unsupported
  }

  /// Whether the run failed for it.
  public var kind: Kind
  /// Where in the document; the start for the whole of it.
  public var position: DocumentPosition
  /// A sentence without its full stop: what is wrong, and what would be right.
  public var message: String
  /// The platform of the document, where that is the reason.
  public var platform: String?

  /// The line that says so of a document: `path:line:col: severity: message`, escaped.
  package func line(for path: String) -> String {
    "\(path):\(position): \(severity.word): \(message)".escaped
  }

  /// How bad that is for the run.
  var severity: Finding.Severity { kind == .failure ? .error : .info }

  /// Creates a reason.
  public init(
    _ kind: Kind, at position: DocumentPosition = .start, message: String, platform: String? = nil
  ) {
    self.kind = kind
    self.position = position
    self.message = message
    self.platform = platform
  }
}
