/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
