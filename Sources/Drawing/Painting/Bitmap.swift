import AutoLayout

/// Pixels of a picture.
package struct Bitmap: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Blue, green, red and alpha of each pixel, row by row, premultiplied with alpha.
  package let bytes: [UInt8]

  /// The pixels of a part; nil where its edges do not lie between pixels, or it is all of them.
  ///
  /// - Parameters:
  ///   - part: The part, in units of a size.
  ///   - size: The size that all pixels have in these units.
  /// - Returns: The pixels of the part alone.
  func part(_ part: Rect, of size: Size) -> Bitmap? {
    let (scaleX, scaleY) = (Double(width) / size.width, Double(height) / size.height)
    let edges: [Double] = [
      part.minX * scaleX, part.minY * scaleY, part.maxX * scaleX, part.maxY * scaleY,
    ]
    let lines: [Double] = edges.map { $0.rounded() }
    let isBetweenPixels = edges.indices.allSatisfy { abs(edges[$0] - lines[$0]) < 0.01 }
    guard isBetweenPixels else { return nil }
    let (left, top) = (max(Int(lines[0]), 0), max(Int(lines[1]), 0))
    let (right, bottom) = (min(Int(lines[2]), width), min(Int(lines[3]), height))
    guard left < right, top < bottom, right - left < width || bottom - top < height else {
      return nil
    }
    var rows: [UInt8] = []
    rows.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = (row * width + left) * 4
      rows += bytes[start..<start + (right - left) * 4]
    }
    return Bitmap(width: right - left, height: bottom - top, bytes: rows)
  }

  /// The colour of a pixel.
  ///
  /// - Precondition: The pixel lies inside.
  package subscript(x: Int, y: Int) -> Color {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel outside of bitmap")
    let start = (y * width + x) * 4
    let alpha = Double(bytes[start + 3]) / 255
    guard alpha > 0 else { return .clear }
    func component(_ offset: Int) -> Double { Double(bytes[start + offset]) / 255 / alpha }
    return Color(red: component(2), green: component(1), blue: component(0), alpha: alpha)
  }
}
