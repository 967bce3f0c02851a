import AutoLayout
import CPangoCairo
import PangoText

/// Draws pictures as PNG files.
struct PNGPainter {
  /// The measurer that lays text out.
  let measurer: PangoTextMeasurer

  /// The longest side cairo's image surfaces have.
  static let maximumSide = 32_767

  /// Larger pictures are refused; drawing and compressing one takes 7 to 8 bytes a pixel.
  ///
  /// The largest screen, a television's at 4 pixels per point, has 33 million.
  static let maximumPixelCount = 100_000_000

  /// Draws a picture as a PNG file.
  ///
  /// - Throws: ``DrawingError/unusableSize(width:height:scale:)`` or
  ///   ``DrawingError/failed(reason:)``.
  func paint(_ picture: Picture, scale: Double) throws(DrawingError) -> [UInt8] {
    let surface = try surface(picture, scale: scale)
    defer { cairo_surface_destroy(surface) }
    try draw(picture, scale: scale, on: surface)
    return try Self.encode(surface, of: picture)
  }

  /// Draws a picture as pixels.
  ///
  /// - Throws: ``DrawingError/unusableSize(width:height:scale:)`` or
  ///   ``DrawingError/failed(reason:)``.
  func bitmap(_ picture: Picture, scale: Double) throws(DrawingError) -> Bitmap {
    let surface = try surface(picture, scale: scale)
    defer { cairo_surface_destroy(surface) }
    try draw(picture, scale: scale, on: surface)
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      throw .failed(reason: "no pixels")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      bytes.append(
        contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private func draw(
    _ picture: Picture, scale: Double, on surface: OpaquePointer?
  ) throws(DrawingError) {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    if picture.background.alpha > 0 {
      context?.setColor(picture.background)
      cairo_paint(context)
    }
    let painter = CairoPainter(context: context, measurer: measurer)
    painter.paint(picture.list)
    try Self.check(cairo_status(context))
  }

  private func surface(
    _ picture: Picture, scale: Double
  ) throws(DrawingError) -> OpaquePointer? {
    let width = (picture.size.width * scale).rounded(.up)
    let height = (picture.size.height * scale).rounded(.up)
    let range = 1...Double(Self.maximumSide)
    guard range.contains(width), range.contains(height),
      width * height <= Double(Self.maximumPixelCount)
    else {
      throw .unusableSize(width: picture.size.width, height: picture.size.height, scale: scale)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try Self.check(cairo_surface_status(surface))
    return surface
  }

  private static func encode(
    _ surface: OpaquePointer?, of picture: Picture
  ) throws(DrawingError) -> [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw .failed(reason: "no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let height = Int(cairo_image_surface_get_height(surface))
    return try data.withMemoryRebound(to: UInt32.self, capacity: stride * height) {
      pixels throws(DrawingError) in
      try PNGFile(
        pixels: pixels, stride: stride, width: Int(cairo_image_surface_get_width(surface)),
        height: height, kind: picture.background.alpha == 1 ? .opaque : .translucent
      ).encoded()
    }
  }

  private static func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .failed(reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown")
  }
}
