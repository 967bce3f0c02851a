/// Recognises, by its first bytes, content that is no XML at all.
enum ContentSniffer {
  /// Why the content is refused before parsing; `nil` when it may be XML.
  static func refusal(of bytes: [UInt8]) -> DocumentError.Kind? {
    var content = bytes[...]
    if content.starts(with: DocumentEncoding.byteOrderMark) { content = content.dropFirst(3) }
    content = content.drop(while: \.isXMLWhitespace)
    if content.isEmpty { return .empty }
    if UTF16Transcoding.detect(bytes) != nil || content.first == .lessThan { return nil }
    if content.starts(with: "NIBArchive".utf8) { return .notXML(.compiledNib) }
    if content.starts(with: "bplist".utf8) { return .notXML(.binaryPropertyList) }
    if content.starts(with: "version https://git-lfs".utf8) { return .notXML(.gitLFSPointer) }
    return .notXML(.other)
  }
}

/// Checks that the root element is that of a document this module reads.
enum RootCheck {
  /// Why the document is refused, by its root element.
  static func refusal(of root: ElementTree.Record) -> DocumentError.Kind? {
    switch root.name {
    case "document": return nil
    case "archive": return .archive
    default: return .unexpectedRoot(name: root.name)
    }
  }
}
