/// The elements of a document as flat arrays in document order, with the bytes they came from.
///
/// The descendants of an element follow it immediately, so `subtreeEnd` is all the structure
/// that is needed, and neither building nor releasing a deep tree recurses.
final class ElementTree: Sendable {
  /// One element.
  struct Record: Sendable {
    var name: String
    /// The index of the parent, `nil` for the root.
    var parent: Int?
    /// The index after the last descendant.
    var subtreeEnd: Int
    /// The element's attributes within ``ElementTree/attributes``.
    var attributes: Range<Int>
    /// The bytes from `<` to `>` of the start tag (of the whole element when it is self-closing).
    var startTag: Range<Int>
    /// The offset of the end tag; the end of the start tag when the element is self-closing.
    var contentEnd: Int
    /// The offset after the element.
    var end: Int
    /// The character data between the children, `nil` when there is none but white space
    /// around children.
    var text: String?
  }

  /// The bytes the offsets refer to: the file's own unless it is UTF-16.
  let bytes: [UInt8]
  let encoding: DocumentEncoding
  let records: [Record]
  let attributes: [DocumentAttribute]
  /// The first element of each id.
  let indexByID: [String: Int]
  /// Elements whose id an earlier element has, in document order.
  let duplicates: [Int]
  /// The ids of the objects that outlets lead to.
  let outletDestinations: Set<String>
  private let lines: LineIndex

  init(
    bytes: [UInt8], encoding: DocumentEncoding, records: [Record], attributes: [DocumentAttribute]
  ) {
    self.bytes = bytes
    self.encoding = encoding
    self.records = records
    self.attributes = attributes
    lines = LineIndex(bytes, encoding: encoding)
    var indexByID: [String: Int] = [:]
    var duplicates: [Int] = []
    for (index, record) in records.enumerated() where !Self.namesSomethingElse(record.name) {
      guard let id = attributes[record.attributes].first(where: { $0.name == "id" })?.value
      else { continue }
      if indexByID[id] == nil {
        indexByID[id] = index
      } else {
        duplicates.append(index)
      }
    }
    self.indexByID = indexByID
    self.duplicates = duplicates
    outletDestinations = Set(
      records.lazy.filter { $0.name == "outlet" || $0.name == "outletCollection" }.compactMap {
        attributes[$0.attributes].first { $0.name == "destination" }?.value
      })
  }

  /// Whether an element's `id` names a device or a layout of it rather than the object itself.
  private static func namesSomethingElse(_ elementName: String) -> Bool {
    elementName == "device" || elementName == "adaptation"
  }

  func position(of offset: Int) -> DocumentPosition {
    lines.position(of: offset, in: bytes, encoding: encoding)
  }
}
