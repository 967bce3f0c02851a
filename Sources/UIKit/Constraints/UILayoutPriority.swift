/// The priority of a constraint, or of a view's resistance to growing or shrinking.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, greater than 0 and at most 1000.
  public var rawValue: Float

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// The default resistance of a view to being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default resistance of a view to being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The pull of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
