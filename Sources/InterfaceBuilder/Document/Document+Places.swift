extension Document {
  /// The innermost element that holds a byte; nil outside of the root element.
  ///
  /// Offsets count the bytes of the tree, which are those of the file unless it is UTF-16.
  /// - Complexity: O(log *elements* + *depth*).
  package func element(atByte offset: Int) -> DocumentElement? {
    let records = tree.records
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].startTag.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var index: Int? = low == 0 ? nil : low - 1
    while let current = index, records[current].end <= offset { index = records[current].parent }
    return index.map { DocumentElement(tree: tree, index: $0) }
  }

  /// All elements in the order of the document.
  package var elements: some Sequence<DocumentElement> {
    tree.records.indices.lazy.map { [tree] in DocumentElement(tree: tree, index: $0) }
  }
}

extension DocumentElement {
  /// The attribute whose text, from its name to its closing quote, holds a byte.
  package func attribute(atByte offset: Int) -> DocumentAttribute? {
    attributes.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}
