/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size()
  /// The metric of an axis that has no natural extent.
  public static let noIntrinsicMetric = -1.0
  /// The size of content without natural extent on either axis.
  public static let noIntrinsicSize = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// The extent along an axis.
  public subscript(axis axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
