package import UIKit

extension UIButton {
  /// The least rectangle around title and picture, in the button's coordinate space; the bounds where it has neither.
  package var drawnRect: CGRect {
    let room = contentRect(forBounds: bounds)
    let parts = [titleRect(forContentRect: room), imageRect(forContentRect: room)]
      .filter { $0.width > 0 && $0.height > 0 }
    guard let first = parts.first else { return bounds }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension ShownContent {
  /// The part of ``rect`` where letters or a picture are drawn: the rest of a button without a background is only
  /// touched.
  ///
  /// - Parameter root: The view in whose coordinate space the rectangle is.
  /// - Returns: The rectangle, in the coordinate space of the root.
  package func drawnRect(in root: UIView) -> CGRect {
    guard let button = view as? UIButton, !button.showsBackground else { return rect }
    let drawn = button.convert(button.drawnRect, to: root).intersection(rect)
    return drawn.isNull ? rect : drawn
  }
}

extension UIView {
  /// Whether people see where the view ends.
  package var showsBackground: Bool {
    if let button = self as? UIButton, button.currentBackgroundImage != nil { return true }
    if let style = (self as? UIButton)?.configuration?.style, style != .plain { return true }
    return backgroundColor.map { $0.components(for: traitCollection).alpha > 0 } ?? false
  }
}
