public import InterfaceBuilder

/// Why nothing can be said about a document.
///
/// Prints as one line, `path:line:col: error: message`, with what would be right.
public enum InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document could not be read.
  case unreadable(DocumentError)
  /// The document can be read, but interfaces of its platform are not laid out.
  case notLaidOut(path: String, position: DocumentPosition, platform: Platform)

  /// `path:line:col: error: message`, in one line.
  public var description: String {
    switch self {
    case .unreadable(let error):
      error.description
    case .notLaidOut(let path, let position, let platform):
      "\(path):\(position): error: \(platform.rawValue) documents are read but not laid out yet; "
        .onOneLine + "pass documents for iOS or tvOS"
    }
  }
}
