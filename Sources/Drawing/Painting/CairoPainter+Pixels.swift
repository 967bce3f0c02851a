import AutoLayout
import CPangoCairo

extension CairoPainter {
  /// Draws pixels of a picture, from the smallest copy of it that has enough of them.
  func draw(_ placed: PlacedPixels) {
    let (rect, part) = (placed.rect, placed.part)
    var (x, y) = (rect.width / part.width, 0.0)
    cairo_user_to_device_distance(context, &x, &y)
    let horizontal = (x * x + y * y).squareRoot()
    (x, y) = (0, rect.height / part.height)
    cairo_user_to_device_distance(context, &x, &y)
    let bitmap = placed.picture.pixels(shownAt: max(horizontal, (x * x + y * y).squareRoot()))
    guard let bitmap else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    // A part that is stretched must not take in the pixels beside it.
    if let own = bitmap.part(part, of: placed.picture.size) {
      cairo_scale(context, rect.width / Double(own.width), rect.height / Double(own.height))
      own.withSurface { paint($0, ink: placed.ink) }
      return
    }
    cairo_scale(context, rect.width / part.width, rect.height / part.height)
    cairo_translate(context, -part.minX, -part.minY)
    let size = placed.picture.size
    cairo_scale(context, size.width / Double(bitmap.width), size.height / Double(bitmap.height))
    bitmap.withSurface { paint($0, ink: placed.ink) }
  }

  private func paint(_ surface: OpaquePointer?, ink: Color?) {
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let ink {
      context?.setColor(ink)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint(context)
    }
  }
}

extension Bitmap {
  /// Runs a closure with the pixels as a cairo surface, which must not outlive it.
  func withSurface<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      // Cairo takes a place that it could write to; a source is only read.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: buffer.baseAddress), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      return body(surface)
    }
  }
}
