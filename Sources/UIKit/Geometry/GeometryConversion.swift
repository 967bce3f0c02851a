package import AutoLayout
package import Foundation

// Foundation's geometry is what clients see, AutoLayout's what layout computes with.

extension CGPoint {
  /// The same point.
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// The same size.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  /// The same rectangle.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Point {
  /// The same point.
  package init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension Size {
  /// The same size.
  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Rect {
  /// The same rectangle, with extents that are not negative, as Apple's accessors give them.
  package init(_ rect: CGRect) {
    self.init(
      x: rect.minX, y: rect.minY, width: rect.width.magnitude, height: rect.height.magnitude)
  }
}

extension UIEdgeInsets {
  /// The same insets.
  package init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension EdgeInsets {
  /// The same insets.
  package init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension DirectionalEdgeInsets {
  /// The same insets.
  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Insets in reading direction.
  package init(_ insets: UIEdgeInsets, for direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
      trailing: isLeftToRight ? insets.right : insets.left)
  }
}
