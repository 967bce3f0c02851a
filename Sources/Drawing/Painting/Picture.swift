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

  /// The picture as a PDF file of one page.
  ///
  /// - Throws: ``DrawingError``.
  package func pdf(measurer: PangoTextMeasurer) throws(DrawingError) -> [UInt8] {
    try PDFPainter(measurer: measurer).paint(self)
  }

  /// The picture as elements for an SVG element of a page: text as characters in the page's font.
  ///
  /// - Parameters:
  ///   - measurer: What lays the text out.
  ///   - prefix: The beginning of the names in it, which no other picture of the page has.
  /// - Returns: The elements.
  package func svgElements(measurer: PangoTextMeasurer, prefix: String) -> String {
    var painter = SVGPainter(measurer: measurer, form: .characters, prefix: prefix)
    return painter.contents(of: self)
  }

  /// Writes a file so that a reader sees the old one or the whole new one.
  ///
  /// - Throws: ``DrawingError/cannotWrite(path:reason:)``.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(DrawingError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(path: path, reason: reason(error, at: path))
    }
  }

  /// Why a file cannot be written, and what would be right.
  private static func reason(_ error: any Error, at path: String) -> String {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      return "a folder has this name; move it away or choose another place"
    }
    return switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission: "permission denied; choose a folder that you may write to"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only; choose another place"
    default: error.localizedDescription
    }
  }
}
