package import AutoLayout

/// Draws controls of iOS and tvOS from plain parameters.
///
/// Every method draws one thing in a rectangle so that it is recognisable as what it is.
package struct ControlPainter {
  /// What has been drawn.
  package var list = DisplayList()
  /// The interface style.
  package var colors: SystemColors
  /// The accent colour of controls.
  package var tint: Color
  /// The reading direction, which bars and rows follow.
  package var direction = LayoutDirection.leftToRight
  /// The kind of screen.
  package var platform = Platform.touch
  /// Whether the focus of a television is on what is drawn.
  package var isFocused = false
  /// Measures titles, to centre them beside pictures.
  package let measurer: any TextMeasurer

  /// Creates an empty painter; controls are blue unless told otherwise.
  package init(
    measurer: any TextMeasurer, appearance: Appearance = .light, tint: Color? = nil
  ) {
    self.measurer = measurer
    colors = SystemColors(appearance)
    self.tint = tint ?? SystemColors(appearance).blue
  }

  /// A rectangle given for reading from the left, where the reading direction has it.
  func turned(_ rect: Rect, in whole: Rect) -> Rect {
    guard direction == .rightToLeft else { return rect }
    return Rect(
      x: whole.minX + whole.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The side that text which begins at the leading edge stands at.
  var leadingAlignment: TextBlock.Alignment { direction == .rightToLeft ? .right : .left }

  /// The width of text on one line.
  func width(of text: String, font: Font) -> Double {
    measurer.measure(TextRequest(runs: [TextRun(text, font: font)])).width
  }
}

extension Rect {
  /// The middle.
  package var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

  /// A rectangle of a size, or of this one's where that is less, in the middle of this one.
  func centered(_ size: Size) -> Rect {
    centered(width: min(size.width, width), height: min(size.height, height))
  }

  /// A rectangle of a size in the middle of this one, its edges on whole points.
  func centered(width: Double, height: Double) -> Rect {
    Rect(
      x: minX + ((self.width - width) / 2).rounded(),
      y: minY + ((self.height - height) / 2).rounded(), width: width, height: height)
  }

  /// The rectangle with all edges moved inwards.
  package func inset(_ distance: Double) -> Rect {
    insetBy(x: distance, y: distance)
  }

  /// The rectangle with left and right, and top and bottom edges moved inwards.
  func insetBy(x: Double, y: Double) -> Rect {
    Rect(
      x: minX + min(x, width / 2), y: minY + min(y, height / 2), width: max(0, width - 2 * x),
      height: max(0, height - 2 * y))
  }
}
