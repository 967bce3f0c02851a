/// The differences that layout takes for none; those of the solver are its own.
enum LayoutTolerances {
  /// An extent below this is empty, in points.
  static let emptyExtent = 0.001
  /// Positions that differ by less are the same, in points.
  ///
  /// Multipliers are stored in single precision, so that two constraints that say the same may differ by a
  /// hundred-thousandth of a point; pixels are a third of a point at least.
  static let samePosition = 0.001
  /// A smaller change of width does not measure wrapping content again, in points: it is below any pixel.
  static let wrapWidth = 0.001
  /// Coordinates that differ by less do not depend on a view's size, in points.
  static let sizeDependence = 0.01
  /// Frames whose coordinates differ by less are the same, in points: far above the last bits of any coordinate, far below a
  /// pixel.
  static let sameFrame = 1e-9
  /// Positions this close to a half of a pixel are at it, in pixels: far above a solver's error, far below what can be seen.
  static let pixel = 1e-6
  /// The difference that computing in binary fractions leaves, in points.
  static let binaryFraction = 1e-9
}
