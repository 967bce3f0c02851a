package import AutoLayout
import Foundation
import UIKit

/// A picture file of an app, decoded.
///
/// Two are the same if they come from the same file, so that each is drawn and written once. Immutable but for what is
/// computed when it is first asked for; a picture is drawn by one thread.
package final class DrawnPicture: Hashable, @unchecked Sendable {
  /// The content of a file: pixels, or figures.
  enum Content: Sendable {
    /// Pixels, and copies of them each half as large as the one before.
    case pixels([Bitmap])
    /// Figures.
    case figures([VectorCommand])
  }

  /// The place that the picture comes from.
  private let source: String
  /// The size as the file says it: in pixels, or in the units of its figures.
  package let size: Size
  let content: Content

  init(source: String, size: Size, content: Content) {
    self.source = source
    self.size = size
    self.content = content
  }

  package static func == (first: DrawnPicture, second: DrawnPicture) -> Bool {
    first.source == second.source
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// The number of pixels that are kept.
  package var pixelCount: Int {
    guard case .pixels(let bitmaps) = content else { return 0 }
    return bitmaps.reduce(0) { $0 + $1.width * $1.height }
  }

  /// Chooses the smallest copy of the pixels that still has one for each that is shown.
  ///
  /// - Parameter scale: The pixels that are shown for each of the file's.
  /// - Returns: The copy; nil for figures.
  func pixels(shownAt scale: Double) -> Bitmap? {
    guard case .pixels(let bitmaps) = content else { return nil }
    let sufficient = bitmaps.last { Double($0.width) >= size.width * scale * 0.99 }
    return sufficient ?? bitmaps.first
  }

  /// The pixels as a PNG file in an address that pages can hold; empty for figures.
  private(set) lazy var address: String = pixelsInPages?.address ?? ""

  /// The pixels of a part, as ``address`` has all of them; nil where its edges do not lie between pixels, or it is all.
  func address(of part: Rect) -> String? { pixelsInPages?.part(part, of: size)?.address }

  /// The copy that pages hold.
  private var pixelsInPages: Bitmap? {
    guard case .pixels(let bitmaps) = content else { return nil }
    return bitmaps.first { max($0.width, $0.height) <= Self.longestSideInPages } ?? bitmaps.last
  }

  /// As many pixels as a phone is wide; pages hold dozens of pictures.
  private static let longestSideInPages = 1290
}

/// Pixels of a picture in their place.
package struct PlacedPixels: Hashable, Sendable {
  /// The picture.
  package var picture: DrawnPicture
  /// The place, in points.
  package var rect: Rect
  /// The part of the picture that is shown there, in units of its size.
  package var part: Rect
  /// The colour that a stencil is drawn in; nil for the picture's own.
  package var ink: Color?
}

extension Bitmap {
  /// The pixels as a PNG file in an address; empty where there is no room for one.
  fileprivate var address: String {
    guard let file = try? png() else { return "" }
    return "data:image/png;base64," + Data(file).base64EncodedString()
  }

  /// The pixels as a PNG file.
  private func png() throws(DrawingError) -> [UInt8] {
    var result: [UInt8] = []
    var failure: DrawingError?
    bytes.withUnsafeBytes { buffer in
      let pixels = buffer.bindMemory(to: UInt32.self)
      guard let start = pixels.baseAddress else { return }
      do throws(DrawingError) {
        result = try PNGFile(
          pixels: start, stride: width, width: width, height: height, kind: .translucent
        ).encoded()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return result
  }
}
