import InterfaceBuilder

/// Makes one patch of the changes of fixes, as Interface Builder would write them.
struct ChangeWriter {
  private let document: Document
  private var editor: DocumentEditor
  private var ids: NewObjectIDs
  private var removed: Set<DocumentElement> = []
  private var added: [(constraint: NewConstraint, holder: DocumentElement, id: String)] = []
  /// The changes, each with the ids of the constraints that it adds.
  private(set) var written: [(change: DocumentChange, newIDs: [String])] = []

  init(_ document: Document) {
    self.document = document
    editor = DocumentEditor(document)
    ids = NewObjectIDs(in: document)
  }

  /// The patch of changes, with the place of each in the changed document.
  ///
  /// - Throws: What keeps the changed document from being read.
  static func fix(
    _ document: Document, rules: [RuleID], title: String, changes: [DocumentChange]
  ) throws(DocumentError) -> Fix {
    var writer = ChangeWriter(document)
    for change in changes { writer.add(change) }
    return try writer.fix(rules, title)
  }

  private mutating func add(_ change: DocumentChange) {
    var newIDs: [String] = []
    for operation in change.operations {
      switch operation {
      case .setAttribute(let name, let value?, let element):
        editor.setAttribute(name, to: value, of: element)
      case .setAttribute(let name, nil, let element):
        editor.removeAttribute(name, of: element)
      case .remove(let element):
        removed.insert(element)
      case .insert(let element, let parent, let placement):
        editor.insert(element, into: parent, at: placement)
      case .addConstraint(let constraint, let holder):
        let id = ids.next(for: "\(constraint) \(holder.id ?? "")")
        newIDs.append(id)
        added.append((constraint, holder, id))
      }
    }
    written.append((change, newIDs))
  }

  private mutating func fix(_ rules: [RuleID], _ title: String) throws(DocumentError) -> Fix {
    insertConstraints()
    removeElements()
    let patch = try editor.patch()
    let bytes = patch.applied(to: document.bytes)
    let changed = try Document(bytes: bytes, path: document.path)
    let edits = written.map { change, newIDs in
      let position =
        newIDs.first.flatMap { changed.element(id: $0)?.position }
        ?? change.place.id.flatMap { changed.element(id: $0)?.position }
        ?? changed.position(ofByte: patch.offset(after: change.place.range.lowerBound))
      let names = newIDs.isEmpty ? "" : " (" + newIDs.joined(separator: ", ") + ")"
      return Fix.Edit(position: position, summary: change.summary + names)
    }
    return Fix(rules: rules, title: title, patch: patch, edits: edits)
  }

  /// Inserts the new constraints of each view, in the order of their ids where the others are.
  private mutating func insertConstraints() {
    var holders: [DocumentElement] = []
    for (_, holder, _) in added where !holders.contains(holder) { holders.append(holder) }
    for holder in holders {
      let new = added.filter { $0.holder == holder }.sorted { Self.precedes($0.id, $1.id) }
      let elements = new.map { ($0.id, $0.constraint.element(id: $0.id, heldBy: holder.id ?? "")) }
      if let list = holder.child(named: "constraints") {
        insert(elements, into: list)
      } else {
        editor.insert(
          NewElement("constraints", children: elements.map(\.1)), into: holder,
          at: ConstraintsPlace.placement(in: holder))
      }
    }
  }

  private mutating func insert(
    _ elements: [(id: String, element: NewElement)], into list: DocumentElement
  ) {
    let children = Array(list.children)
    let childIDs = children.compactMap(\.id)
    let isSorted = zip(childIDs, childIDs.dropFirst()).allSatisfy { !Self.precedes($1, $0) }
    for (id, element) in elements {
      let next = isSorted ? children.first { Self.precedes(id, $0.id ?? "") } : nil
      editor.insert(element, into: list, at: next.map { .before($0) } ?? .last)
    }
  }

  /// Whether an id comes before another one in Interface Builder's order, that of the bytes.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  /// Removes elements, and lists that would be empty.
  private mutating func removeElements() {
    var waiting = removed.sorted { $0.range.lowerBound < $1.range.lowerBound }
    while let element = waiting.popLast() {
      guard let list = element.parent, Self.emptied.contains(list.name), !removed.contains(list),
        list.children.allSatisfy(removed.contains),
        !added.contains(where: { $0.holder.child(named: "constraints") == list }),
        list.name != "variation" || list.attributes.allSatisfy({ $0.name == "key" })
      else { continue }
      removed.insert(list)
      waiting.append(list)
    }
    for element in removed.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      editor.remove(element)
    }
  }

  /// The elements that Interface Builder writes only with something in them.
  private static let emptied: Set<String> = ["constraints", "mask", "variation"]
}
