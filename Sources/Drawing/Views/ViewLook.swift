/// What a view shows, where the view itself does not hold it.
///
/// Views whose class only exists at run time are plain views here; whoever knows better says so with one of
/// these.
package enum ViewLook: Hashable, Sendable {
  /// A labelled pattern in place of what the view shows at run time.
  case placeholder(PlaceholderKind, name: String)
  /// The name of a view that draws itself, over its background.
  case tag(String)
  /// The drawing of other views, which the view shows at run time.
  case content(DisplayList)
  /// A button with a caption.
  case captionButton(CaptionButtonLook)
  /// A picture that is not at hand.
  case missingImage(name: String)
}
