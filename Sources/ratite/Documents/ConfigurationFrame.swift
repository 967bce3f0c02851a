/// The frame of an object in a configuration.
struct ConfigurationFrame: Hashable, Codable {
  /// The configuration's name.
  let configuration: String
  /// The left edge in the superview, in points.
  let x: Double
  /// The upper edge in the superview, in points.
  let y: Double
  /// The width, in points.
  let width: Double
  /// The height, in points.
  let height: Double
  /// The variables that constraints leave open.
  let ambiguous: [String]
}

/// The layout of an object in every configuration that is checked.
struct ObjectLayout: Hashable, Codable {
  /// The frames, in the order of the configurations.
  var frames: [ConfigurationFrame] = []
  /// The lines that explain the first frame: the constraints that fix each edge, with their shares.
  var origin: [String] = []
}
