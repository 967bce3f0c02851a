import EscapedText

/// Why a picture cannot be made.
package enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would have no pixels, or more than an image can have.
  case unusableSize(width: Double, height: Double, scale: Double)
  /// The drawing library failed.
  case failed(reason: String)
  /// The file cannot be written.
  case cannotWrite(path: String, reason: String)

  /// One sentence with what would be right.
  package var description: String {
    switch self {
    case .unusableSize(let width, let height, let scale):
      "cannot draw a picture of \(width) × \(height) points at scale \(scale): each side must "
        + "have 1 to \(PNGPainter.maximumSide) pixels, and both at most "
        + "\(PNGPainter.maximumPixelCount / 1_000_000) million; choose a smaller scale"
    case .failed(let reason): "cannot draw the picture: \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)".escaped
    }
  }
}
