import CExpat

/// Character data of an open element.
private struct CharacterData {
  var bytes: [UInt8] = []
  /// Whether there is nothing but white space.
  var isBlank = true

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    if isBlank { isBlank = more.allSatisfy(\.isXMLWhitespace) }
    bytes.append(contentsOf: more)
  }
}

/// Parses bytes into an ``ElementTree`` with Expat, which calls back for each tag.
///
/// Expat checks that the XML is well-formed and reports byte offsets. It does not recurse over
/// elements, and neither does this class.
final class TreeParser {
  private let path: String
  private let bytes: [UInt8]
  private let isTranscoded: Bool
  private let parser: XML_Parser
  var records: [ElementTree.Record] = []
  var attributes: [DocumentAttribute] = []
  /// The indices of the elements that are open, the innermost last.
  var openElements: [Int] = []
  /// For each open element, its character data so far.
  private var openText: [CharacterData] = []
  var encoding: DocumentEncoding
  /// What made a callback stop the parser.
  private var failure: DocumentError.Kind?
  private var failureOffset = 0

  /// Parses a whole document.
  static func parse(_ bytes: [UInt8], path: String) throws(DocumentError) -> ElementTree {
    guard bytes.count <= Document.maximumByteCount else {
      throw DocumentError(path: path, kind: .tooLarge(byteCount: bytes.count))
    }
    if let kind = ContentSniffer.refusal(of: bytes) { throw DocumentError(path: path, kind: kind) }
    var text = bytes
    let utf16 = UTF16Transcoding.detect(bytes)
    if let utf16 {
      guard let decoded = UTF16Transcoding.decode(bytes, utf16) else {
        throw DocumentError(path: path, kind: .invalidUTF16)
      }
      text = decoded
    }
    // Naming the encoding overrules the declaration, which still says UTF-16.
    guard let parser = XML_ParserCreate(utf16 == nil ? nil : "UTF-8") else {
      throw DocumentError(path: path, kind: .unreadable(reason: "out of memory"))
    }
    defer { XML_ParserFree(parser) }
    return try TreeParser(path: path, bytes: text, utf16: utf16, parser: parser).run()
  }

  private init(path: String, bytes: [UInt8], utf16: DocumentEncoding?, parser: XML_Parser) {
    self.path = path
    self.bytes = bytes
    isTranscoded = utf16 != nil
    encoding = utf16 ?? .utf8
    self.parser = parser
    records.reserveCapacity(bytes.count / 100)
  }

  private func run() throws(DocumentError) -> ElementTree {
    installHandlers()
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32($0.count), 1)
      }
    }
    let tree = ElementTree(
      bytes: bytes, encoding: encoding, records: records, attributes: attributes)
    if let failure {
      throw DocumentError(path: path, position: tree.position(of: failureOffset), kind: failure)
    }
    guard status == XML_STATUS_OK, !records.isEmpty else {
      let diagnosis = MalformedXML(
        code: XML_GetErrorCode(parser), offset: Int(XML_GetCurrentByteIndex(parser)), tree: tree,
        openElements: openElements)
      throw DocumentError(path: path, position: diagnosis.position, kind: diagnosis.kind)
    }
    return tree
  }

  private func installHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { TreeParser.from($0).startElement($1, $2) },
      { data, _ in TreeParser.from(data).endElement() })
    XML_SetCharacterDataHandler(parser) { TreeParser.from($0).characterData($1, $2) }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      TreeParser.from(data).declaration(encoding: encoding)
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      TreeParser.from(data).stop(.entityDeclaration)
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> TreeParser {
    guard let data else { preconditionFailure("Expat lost its user data") }
    return Unmanaged<TreeParser>.fromOpaque(data).takeUnretainedValue()
  }

  private var currentOffset: Int { Int(XML_GetCurrentByteIndex(parser)) }
  private var currentCount: Int { Int(XML_GetCurrentByteCount(parser)) }

  private func stop(_ kind: DocumentError.Kind) {
    guard failure == nil else { return }
    failure = kind
    failureOffset = currentOffset
    XML_StopParser(parser, 0)
  }

  private func declaration(encoding name: UnsafePointer<XML_Char>?) {
    guard !isTranscoded, let name else { return }
    let declared = String(cString: name)
    if declared.uppercased() != "UTF-8" { encoding = .singleByte(declared: declared) }
  }

  private func startElement(
    _ name: UnsafePointer<XML_Char>?, _ values: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    // Expat delivers the events of the tag it is in even after it was told to stop.
    guard failure == nil, let name, let values else { return }
    let start = currentOffset
    let element = ElementTree.Record(
      name: String(cString: name), parent: openElements.last, subtreeEnd: 0,
      attributes: attributes.count..<attributes.count, startTag: start..<(start + currentCount),
      contentEnd: 0, end: 0, text: nil)
    records.append(element)
    addAttributes(values, to: records.count - 1)
    if openElements.isEmpty, let kind = RootCheck.refusal(of: element) {
      return stop(kind)
    }
    if records.count > Document.maximumElementCount { return stop(.tooManyElements) }
    if openElements.count >= Document.maximumDepth { return stop(.tooDeep) }
    if let text = openText.last, text.isBlank {
      openText[openText.count - 1].bytes.removeAll(keepingCapacity: true)
    }
    openElements.append(records.count - 1)
    openText.append(CharacterData())
  }

  private func addAttributes(
    _ values: UnsafeMutablePointer<UnsafePointer<XML_Char>?>, to index: Int
  ) {
    let specified = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    guard specified > 0 else { return }
    let ranges = StartTagScanner.attributeRanges(in: records[index].startTag, of: bytes)
    guard ranges.count == specified else {
      return stop(.malformed(reason: "the attributes of <\(records[index].name)> are unclear"))
    }
    for (position, ranges) in ranges.enumerated() {
      guard let name = values[2 * position], let value = values[2 * position + 1] else { break }
      attributes.append(
        DocumentAttribute(
          name: String(cString: name), value: String(cString: value), range: ranges.whole,
          valueRange: ranges.value))
    }
    records[index].attributes = records[index].attributes.lowerBound..<attributes.count
  }

  private func endElement() {
    guard failure == nil, let index = openElements.popLast(), let text = openText.popLast()
    else { return }
    let offset = currentOffset
    records[index].subtreeEnd = records.count
    records[index].contentEnd = offset
    records[index].end = offset + currentCount
    let hasChildren = records.count > index + 1
    if !text.bytes.isEmpty, !hasChildren || !text.isBlank {
      records[index].text = String(decoding: text.bytes, as: UTF8.self)
    }
  }

  private func characterData(_ text: UnsafePointer<XML_Char>?, _ count: Int32) {
    guard failure == nil, let text, !openText.isEmpty else { return }
    text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      openText[openText.count - 1].append(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
