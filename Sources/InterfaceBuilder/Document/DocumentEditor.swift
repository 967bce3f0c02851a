/// Collects changes to a document and makes a changed copy.
///
/// A change replaces only its own bytes: every other byte, line ending, indentation and quoting style stays
/// as it is.
///
///     var editor = DocumentEditor(document)
///     editor.setAttribute("constant", to: "12", of: constraint)
///     let changed = try editor.apply()
///
/// Elements passed to an editor belong to the document it was made from.
public struct DocumentEditor: Sendable {
  /// The document the changes apply to.
  public let document: Document
  /// Attribute changes by element index; `nil` removes.
  private var attributeChanges: [Int: [(name: String, value: String?)]] = [:]
  private var insertions: [(parent: Int, slot: Int, element: NewElement)] = []
  private var removals: Set<Int> = []

  /// Starts without changes.
  public init(_ document: Document) {
    self.document = document
  }

  /// Sets an attribute, adding it when it is missing.
  ///
  /// A new attribute is written before `id`, which Interface Builder writes last, or at the end of
  /// the tag. A value that the document already has changes nothing.
  public mutating func setAttribute(_ name: String, to value: String, of element: DocumentElement) {
    change(name, to: value, of: element)
  }

  /// Removes an attribute and the white space before it.
  public mutating func removeAttribute(_ name: String, of element: DocumentElement) {
    change(name, to: nil, of: element)
  }

  private mutating func change(_ name: String, to value: String?, of element: DocumentElement) {
    check(element)
    var changes = attributeChanges[element.index] ?? []
    if let index = changes.firstIndex(where: { $0.name == name }) {
      changes[index].value = value
    } else {
      changes.append((name, value))
    }
    attributeChanges[element.index] = changes
  }

  /// Inserts an element on a line of its own, indented like its neighbours.
  ///
  /// Elements inserted at the same place keep the order of the calls.
  public mutating func insert(
    _ new: NewElement, into parent: DocumentElement, at placement: ElementPlacement = .last
  ) {
    check(parent)
    let slot: Int
    switch placement {
    case .first: slot = parent.index + 1
    case .last: slot = parent.record.subtreeEnd
    case .before(let child):
      precondition(child.parent == parent, "the neighbour is a child of the parent")
      slot = child.index
    case .after(let child):
      precondition(child.parent == parent, "the neighbour is a child of the parent")
      slot = child.record.subtreeEnd
    }
    insertions.append((parent.index, slot, new))
  }

  /// Removes an element with everything in it, and its line when nothing else is on it.
  ///
  /// Changes within the element are dropped.
  public mutating func remove(_ element: DocumentElement) {
    check(element)
    precondition(element.index != 0, "the root element stays")
    removals.insert(element.index)
  }

  private func check(_ element: DocumentElement) {
    precondition(element.tree === document.tree, "the element belongs to the edited document")
  }

  /// The changed document; this editor can be used further.
  ///
  /// - Throws: ``DocumentError/Kind/unrepresentableCharacter(scalar:)`` when a new value holds a
  ///   character that XML does not allow.
  /// - Complexity: O(*bytes of the document* + *changes* · log *changes*).
  public func apply() throws(DocumentError) -> Document {
    let patch = try patch()
    guard !patch.isEmpty else { return document }
    return try Document(bytes: patch.applied(to: document.bytes), path: document.path)
  }

  /// The changes as replacements of bytes of the document's file.
  ///
  /// - Throws: As ``apply()``.
  public func patch() throws(DocumentError) -> DocumentPatch {
    var splices: [Splice] = []
    for index in attributeChanges.keys.sorted() where !isRemoved(index) {
      splices += try attributeSplices(DocumentElement(tree: document.tree, index: index))
    }
    for index in removals.sorted() where !isRemoved(ancestorsOf: index) {
      splices.append(SpliceBuilder.removal(of: DocumentElement(tree: document.tree, index: index)))
    }
    splices += try insertionSplices()
    return DocumentPatch(splices.map { $0.inFile(of: document) })
  }

  private func attributeSplices(_ element: DocumentElement) throws(DocumentError) -> [Splice] {
    var splices: [Splice] = []
    for change in attributeChanges[element.index] ?? [] {
      let builder = SpliceBuilder(element: element, path: document.path)
      if let splice = try builder.attribute(change.name, to: change.value) {
        splices.append(splice)
      }
    }
    return splices
  }

  /// One splice per place, holding all the elements inserted there.
  private func insertionSplices() throws(DocumentError) -> [Splice] {
    var places: [(parent: Int, slot: Int, elements: [NewElement])] = []
    for insertion in insertions where !isRemoved(insertion.parent) {
      let place = places.firstIndex {
        $0.parent == insertion.parent && $0.slot == insertion.slot
      }
      if let place {
        places[place].elements.append(insertion.element)
      } else {
        places.append((insertion.parent, insertion.slot, [insertion.element]))
      }
    }
    var splices: [Splice] = []
    for place in places {
      let parent = DocumentElement(tree: document.tree, index: place.parent)
      let builder = SpliceBuilder(element: parent, path: document.path)
      splices.append(try builder.insertion(of: place.elements, slot: place.slot))
    }
    return splices
  }

  private func isRemoved(_ index: Int) -> Bool {
    removals.contains(index) || isRemoved(ancestorsOf: index)
  }

  private func isRemoved(ancestorsOf index: Int) -> Bool {
    guard !removals.isEmpty else { return false }
    var next = document.tree.records[index].parent
    while let parent = next {
      if removals.contains(parent) { return true }
      next = document.tree.records[parent].parent
    }
    return false
  }
}

extension Splice {
  /// The splice of a document's tree as one of its file, which differ where the file is UTF-16.
  fileprivate func inFile(of document: Document) -> Splice {
    switch document.encoding {
    case .utf8, .singleByte: return self
    case .utf16LittleEndian, .utf16BigEndian:
      func offset(_ bytes: ArraySlice<UInt8>) -> Int {
        String(decoding: bytes, as: UTF8.self).utf16.count * 2
      }
      let start = offset(document.tree.bytes[..<range.lowerBound])
      let count = offset(document.tree.bytes[range])
      return Splice(
        range: start..<(start + count),
        replacement: UTF16Transcoding.encode(replacement, document.encoding))
    }
  }
}
