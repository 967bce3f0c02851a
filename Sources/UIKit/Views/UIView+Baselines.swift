/// The method that lent a baseline before iOS 9, as layout calls it: its deprecation is for clients.
@MainActor
private protocol BaselineLending {
  func forBaselineLayout() -> UIView
}

extension UIView: @MainActor BaselineLending {
  /// The answer of `forBaselineLayout()`, which subclasses written for iOS 8 and earlier override.
  var baselineViewOfOldMethod: UIView { (self as any BaselineLending).forBaselineLayout() }
}
