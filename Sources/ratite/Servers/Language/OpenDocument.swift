import Foundation
import InterfaceBuilder
import ServerProtocols

/// A document that an editor holds open.
struct OpenDocument {
  /// The URI, as the editor has it.
  let uri: String
  /// The number of the version, as the editor counts.
  var version: Int
  /// The number of the text, as the server counts; no two texts have the same.
  var revision: Int
  /// The text of the version.
  var text: EditedText
  /// The time at which the version is checked; nil where it was, or is being.
  var checkTime: Date?

  /// The file; the URI of a text that is in no file.
  var path: String { FileURI.path(of: uri) ?? uri }

  /// Whether it is code, which only logs say something of.
  var isSource: Bool { [".swift", ".m", ".mm", ".h"].contains { path.hasSuffix($0) } }

  /// The text as a document.
  ///
  /// - Throws: What keeps it from being one.
  func parsed() throws(DocumentError) -> Document {
    try Document(bytes: fileBytes, path: path)
  }

  /// A document as its elements are meant; nil for one that would keep the server from answering.
  static func description(of document: Document) -> DocumentDescription? {
    document.elementCount > mostElements ? nil : DocumentDescription(document)
  }

  /// Eight times the elements of the largest document known.
  private static let mostElements = 100_000

  /// The text as its file holds it: editors hand over characters, whatever encoding the text declares for itself.
  var fileBytes: [UInt8] {
    let start = String(decoding: text.bytes.prefix(Self.declarationLength), as: UTF8.self)
    guard start.prefixMatch(of: /\u{FEFF}?<\?xml[^>]*encoding=["']UTF-16/.ignoresCase()) != nil
    else {
      return text.bytes
    }
    return text.string.utf16.flatMap { unit in
      [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
  }

  /// The most bytes that the declaration of a document has.
  private static let declarationLength = 200
}
