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
