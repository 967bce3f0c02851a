import EscapedText

/// Why a document could not be read, changed or written.
///
/// Prints as one line, `path:line:col: error: message`, with what would be right.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller named it.
  public var path: String
  /// Where in the text; the start for problems of the whole file.
  public var position: DocumentPosition
  /// What is wrong.
  public var kind: Kind

  /// Creates an error.
  public init(path: String, position: DocumentPosition = .start, kind: Kind) {
    self.path = path
    self.position = position
    self.kind = kind
  }

  /// What is wrong with a document.
  public enum Kind: Hashable, Sendable {
    /// No file has this path.
    case missingFile
    /// The path names a directory.
    case directory
    /// The path names a device, a socket or a pipe.
    case specialFile
    /// The system refused to read.
    case unreadable(reason: String)
    /// The system refused to write.
    case unwritable(reason: String)
    /// The file was changed by someone else since it was read.
    case changed
    /// The file has more bytes than ``Document/maximumByteCount``.
    case tooLarge(byteCount: Int)
    /// The file has no content.
    case empty
    /// The file holds something other than XML.
    case notXML(NotXML)
    /// The XML is not well-formed.
    case malformed(reason: String)
    /// The text ends inside an element.
    case truncated(openElement: String, openedAt: DocumentPosition)
    /// The text ends before any element.
    case noElement
    /// The document has more elements than ``Document/maximumElementCount``.
    case tooManyElements
    /// Elements are nested deeper than ``Document/maximumDepth``.
    case tooDeep
    /// The document declares entities.
    case entityDeclaration
    /// The characters are stored in an encoding that cannot be read.
    case unsupportedEncoding(name: String)
    /// The file starts as UTF-16 but is not well-formed UTF-16.
    case invalidUTF16
    /// The document was saved by Interface Builder of Xcode 4 or earlier.
    case archive
    /// The root element is not `document`.
    case unexpectedRoot(name: String)
    /// An edit holds a character that XML cannot represent.
    case unrepresentableCharacter(scalar: UInt32)
  }

  /// Kinds of files that people pass by mistake.
  public enum NotXML: Hashable, Sendable {
    /// A compiled interface.
    case compiledNib
    /// A binary property list.
    case binaryPropertyList
    /// The stand-in that Git LFS leaves for a file that was not downloaded.
    case gitLFSPointer
    /// Anything else.
    case other
  }

  /// `path:line:col: error: message`, in one line.
  public var description: String {
    "\(path):\(position): error: \(message)".escaped
  }
}
