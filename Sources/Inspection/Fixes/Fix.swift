public import InterfaceBuilder

/// Edits of a document that mend something, tried by solving.
public struct Fix: Hashable, Sendable {
  /// The rules whose findings it ends; none for a command of the Resolve menu.
  public var rules: [RuleID]
  /// The title: a sentence in the imperative, without its full stop.
  public var title: String
  /// The replacements of bytes of the document.
  public var patch: DocumentPatch
  /// The changes in words.
  public var edits: [Edit]

  /// One change in words.
  public struct Edit: Hashable, Sendable {
    /// The place in the changed document.
    public var position: DocumentPosition
    /// The change and its reason: a sentence without its full stop.
    public var summary: String
  }
}
