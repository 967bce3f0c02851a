/// An element to insert into a document.
public struct NewElement: Hashable, Sendable {
  /// The tag's name.
  public var name: String
  /// The attributes, in the order they are to be written.
  public var attributes: [(name: String, value: String)] {
    get { storedAttributes.map { ($0.name, $0.value) } }
    set { storedAttributes = newValue.map { Attribute(name: $0.name, value: $0.value) } }
  }
  /// The child elements.
  public var children: [NewElement]

  private struct Attribute: Hashable {
    var name: String
    var value: String
  }

  private var storedAttributes: [Attribute]

  /// Creates an element.
  public init(
    _ name: String, attributes: [(name: String, value: String)] = [], children: [NewElement] = []
  ) {
    self.name = name
    storedAttributes = attributes.map { Attribute(name: $0.name, value: $0.value) }
    self.children = children
  }
}

/// Where an element goes among its parent's children.
public enum ElementPlacement: Hashable, Sendable {
  /// Before all children.
  case first
  /// After all children.
  case last
  /// Immediately before a child.
  case before(DocumentElement)
  /// Immediately after a child.
  case after(DocumentElement)
}
