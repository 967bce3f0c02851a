import AutoLayout

/// A step of drawing a picture of figures, in the units of the picture, y growing downwards.
enum VectorCommand: Hashable, Sendable {
  /// A filled figure.
  case fill(Path, Color)
  /// The outline of a figure.
  case stroke(Path, Color, DisplayList.Stroke)
  /// Pixels of another picture in a rectangle.
  case pixels(DrawnPicture, Rect)
  /// The start of what is drawn inside a figure only.
  case beginClip(Path)
  /// The end of what began last.
  case endClip
}

/// A part of a picture in its place, to which the figures of a picture are moved and stretched.
struct VectorPlace {
  /// The place, in points.
  let rect: Rect
  /// The part of the picture that is shown there.
  let part: Rect
  /// The colour that a stencil is drawn in; nil for the picture's own.
  let ink: Color?

  private var scale: (x: Double, y: Double) {
    (rect.width / part.width, rect.height / part.height)
  }

  private func place(_ path: Path) -> Path {
    let scale = scale
    return path.mapped {
      Point(
        x: rect.minX + ($0.x - part.minX) * scale.x, y: rect.minY + ($0.y - part.minY) * scale.y)
    }
  }

  private func tinted(_ color: Color) -> Color { ink.map { $0.faded(color.alpha) } ?? color }

  /// Draws figures in the place.
  func draw(_ commands: [VectorCommand], in list: inout DisplayList) {
    var position = 0
    list.clipped(to: .rect(rect)) { draw(commands, from: &position, in: &$0) }
  }

  /// Draws figures up to the end of a clip, or to the end of all.
  private func draw(
    _ commands: [VectorCommand], from position: inout Int, in list: inout DisplayList
  ) {
    while position < commands.count {
      let command = commands[position]
      position += 1
      switch command {
      case .fill(let path, let color): list.fill(place(path), tinted(color))
      case .stroke(let path, let color, var stroke):
        let factor = (abs(scale.x) + abs(scale.y)) / 2
        stroke.width *= factor
        stroke.dashes = stroke.dashes.map { $0 * factor }
        list.stroke(place(path), tinted(color), stroke)
      case .pixels(let picture, let rect):
        list.image(
          PlacedPixels(
            picture: picture, rect: placed(rect), part: Rect(origin: .zero, size: picture.size),
            ink: ink))
      case .beginClip(let path):
        list.clipped(to: place(path)) { draw(commands, from: &position, in: &$0) }
      case .endClip: return
      }
    }
  }

  private func placed(_ inner: Rect) -> Rect {
    let scale = scale
    return Rect(
      x: rect.minX + (inner.minX - part.minX) * scale.x,
      y: rect.minY + (inner.minY - part.minY) * scale.y, width: inner.width * scale.x,
      height: inner.height * scale.y)
  }
}
