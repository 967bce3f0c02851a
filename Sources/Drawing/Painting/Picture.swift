package import AutoLayout
import Foundation
package import PangoText

/// A display list with the size of the sheet it is drawn on.
package struct Picture: Hashable, Sendable {
  /// What there is to draw.
  package var list: DisplayList
  /// The size of the sheet in points.
  package var size: Size
  /// What the sheet is filled with first.
  package var background: Color

  /// Creates a picture.
  package init(_ list: DisplayList, size: Size, background: Color = .clear) {
    self.list = list
    self.size = size
    self.background = background
  }

  /// The picture as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - measurer: What lays the text out; the one that measured it.
  /// - Returns: The file's bytes.
  /// - Throws: ``DrawingError``.
  package func png(scale: Double, measurer: PangoTextMeasurer) throws(DrawingError) -> [UInt8] {
    try PNGPainter(measurer: measurer).paint(self, scale: scale)
  }

  /// The picture as pixels; the parameters are those of ``png(scale:measurer:)``.
  ///
  /// - Throws: ``DrawingError``.
  package func bitmap(scale: Double, measurer: PangoTextMeasurer) throws(DrawingError) -> Bitmap {
    try PNGPainter(measurer: measurer).bitmap(self, scale: scale)
  }

  /// The picture as an SVG document without fonts, scripts or anything to load.
  package func svg(measurer: PangoTextMeasurer) -> String {
    var painter = SVGPainter(measurer: measurer)
    return painter.paint(self)
  }

  /// Writes a file so that a reader sees the old one or the whole new one.
  ///
  /// - Throws: ``DrawingError/cannotWrite(path:reason:)``.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(DrawingError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(path: path, reason: reason(error))
    }
  }

  /// Why the system refuses, in its words.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
