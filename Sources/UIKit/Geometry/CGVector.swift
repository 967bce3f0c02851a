public import Foundation

/// A displacement in points, y growing downwards.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// No displacement.
  public static let zero = CGVector()

  /// Creates no displacement.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a displacement.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
