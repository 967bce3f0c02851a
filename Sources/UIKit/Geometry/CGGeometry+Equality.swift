import Foundation

// Source: `CGPointEqualToPoint`, `CGSizeEqualToSize` and `CGRectEqualToRect`, as Swift imports them.

extension CGPoint {
  /// Whether two points have the same coordinates.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Whether two sizes have the same width and height.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Whether two rectangles cover the same area: a negative extent reaches to the other side of the origin.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}
