import AutoLayout

/// A guide whose constraints can depend on where it is.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The room the keyboard takes at the bottom of a view; without a keyboard the bottom of the safe
/// area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats.
  ///
  /// No keyboard is ever shown here.
  open var followsUndockedKeyboard = false
}
