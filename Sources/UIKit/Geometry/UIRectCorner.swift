/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A set of directions of layout.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
