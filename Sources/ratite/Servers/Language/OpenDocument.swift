import Foundation
import InterfaceBuilder
import ServerProtocols

/// A document that an editor holds open.
struct OpenDocument {
  /// The URI, as the editor has it.
  let uri: String
  /// The number of the version.
  var version: Int
  /// The text of the version.
  var text: EditedText
  /// The time at which the version is checked; nil where it was, or is being.
  var checkTime: Date?

  /// The file; the URI of a text that is in no file.
  var path: String { FileURI.path(of: uri) ?? uri }

  /// The text as a document.
  ///
  /// - Throws: What keeps it from being one.
  func parsed() throws(DocumentError) -> Document {
    try Document(bytes: text.bytes, path: path)
  }
}
