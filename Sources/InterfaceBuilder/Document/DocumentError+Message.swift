extension DocumentError {
  /// What is wrong and what would be right, without path and position.
  public var message: String {
    switch kind {
    case .missingFile, .directory, .specialFile, .unreadable, .unwritable, .changed, .tooLarge,
      .empty:
      fileMessage
    case .notXML(let what):
      what.message
    case .malformed(let reason):
      "the XML is not well-formed: \(reason)"
    case .truncated(let name, let position):
      "the document ends inside <\(name)>, which starts at \(position); "
        + "the file looks cut off: restore it from version control"
    case .noElement:
      "the XML holds no element; an Interface Builder document has the root element <document>"
    case .tooDeep:
      "elements are nested more than \(Document.maximumDepth) deep; "
        + "no interface needs that: the document is damaged or generated"
    case .tooManyElements:
      "there are more than \(Document.maximumElementCount) elements; "
        + "no interface needs them: the document is damaged or generated"
    case .entityDeclaration:
      "the document declares entities, which Interface Builder never writes; "
        + "replace them by their text and remove the <!DOCTYPE …>"
    case .unsupportedEncoding(let name):
      "the encoding \(name) is not supported; save the document as UTF-8"
    case .invalidUTF16:
      "the file starts as UTF-16 but is not well-formed UTF-16; save the document as UTF-8"
    case .archive, .unexpectedRoot:
      rootMessage
    case .unrepresentableCharacter(let scalar):
      "the character U+\(Self.hexadecimal(scalar)) cannot be written in XML"
    }
  }

  private var fileMessage: String {
    switch kind {
    case .missingFile:
      "no such file; pass the path of a .storyboard or .xib file"
    case .directory:
      "is a directory; pass the .storyboard or .xib file inside it"
    case .specialFile:
      "is not a regular file; pass the path of a .storyboard or .xib file"
    case .unreadable(let reason):
      "cannot be read: \(reason)"
    case .unwritable(let reason):
      "cannot be written: \(reason)"
    case .changed:
      "was changed since it was read; nothing was written, run the command again"
    case .tooLarge(let byteCount):
      "has \(byteCount) bytes; documents of up to \(Document.maximumByteCount) bytes are read"
    default:
      "the file is empty; an Interface Builder document has the root element <document>"
    }
  }

  private var rootMessage: String {
    switch kind {
    case .archive:
      "saved in the Xcode 4 format; open and save it in Xcode 5 or later"
    case .unexpectedRoot(let name):
      "the root element is <\(name)>; an Interface Builder document has the root element <document>"
    default:
      ""
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension DocumentError.NotXML {
  fileprivate var message: String {
    switch self {
    case .compiledNib:
      "is a compiled interface (nib); pass the .xib or .storyboard it was made from"
    case .binaryPropertyList:
      "is a binary property list, perhaps a compiled interface; pass the .xib or .storyboard"
    case .gitLFSPointer:
      "is a Git LFS pointer; run git lfs pull to get the document"
    case .other:
      "is not XML; an Interface Builder document begins with <?xml or <document"
    }
  }
}
