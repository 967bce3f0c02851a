package import InterfaceBuilder

/// An entry of a document's outline.
package struct OutlineEntry: Sendable {
  /// The kinds of entries.
  package enum Kind: String, Hashable, Sendable {
    case scene, controller, view, guide, constraints, constraint, segue
  }

  /// The number of entries that hold this one.
  package let level: Int
  /// The kind.
  package let kind: Kind
  /// The name, or the phrase of a constraint.
  package let title: String
  /// The id of the object, or its position where it has none; nil for a list of constraints.
  package let id: String?
  /// The element.
  package let element: DocumentElement
}
