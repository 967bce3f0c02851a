import InterfaceBuilder

/// One change that a fix makes in a document, with the words for it.
///
/// Changes are about elements of one version of a document; ``ChangeWriter`` makes bytes of several at once.
struct DocumentChange {
  /// An edit of the tree.
  enum Operation {
    case setAttribute(String, to: String?, of: DocumentElement)
    case remove(DocumentElement)
    case insert(NewElement, into: DocumentElement, at: ElementPlacement)
    case addConstraint(NewConstraint, heldBy: DocumentElement)
  }

  var operations: [Operation]
  /// The change and its reason: a sentence without its full stop.
  var summary: String
  /// The element that it is about.
  var place: DocumentElement
}

/// A fix before it is tried: its title and its changes.
struct FixDraft {
  /// The title: a sentence in the imperative, without its full stop.
  var title: String
  var changes: [DocumentChange]
}
