import AutoLayout
import PangoText

/// Where the lines of a block of text stand.
struct TextPlacement {
  /// A line in place.
  struct PlacedLine {
    /// The line as it was broken.
    var source: TextLayout.Line
    /// The glyphs, relative to the origin.
    var line: VisualLine
    /// The left end of the baseline.
    var origin: Point
  }

  /// The lines from top to bottom.
  var lines: [PlacedLine]

  /// Lays a block out with the layout that measured it.
  init(_ block: TextBlock, measurer: PangoTextMeasurer) {
    var request = block.request
    var layout = measurer.layout(request)
    let fitting = Self.fittingLines(of: layout, in: block.rect.height)
    if request.maximumLines == 0, fitting < layout.lines.count {
      request.maximumLines = fitting
      layout = measurer.layout(request)
    }
    let height = layout.extent.height
    let top =
      switch block.verticalAlignment {
      case .top: block.rect.minY
      case .center: block.rect.minY + (block.rect.height - height) / 2
      case .bottom: block.rect.maxY - height
      }
    lines = zip(layout.lines, layout.visualLines).map { line, visual in
      let indent = (block.rect.width - line.width) * Self.fraction(block, line)
      var visual = visual
      // Clipped text is wider than its box, and an app's own face hangs over its edges on devices, too.
      if line.visibleWidth <= block.rect.width + 0.01, !layout.hasAppFonts(visual) {
        visual.keepInk(between: -indent, and: block.rect.width - indent)
      }
      return PlacedLine(
        source: line, line: visual,
        origin: Point(x: block.rect.minX + indent, y: top + line.baseline))
    }
  }

  /// How many lines fit into a height; at least one, as a label draws it even if it is cut.
  private static func fittingLines(of layout: TextLayout, in height: Double) -> Int {
    // Heights are rounded to pixels, and lines without descenders may stick out a little.
    max(1, layout.lines.prefix { $0.top + $0.height <= height + 1 }.count)
  }

  private static func fraction(_ block: TextBlock, _ line: TextLayout.Line) -> Double {
    switch block.alignment {
    case .natural: line.isRightToLeft ? 1 : 0
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
