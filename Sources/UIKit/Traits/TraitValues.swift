/// The size class along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not given.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not given.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// As English.
  case leftToRight = 0
  /// As Arabic.
  case rightToLeft = 1
}

/// The reading direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English.
  case leftToRight = 0
  /// As Arabic.
  case rightToLeft = 1
}

/// The meaning of a view's content, which decides whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the environment's reading direction.
  case unspecified = 0
  /// Controls of playback: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always as English.
  case forceLeftToRight = 3
  /// Always as Arabic.
  case forceRightToLeft = 4

  /// The reading direction of views with the attribute in an environment of a direction.
  func direction(
    in environment: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: environment
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
