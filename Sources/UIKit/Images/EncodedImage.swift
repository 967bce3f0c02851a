import Foundation

/// The file of a picture, which is decoded when it is first drawn.
package final class EncodedImage: ImageDrawing, @unchecked Sendable {
  /// The bytes of the file.
  package let data: Data

  private let lock = NSLock()
  // Guarded by `lock`.
  private var decoded: Decoded = .notYet

  private enum Decoded {
    case notYet
    case done((any ImageDrawing)?)
  }

  init(_ data: Data) { self.data = data }

  /// Returns what a closure makes of the bytes; the closure runs once.
  package func drawing(decodedBy decode: (Data) -> (any ImageDrawing)?) -> (any ImageDrawing)? {
    lock.withLock {
      if case .done(let drawing) = decoded { return drawing }
      let drawing = decode(data)
      decoded = .done(drawing)
      return drawing
    }
  }
}
