import EscapedText
package import InterfaceBuilder

/// An error of a configuration file or baseline.
///
/// Prints as one line, `path:line:col: error: message`, with what would be right.
package struct SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  package var path: String
  /// The place in its text; nil for problems of the whole file.
  package var position: DocumentPosition?
  /// The fault, then the remedy: a sentence without its full stop.
  package var message: String

  /// Creates an error.
  package init(path: String, position: DocumentPosition? = nil, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  package var description: String {
    "\(path):\(position.map { "\($0):" } ?? "") error: \(message)".escaped
  }
}
