import AutoLayout
import CPangoCairo
import PangoText

/// Carries commands out on a cairo context.
struct CairoPainter {
  /// The context, scaled so that its units are points.
  let context: OpaquePointer?
  /// The measurer that lays text out.
  let measurer: PangoTextMeasurer

  /// Draws a list.
  func paint(_ list: DisplayList) {
    var opacities: [Double] = []
    for command in list.commands {
      switch command {
      case .fill(let path, let color):
        trace(path)
        context?.setColor(color)
        cairo_fill(context)
      case .stroke(let path, let color, let stroke): draw(path, color, stroke)
      case .hairline(let start, let end, let color): drawHairline(start, end, color)
      case .text(let block): draw(block)
      case .image(let pixels): draw(pixels)
      case .shadow(let rect, let radius, let shadow): draw(rect, radius: radius, shadow)
      case .beginGroup(let group):
        begin(group)
        opacities.append(group.opacity)
      case .endGroup: end(opacity: opacities.popLast() ?? 1)
      }
    }
  }

  // MARK: Figures

  private func trace(_ path: Path) {
    cairo_new_path(context)
    cairo_set_fill_rule(
      context, path.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func draw(_ path: Path, _ color: Color, _ stroke: DisplayList.Stroke) {
    trace(path)
    context?.setColor(color)
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.form == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      context, stroke.form == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
    cairo_stroke(context)
  }

  private func drawHairline(_ start: Point, _ end: Point, _ color: Color) {
    var (x0, y0, x1, y1) = (start.x, start.y, end.x, end.y)
    cairo_user_to_device(context, &x0, &y0)
    cairo_user_to_device(context, &x1, &y1)
    cairo_save(context)
    cairo_identity_matrix(context)
    let isHorizontal = abs(x1 - x0) >= abs(y1 - y0)
    let left = min(x0, x1).rounded()
    let top = min(y0, y1).rounded()
    cairo_new_path(context)
    cairo_rectangle(
      context, left, top, isHorizontal ? max(x0, x1).rounded() - left : 1,
      isHorizontal ? 1 : max(y0, y1).rounded() - top)
    context?.setColor(color)
    cairo_fill(context)
    cairo_restore(context)
  }

  private func draw(_ rect: Rect, radius: Double, _ shadow: DisplayList.Shadow) {
    for layer in SoftShadow.layers(blur: shadow.blur, alpha: shadow.color.alpha) {
      let edge = layer.outset
      var outer = rect.outset(by: EdgeInsets(top: edge, left: edge, bottom: edge, right: edge))
      outer.origin.x += shadow.offset.x
      outer.origin.y += shadow.offset.y
      guard outer.width > 0, outer.height > 0 else { continue }
      trace(.rounded(outer, radius: max(radius + edge, edge)))
      var color = shadow.color
      color.alpha = layer.alpha
      context?.setColor(color)
      cairo_fill(context)
    }
  }

  // MARK: Groups

  private func begin(_ group: DisplayList.Group) {
    cairo_save(context)
    cairo_translate(context, group.offset.x, group.offset.y)
    if group.scale > 0, group.scale != 1 { cairo_scale(context, group.scale, group.scale) }
    if let clip = group.clip {
      trace(clip)
      cairo_clip(context)
    }
    if group.opacity < 1 { cairo_push_group(context) }
  }

  private func end(opacity: Double) {
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, max(opacity, 0))
    }
    cairo_restore(context)
  }

  // MARK: Text

  private func draw(_ block: TextBlock) {
    for placed in TextPlacement(block, measurer: measurer).lines {
      let origin = Point(x: placed.origin.x, y: pixelEdge(placed.origin))
      for run in placed.line.runs { draw(run, at: origin, color: block.runs[run.run].color) }
      for (box, run) in zip(placed.line.boxes, placed.line.boxRuns) {
        let rect = Rect(
          x: origin.x + box.minX, y: origin.y + box.minY, width: box.width, height: box.height)
        draw(
          .rounded(rect, radius: box.width / 6), block.runs[run].color.faded(0.6),
          DisplayList.Stroke(width: max(box.height / 14, 0.5)))
      }
    }
  }

  private func draw(_ run: GlyphRun, at origin: Point, color: Color) {
    guard run.fit == .natural else {
      trace(
        GlyphOutline.path(of: run).mapped { Point(x: origin.x + $0.x, y: origin.y + $0.y) })
      context?.setColor(color)
      cairo_fill(context)
      return
    }
    cairo_set_font_face(context, run.face.cairoFace)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, run.size * run.widthScale, run.size)
    cairo_set_font_matrix(context, &matrix)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    context?.setColor(color)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt(exactly: $0.id) ?? 0, x: origin.x + $0.x, y: origin.y + $0.y)
    }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }

  /// The height of the pixel row edge that is nearest to a baseline.
  private func pixelEdge(_ point: Point) -> Double {
    var (x, y) = (point.x, point.y)
    cairo_user_to_device(context, &x, &y)
    y = y.rounded()
    cairo_device_to_user(context, &x, &y)
    return y
  }
}

extension OpaquePointer {
  /// Makes a colour the context's source.
  func setColor(_ color: Color) {
    cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha)
  }
}
