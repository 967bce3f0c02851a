extension DocumentElement {
  /// The element around this one.
  public var parent: DocumentElement? {
    record.parent.map { DocumentElement(tree: tree, index: $0) }
  }

  /// The child elements, in order.
  public var children: Children { Children(tree: tree, parent: index) }

  /// The elements below this one, each before its children.
  public var descendants: some Sequence<DocumentElement> {
    ((index + 1)..<record.subtreeEnd).lazy.map { [tree] in
      DocumentElement(tree: tree, index: $0)
    }
  }

  /// The first child with the given tag name.
  public func child(named name: String) -> DocumentElement? {
    children.first { $0.name == name }
  }

  /// The first child that plays the given role (`key="…"`).
  public func child(key: String) -> DocumentElement? {
    children.first { $0.key == key }
  }

  /// The children of the first child with the given tag name.
  public func children(of name: String) -> [DocumentElement] {
    child(named: name).map { Array($0.children) } ?? []
  }

  /// The elements around this one, the nearest first.
  public var ancestors: some Sequence<DocumentElement> {
    sequence(state: self) { element in
      guard let parent = element.parent else { return nil as DocumentElement? }
      element = parent
      return parent
    }
  }

  /// Whether `other` is below this element.
  public func contains(_ other: DocumentElement) -> Bool {
    tree === other.tree && other.index > index && other.index < record.subtreeEnd
  }

  /// The child elements of one element.
  public struct Children: Sequence, Sendable {
    let tree: ElementTree
    let parent: Int

    /// Walks the children in order.
    public struct Iterator: IteratorProtocol {
      let tree: ElementTree
      var nextIndex: Int
      let end: Int

      /// The next child.
      public mutating func next() -> DocumentElement? {
        guard nextIndex < end else { return nil }
        let element = DocumentElement(tree: tree, index: nextIndex)
        nextIndex = tree.records[nextIndex].subtreeEnd
        return element
      }
    }

    /// Starts at the first child.
    public func makeIterator() -> Iterator {
      Iterator(tree: tree, nextIndex: parent + 1, end: tree.records[parent].subtreeEnd)
    }

    /// Whether there is no child element.
    public var isEmpty: Bool { parent + 1 == tree.records[parent].subtreeEnd }

    /// The last child.
    public var last: DocumentElement? {
      var result: DocumentElement?
      for child in self { result = child }
      return result
    }
  }
}
