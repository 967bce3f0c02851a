import Foundation
import UIKit

extension DrawnPicture: ImageDrawing {}

extension UIImage {
  /// The picture, decoded; nil for a symbol, and for a file that cannot be read.
  var drawnPicture: DrawnPicture? {
    guard let encoded = drawing as? EncodedImage else { return drawing as? DrawnPicture }
    return encoded.drawing { PictureReader.picture(Array($0), source: $0.contentName) }
      as? DrawnPicture
  }
}

extension Data {
  /// A name that equal bytes have in common: their count and a hash of 64 bits (FNV-1a).
  fileprivate var contentName: String {
    let hash = reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "data:\(count):\(String(hash, radix: 16))"
  }
}
