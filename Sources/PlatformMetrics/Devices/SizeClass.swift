/// How much room there is along an axis.
public enum SizeClass: String, Hashable, Sendable {
  case compact
  case regular
}

/// The size classes of both axes; `nil` stands for *any*.
public struct SizeClasses: Hashable, Sendable {
  /// Across.
  public var width: SizeClass?
  /// Down.
  public var height: SizeClass?

  /// Creates a pair.
  public init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  /// The 600 × 600 canvas of Xcode 6 and 7.
  public static let any = SizeClasses(width: nil, height: nil)
}

/// The kind of device an interface is for.
public enum Idiom: String, Hashable, Sendable {
  case phone
  case pad
  case tv
  case mac
}

/// How a device is held; left and right landscape are laid out alike.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
