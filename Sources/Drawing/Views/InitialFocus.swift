import UIKit

/// The view that has the focus when a television shows a view for the first time.
@MainActor
enum InitialFocus {
  /// Finds the view: the first that can have the focus, superviews before subviews.
  ///
  /// Source: Apple's *App Programming Guide for tvOS*: the focus engine looks for the first focusable item in the
  /// preferred environments; it may come to another than the first in the hierarchy.
  ///
  /// - Complexity: O(*views*).
  static func view(in root: UIView) -> UIView? {
    guard root.traitCollection.userInterfaceIdiom == .tv, !(root is UIWindow) else { return nil }
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if PainterRegistry.painter(for: view).takesFocus { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
