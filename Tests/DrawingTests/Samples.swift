import AutoLayout
import Drawing
import PangoText

/// A small picture with one of every command.
func sample() -> Picture {
  var list = DisplayList()
  list.shadow(
    Rect(x: 10, y: 10, width: 40, height: 40), radius: 6,
    DisplayList.Shadow(color: .black.faded(0.5), offset: Point(x: 0, y: 2), blur: 4))
  list.fill(Rect(x: 10, y: 10, width: 40, height: 40), SystemColors(.light).blue, radius: 6)
  list.border(Rect(x: 60, y: 10, width: 30, height: 40), .black, width: 2)
  list.hairline(Point(x: 0, y: 60), Point(x: 100, y: 60), SystemColors(.light).separator)
  list.group(DisplayList.Group(offset: Point(x: 4, y: 4), opacity: 0.5)) { list in
    list.fill(.circle(center: Point(x: 75, y: 26), radius: 8), SystemColors(.light).red)
  }
  list.clipped(to: .rect(Rect(x: 0, y: 62, width: 60, height: 38))) { list in
    list.text(
      TextBlock(
        "Hello, שלום 你好", font: Font(size: 15), color: .black,
        rect: Rect(x: 4, y: 66, width: 92, height: 20)))
  }
  return Picture(list, size: Size(width: 100, height: 100), background: .white)
}

/// Draws commands on a white sheet, one pixel to a point.
func bitmap(
  width: Double = 100, height: Double = 60, scale: Double = 1,
  _ body: (inout DisplayList) -> Void
) throws -> Bitmap {
  var list = DisplayList()
  body(&list)
  return try Picture(list, size: Size(width: width, height: height), background: .white)
    .bitmap(scale: scale, measurer: PangoTextMeasurer())
}

/// Draws controls on a white sheet, one pixel to a point.
func control(
  width: Double = 100, height: Double = 60, _ body: (inout ControlPainter) -> Void
) throws -> Bitmap {
  let measurer = try PangoTextMeasurer()
  var painter = ControlPainter(measurer: measurer)
  body(&painter)
  return try Picture(painter.list, size: Size(width: width, height: height), background: .white)
    .bitmap(scale: 1, measurer: measurer)
}
