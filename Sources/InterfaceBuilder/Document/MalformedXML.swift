import CExpat

/// Says in plain words what Expat found wrong, and where.
struct MalformedXML {
  let position: DocumentPosition
  let kind: DocumentError.Kind

  init(code: XML_Error, offset: Int, tree: ElementTree, openElements: [Int]) {
    let offset = min(max(offset, 0), tree.bytes.count)
    position = tree.position(of: offset)
    kind = Self.kind(code, offset: offset, tree: tree, openElements: openElements)
  }

  private static func kind(
    _ code: XML_Error, offset: Int, tree: ElementTree, openElements: [Int]
  ) -> DocumentError.Kind {
    let open = openElements.last.map { tree.records[$0] }
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION,
      XML_ERROR_PARTIAL_CHAR:
      guard let open else { return .noElement }
      return .truncated(
        openElement: open.name, openedAt: tree.position(of: open.startTag.lowerBound))
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return .unsupportedEncoding(name: declaredEncoding(tree))
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH, XML_ERROR_RECURSIVE_ENTITY_REF:
      return .entityDeclaration
    case XML_ERROR_TAG_MISMATCH:
      guard let open else { break }
      let start = tree.position(of: open.startTag.lowerBound)
      return .malformed(reason: "this end tag does not match <\(open.name)>, opened at \(start)")
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      return .malformed(reason: "an attribute appears twice in one tag; remove one of them")
    case XML_ERROR_UNDEFINED_ENTITY:
      return .malformed(reason: "unknown entity; write & as &amp;")
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return .malformed(reason: "text after the end of </document>; remove it")
    case XML_ERROR_INVALID_TOKEN where isConflictMarker(at: offset, in: tree.bytes):
      return .malformed(reason: "a merge conflict marker; resolve the conflict first")
    default: break
    }
    let message = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
    return .malformed(reason: message)
  }

  private static func declaredEncoding(_ tree: ElementTree) -> String {
    switch tree.encoding {
    case .utf8: "declared by the document"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .singleByte(let name): name
    }
  }

  private static func isConflictMarker(at offset: Int, in bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != .lineFeed, bytes[start - 1] != .carriageReturn {
      start -= 1
    }
    return bytes[start...].starts(with: "<<<<<<< ".utf8)
      || bytes[start...].starts(with: ">>>>>>> ".utf8)
  }
}
