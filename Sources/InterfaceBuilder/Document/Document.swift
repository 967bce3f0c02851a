/// A storyboard or xib as a lossless tree: every byte of the file is kept, and writing an unchanged
/// document gives the same bytes.
///
/// A document never changes; a ``DocumentEditor`` makes a changed copy.
public struct Document: Sendable {
  /// The file the document came from, as the caller named it.
  public let path: String
  /// The bytes of the file.
  public let bytes: [UInt8]
  let tree: ElementTree

  /// Documents with more bytes are refused; the largest in the wild are two megabytes.
  public static let maximumByteCount = 64 << 20

  /// Documents with more elements are refused; the largest in the wild have 12,000.
  ///
  /// A view takes some 4 KB of memory to be laid out.
  public static let maximumElementCount = 1_000_000

  /// Documents whose elements are nested deeper are refused.
  ///
  /// A level of views is two elements (`view`, `subviews`), so this is 5,000 nested views, far
  /// beyond what any device can draw.
  public static let maximumDepth = 10_000

  /// Reads a document from a file.
  ///
  /// - Throws: A ``DocumentError`` when the file cannot be read or is no document.
  public init(path: String) throws(DocumentError) {
    try self.init(bytes: FileBytes.read(path), path: path)
  }

  /// Reads a document from memory.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The name used in errors and findings.
  /// - Throws: A ``DocumentError`` when the bytes are no document.
  /// - Complexity: O(*bytes*).
  public init(bytes: [UInt8], path: String) throws(DocumentError) {
    self.path = path
    self.bytes = bytes
    tree = try TreeParser.parse(bytes, path: path)
  }

  /// The bytes of a document's file.
  ///
  /// - Throws: A ``DocumentError`` when the file cannot be read.
  package static func bytes(ofFile path: String) throws(DocumentError) -> [UInt8] {
    try FileBytes.read(path)
  }

  /// How the characters are stored.
  public var encoding: DocumentEncoding { tree.encoding }

  /// The `document` element.
  public var root: DocumentElement { DocumentElement(tree: tree, index: 0) }

  /// The number of elements.
  public var elementCount: Int { tree.records.count }

  /// The first element with the given object id.
  ///
  /// - Complexity: O(1).
  public func element(id: String) -> DocumentElement? {
    tree.indexByID[id].map { DocumentElement(tree: tree, index: $0) }
  }

  /// Whether an outlet leads to the object with an id, so that code can change it.
  ///
  /// - Complexity: O(1).
  public func hasOutlet(to id: String) -> Bool { tree.outletDestinations.contains(id) }

  /// The elements whose id an earlier element already has, in document order.
  public var elementsWithDuplicateID: [DocumentElement] {
    tree.duplicates.map { DocumentElement(tree: tree, index: $0) }
  }

  /// The position of the character at an offset of the tree's bytes.
  public func position(ofByte offset: Int) -> DocumentPosition { tree.position(of: offset) }

  /// Writes the document: first beside the file, then renamed over it, so that readers see either
  /// the old document or the new one.
  ///
  /// - Throws: ``DocumentError/Kind/unwritable(reason:)``; the old file is then untouched.
  public func write(to path: String) throws(DocumentError) {
    try FileBytes.write(bytes, to: path)
  }

  /// Writes the document over the one that it was made from, unless that was changed or may not be written.
  ///
  /// - Parameter old: The document as it was read; its path names the file.
  /// - Throws: ``DocumentError/Kind/changed``, ``DocumentError/Kind/unwritable(reason:)``; the file is then untouched.
  package func replace(_ old: Document) throws(DocumentError) {
    guard FileBytes.permitsWriting(old.path) else {
      throw DocumentError(
        path: old.path, kind: .unwritable(reason: "the file is read-only; permit it with chmod u+w")
      )
    }
    guard try FileBytes.read(old.path) == old.bytes else {
      throw DocumentError(path: old.path, kind: .changed)
    }
    try FileBytes.write(bytes, to: old.path)
  }
}
