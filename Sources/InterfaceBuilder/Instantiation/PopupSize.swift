import AutoLayout

/// The size that code gives a scene which it shows over others, as far as code tells.
package struct PopupSize: Hashable, Sendable {
  /// The width in points; nil where code calculates it.
  package var width: Double?
  /// The height in points; nil where code calculates it.
  package var height: Double?

  /// Creates a size.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The size on a screen, which bounds it and stands for what is not known.
  func size(on window: Size) -> Size {
    Size(
      width: min(width ?? window.width, window.width),
      height: min(height ?? window.height, window.height))
  }
}
