import AutoLayout
import CPangoCairo

/// Reads files of pixels: PNG and JPEG.
enum PixelReader {
  /// Larger pictures are refused before any memory is taken for them: 32 million pixels take 128 megabytes.
  static let maximumPixelCount = 32_000_000
  /// No screen has more pixels in a row; what is larger is kept smaller.
  private static let longestSide = 3000

  /// Reads a PNG file; nil for one that is broken or too large.
  static func png(_ bytes: [UInt8], source: String) -> DrawnPicture? {
    guard let width = number(in: bytes, at: 16),
      let height = number(in: bytes, at: 20), isPermitted(width, height)
    else { return nil }
    var rest = Rest(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let rest = closure?.assumingMemoryBound(to: Rest.self), let target,
            rest.pointee.copy(Int(count), to: target)
          else { return CAIRO_STATUS_READ_ERROR }
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    return picture(surface, width: width, height: height, source: source)
  }

  /// Reads a JPEG file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - source: The place that they come from.
  ///   - orientation: How the stored pixels are turned to be shown; as they are in PDF files, which have no use for Exif.
  /// - Returns: The picture; nil for a file that is broken or too large.
  static func jpeg(
    _ bytes: [UInt8], source: String, orientation: PixelOrientation = .asStored
  ) -> DrawnPicture? {
    bytes.withUnsafeBufferPointer { file -> DrawnPicture? in
      var (width, height) = (Int32(0), Int32(0))
      guard
        ratite_jpeg_read(file.baseAddress, UInt(file.count), &width, &height, nil) != 0,
        isPermitted(Int(width), Int(height))
      else { return nil }
      var isRead = false
      let count = Int(width) * Int(height) * 4
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.initialize(repeating: 255)
        isRead =
          ratite_jpeg_read(
            file.baseAddress, UInt(file.count), &width, &height, buffer.baseAddress) != 0
        initialized = count
      }
      guard isRead else { return nil }
      let bitmap = Bitmap(width: Int(width), height: Int(height), bytes: pixels)
        .turned(orientation)
      return bitmap.withSurface {
        picture($0, width: bitmap.width, height: bitmap.height, source: source)
      }
    }
  }

  /// Makes a picture of pixels that are at hand.
  static func picture(of bitmap: Bitmap, source: String) -> DrawnPicture? {
    bitmap.withSurface {
      picture($0, width: bitmap.width, height: bitmap.height, source: source)
    }
  }

  static func isPermitted(_ width: Int, _ height: Int) -> Bool {
    let range = 1...PNGPainter.maximumSide
    return range.contains(width) && range.contains(height) && width * height <= maximumPixelCount
  }

  /// The part of a file that is not read yet.
  private struct Rest {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func copy(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
      guard count <= bytes.count - position else { return false }
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        target.update(from: start + position, count: count)
      }
      position += count
      return true
    }
  }

  /// A number of four bytes, the highest first.
  private static func number(in bytes: [UInt8], at start: Int) -> Int? {
    guard start + 4 <= bytes.count else { return nil }
    return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: Copies

  private static func picture(
    _ surface: OpaquePointer?, width: Int, height: Int, source: String
  ) -> DrawnPicture? {
    var factor = 1
    while max(width, height) / factor > longestSide { factor *= 2 }
    guard
      let first = copy(
        surface, width: width, height: height, toWidth: max(width / factor, 1),
        height: max(height / factor, 1))
    else { return nil }
    var bitmaps = [first]
    while let last = bitmaps.last, min(last.width, last.height) > 16 {
      let half = last.withSurface {
        copy(
          $0, width: last.width, height: last.height, toWidth: last.width / 2,
          height: last.height / 2)
      }
      guard let half else { break }
      bitmaps.append(half)
    }
    return DrawnPicture(
      source: source, size: Size(width: Double(width), height: Double(height)),
      content: .pixels(bitmaps))
  }

  /// The pixels of a surface, made fewer.
  private static func copy(
    _ source: OpaquePointer?, width: Int, height: Int, toWidth newWidth: Int,
    height newHeight: Int
  ) -> Bitmap? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(newWidth), Int32(newHeight))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(newWidth) / Double(width), Double(newHeight) / Double(height))
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_surface_flush(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let rows = (0..<newHeight).map {
      UnsafeBufferPointer(start: data + $0 * stride, count: newWidth * 4)
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: Array(rows.joined()))
  }
}
