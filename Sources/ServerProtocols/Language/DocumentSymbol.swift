/// An entry of a document's outline, as editors show it.
package struct DocumentSymbol: Hashable, Sendable, Encodable {
  /// The kinds of symbols by the protocol's numbers.
  package enum Kind: Int, Hashable, Sendable, Encodable {
    case module = 2
    case `class` = 5
    case field = 8
    case interface = 11
    case `operator` = 25
    case event = 24
  }

  /// The name.
  package let name: String
  /// The text beside the name.
  package let detail: String?
  /// The kind.
  package let kind: Kind
  /// The whole element.
  package let range: TextRange
  /// The part that is selected when the entry is chosen.
  package let selectionRange: TextRange
  /// The entries below it.
  package var children: [DocumentSymbol] = []

  /// Creates an entry.
  package init(
    name: String, detail: String?, kind: Kind, range: TextRange, selectionRange: TextRange
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
  }
}

/// An entry of a document's outline for clients that show no tree.
package struct SymbolInformation: Hashable, Sendable, Encodable {
  /// The name.
  package let name: String
  /// The kind.
  package let kind: DocumentSymbol.Kind
  /// The place.
  package let location: TextLocation
  /// The name of the entry that holds this one.
  package let containerName: String?

  /// Creates an entry.
  package init(
    name: String, kind: DocumentSymbol.Kind, location: TextLocation, containerName: String?
  ) {
    self.name = name
    self.kind = kind
    self.location = location
    self.containerName = containerName
  }
}
