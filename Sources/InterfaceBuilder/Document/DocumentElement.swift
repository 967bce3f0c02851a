/// An element of a ``Document``: a light handle that keeps the document's tree alive.
public struct DocumentElement: Sendable {
  let tree: ElementTree
  let index: Int

  var record: ElementTree.Record { tree.records[index] }

  /// The tag's name.
  public var name: String { record.name }

  /// The object id (`id="…"`).
  public var id: String? { self["id"] }

  /// The role within the parent (`key="…"`).
  public var key: String? { self["key"] }

  /// The attributes in the order they are written.
  public var attributes: ArraySlice<DocumentAttribute> { tree.attributes[record.attributes] }

  /// The attribute with the given name.
  public func attribute(named name: String) -> DocumentAttribute? {
    for index in record.attributes where tree.attributes[index].name == name {
      return tree.attributes[index]
    }
    return nil
  }

  /// The value of the attribute with the given name.
  public subscript(name: String) -> String? { attribute(named: name)?.value }

  /// The character data of the element itself; `nil` when there is none, or only the white space
  /// between children.
  public var text: String? { record.text }

  /// Where the element starts.
  public var position: DocumentPosition { tree.position(of: record.startTag.lowerBound) }

  /// Where an attribute of the element starts; the element's own position when it is missing.
  public func position(ofAttribute name: String) -> DocumentPosition {
    attribute(named: name).map { tree.position(of: $0.range.lowerBound) } ?? position
  }

  /// The bytes of the start tag.
  public var startTagRange: Range<Int> { record.startTag }

  /// The bytes of the whole element.
  public var range: Range<Int> { record.startTag.lowerBound..<record.end }

  /// Whether the element is written `<name …/>`.
  public var isSelfClosing: Bool { record.end == record.startTag.upperBound }
}

extension DocumentElement: Hashable {
  /// Whether both are the same element of the same parsed document.
  public static func == (first: DocumentElement, second: DocumentElement) -> Bool {
    first.index == second.index && first.tree === second.tree
  }

  /// Hashes the element's place in its document.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

/// An attribute as written in a start tag.
public struct DocumentAttribute: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The value, with entities and character references replaced.
  public let value: String
  /// The bytes from the first of the name to the closing quote.
  public let range: Range<Int>
  /// The bytes between the quotes.
  public let valueRange: Range<Int>
}
