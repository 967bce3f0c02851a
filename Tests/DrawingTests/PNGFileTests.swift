import AutoLayout
import CPangoCairo
import PangoText
import Testing

@testable import Drawing

/// Files written by ``PNGFile``, read by cairo, which reads them with libpng.
@Suite struct PNGFileTests {
  /// The picture's file, read again.
  private func readBack(_ file: [UInt8]) throws -> (pixels: [UInt32], width: Int, format: Int) {
    var rest = file[...]
    let surface = withUnsafeMutablePointer(to: &rest) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, data, count in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let rest = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { data[index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let width = Int(cairo_image_surface_get_width(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let data = try #require(cairo_image_surface_get_data(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let pixels = data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { words in
      (0..<height).flatMap { row in (0..<width).map { words[row * stride + $0] } }
    }
    return (pixels, width, Int(cairo_image_surface_get_format(surface).rawValue))
  }

  private func encode(
    _ pixels: [UInt32], width: Int, stride: Int, kind: PNGFile.Kind
  ) throws -> [UInt8] {
    try pixels.withUnsafeBufferPointer { buffer in
      try PNGFile(
        pixels: try #require(buffer.baseAddress), stride: stride, width: width,
        height: pixels.count / stride, kind: kind
      ).encoded()
    }
  }

  @Test func opaquePixelsComeBack() throws {
    // Three columns and a word of padding; the second row repeats the first.
    let rows: [UInt32] = [
      0xFF01_0203, 0xFFFF_FFFF, 0xFF00_0000, 7, 0xFF01_0203, 0xFFFF_FFFF, 0xFF00_0000, 8,
      0xFF80_4020, 0xFF00_00FF, 0xFF00_FF00, 9,
    ]
    let file = try encode(rows, width: 3, stride: 4, kind: .opaque)
    let (pixels, width, format) = try readBack(file)
    #expect(width == 3)
    #expect(format == Int(CAIRO_FORMAT_RGB24.rawValue))
    #expect(
      pixels.map { $0 | 0xFF00_0000 } == rows.filter { $0 > 0xFFFFFF })
  }

  @Test func translucentPixelsComeBack() throws {
    let row: [UInt32] = [0, 0x8040_2000, 0xFF12_3456, 0x0101_0001]
    let (pixels, _, format) = try readBack(
      try encode(row, width: 4, stride: 4, kind: .translucent))
    #expect(format == Int(CAIRO_FORMAT_ARGB32.rawValue))
    for (first, second) in zip(pixels, row) {
      for shift in [UInt32(0), 8, 16, 24] {
        #expect(abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= 1)
      }
    }
  }

  @Test func picturesWithABackgroundHaveNoAlpha() throws {
    let measurer = try PangoTextMeasurer()
    let size = Size(width: 4, height: 4)
    let opaque = try Picture(DisplayList(), size: size, background: .white)
      .png(scale: 1, measurer: measurer)
    let clear = try Picture(DisplayList(), size: size).png(scale: 1, measurer: measurer)
    // The colour type stands in the header.
    #expect(opaque[25] == 2)
    #expect(clear[25] == 6)
  }
}
