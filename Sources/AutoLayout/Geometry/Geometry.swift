/// A location in points, y growing downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point()
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
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

/// A rectangle in points, y growing downwards.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  /// Creates a rectangle.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The rectangle at the origin without extent.
  public static let zero = Rect()

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }

  /// The rectangle with every edge moved inwards.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle with every edge moved outwards.
  public func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}

/// Distances inwards from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// The difference, edge by edge.
  public static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }

  /// The sum, edge by edge.
  public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }
}

/// Distances inwards from the edges of a rectangle, horizontally in reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets with leading and trailing resolved.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    EdgeInsets(
      top: top, left: direction == .leftToRight ? leading : trailing, bottom: bottom,
      right: direction == .leftToRight ? trailing : leading)
  }
}

/// The two directions layout happens in. Raw values are Apple's.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1

  /// The axis across this one.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction text is read and content is arranged in. Raw values are Apple's.
public enum LayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
