/// The part of a view's description that depends on the class of the view.
///
/// A conforming type starts as the content of an element without attributes. ``ViewDescription/content`` holds the
/// content that was read; cast it to the type of a class, such as ``LabelContent``.
public protocol ElementContent: Sendable {
  /// The text that the view shows; `nil` for a class without text.
  var displayedText: String? { get }
}

extension ElementContent {
  /// No text.
  public var displayedText: String? { nil }
}
