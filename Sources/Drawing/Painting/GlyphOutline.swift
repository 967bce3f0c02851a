import AutoLayout
import CPangoCairo
import PangoText

/// The outlines of glyphs.
enum GlyphOutline {
  /// The size that outlines are read at.
  private static let outlineSize = 1000.0

  /// The outlines of a run as it is drawn, relative to its line's left edge and baseline, in points.
  static func path(of run: GlyphRun) -> Path {
    var path = Path()
    let scale = run.size / outlineSize
    for glyph in run.glyphs {
      let outline = self.path(of: glyph.id, in: run.face, size: outlineSize)
      path.append(
        outline.mapped { point in
          Point(
            x: glyph.x + point.x * scale * run.widthScale,
            y: run.fit.y(glyph.y + point.y * scale))
        })
    }
    return path
  }

  /// A glyph's outline at a size, its origin at zero, rounded to whole units.
  static func path(of glyph: UInt32, in face: FontFace, size: Double) -> Path {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_font_face(context, face.cairoFace)
    cairo_set_font_size(context, size)
    var place = cairo_glyph_t(index: UInt(exactly: glyph) ?? 0, x: 0, y: 0)
    cairo_glyph_path(context, &place, 1)
    guard let outline = cairo_copy_path(context) else { return Path() }
    defer { cairo_path_destroy(outline) }
    return path(outline.pointee)
  }

  private static func path(_ outline: cairo_path_t) -> Path {
    var path = Path()
    guard let data = outline.data else { return path }
    var index = 0
    while index < Int(outline.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> Point {
        let point = data[index + offset].point
        return Point(x: point.x.rounded(), y: point.y.rounded())
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: path.elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: path.elements.append(.curve(point(1), point(2), point(3)))
      case CAIRO_PATH_CLOSE_PATH: path.elements.append(.close)
      default: break
      }
      index += max(Int(header.length), 1)
    }
    // A closed outline leaves a move to its start behind, which draws nothing.
    while case .move? = path.elements.last { path.elements.removeLast() }
    return path
  }
}
