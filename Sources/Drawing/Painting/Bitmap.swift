/// Pixels of a picture.
package struct Bitmap: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Blue, green, red and alpha of each pixel, row by row, premultiplied with alpha.
  package let bytes: [UInt8]

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
