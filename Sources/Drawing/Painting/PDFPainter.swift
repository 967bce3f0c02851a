import AutoLayout
import CPangoCairo
import PangoText

/// Draws pictures as PDF files of one page, a point of the picture being a point of the page.
struct PDFPainter {
  /// The measurer that lays text out.
  let measurer: PangoTextMeasurer

  /// The longest side that readers of PDF show, in points.
  static let maximumSide = 14_400.0

  /// Draws a picture.
  ///
  /// - Throws: ``DrawingError/unusableSize(width:height:scale:)`` or ``DrawingError/failed(reason:)``.
  func paint(_ picture: Picture) throws(DrawingError) -> [UInt8] {
    let sides = [picture.size.width, picture.size.height]
    guard sides.allSatisfy({ $0 >= 1 && $0 <= Self.maximumSide }) else {
      throw .unusableSize(width: sides[0], height: sides[1], scale: 1)
    }
    let collected = Collected()
    let surface = cairo_pdf_surface_create_for_stream(
      Self.collect, Unmanaged.passUnretained(collected).toOpaque(), sides[0], sides[1])
    defer { cairo_surface_destroy(surface) }
    // The time of writing would make two runs differ.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
    let context = cairo_create(surface)
    if picture.background.alpha > 0 {
      context?.setColor(picture.background)
      cairo_paint(context)
    }
    CairoPainter(context: context, measurer: measurer).paint(picture.list)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    guard status == CAIRO_STATUS_SUCCESS, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else {
      throw .failed(reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown")
    }
    return collected.bytes
  }

  /// The date that stands in every file.
  private static let date = "2000-01-01T00:00:00Z"

  /// The bytes of a file that is being written.
  private final class Collected {
    var bytes: [UInt8] = []
  }

  private static let collect:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
      closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Collected>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
}
