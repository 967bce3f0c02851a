import AutoLayout
public import Foundation

/// The room the keyboard takes at the bottom of a view; without a keyboard the bottom of the safe
/// area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats.
  ///
  /// No keyboard is ever shown here.
  open var followsUndockedKeyboard = false
  /// Whether the guide is as high as the bottom of the safe area where there is no keyboard; otherwise
  /// it has no height, at the bottom of the view.
  open var usesBottomSafeArea: Bool {
    get { layoutGuide.countsSafeArea }
    set { layoutGuide.countsSafeArea = newValue }
  }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// A keyboard that does not float is as wide as the screen: near the bottom alone.
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}
