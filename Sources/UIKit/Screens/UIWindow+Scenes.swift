public import Foundation

extension UIWindow {
  /// The position of a window in front of others or behind them.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number that levels are ordered by.
    public let rawValue: CGFloat

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)

    /// Whether a level is behind another.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }
}
