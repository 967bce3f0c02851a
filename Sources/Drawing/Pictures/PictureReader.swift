import AutoLayout
import Foundation
import UIKit

/// Reads picture files by their first bytes.
package enum PictureReader {
  /// Larger files are refused.
  package static let maximumByteCount = 32 << 20

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - source: The place that they come from, by which pictures are the same or not.
  /// - Returns: The picture; nil for a file that is broken, too large or of a kind that is not read: PNG, JPEG, PDF
  ///   and SVG are.
  package static func picture(_ bytes: [UInt8], source: String) -> DrawnPicture? {
    guard bytes.count <= maximumByteCount else { return nil }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return PixelReader.png(bytes, source: source)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      let orientation = JPEGHeader(Data(bytes))?.orientation ?? 1
      return PixelReader.jpeg(
        bytes, source: source, orientation: PixelOrientation(exif: orientation))
    }
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    if start.contains("%PDF-") { return PDFReader.picture(bytes, source: source) }
    if start.contains("<svg") || start.contains("<?xml") || start.contains("<!DOCTYPE svg") {
      return SVGReader.picture(bytes, source: source)
    }
    return nil
  }

  /// Whether the extents of a picture of figures are such as pictures have.
  static func isPermitted(_ size: Size) -> Bool {
    let range = 0.01...100_000.0
    return range.contains(size.width) && range.contains(size.height)
  }
}
