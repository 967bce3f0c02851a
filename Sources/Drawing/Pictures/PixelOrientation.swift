/// How stored pixels are turned and mirrored to be shown.
struct PixelOrientation: Hashable {
  /// Whether stored rows are shown as columns.
  let swapsSides: Bool
  /// Whether stored columns count from the last one.
  let mirrorsColumns: Bool
  /// Whether stored rows count from the last one.
  let mirrorsRows: Bool

  /// Pixels that are shown as they are stored.
  static let asStored = PixelOrientation(exif: 1)

  /// The orientation by its number in Exif, which tells the sides of the picture that the first row and column are shown at.
  ///
  /// - Source: Exif 2.3, 4.6.4, tag 0x0112.
  init(exif number: Int) {
    swapsSides = 5...8 ~= number
    mirrorsColumns = [2, 3, 7, 8].contains(number)
    mirrorsRows = [3, 4, 6, 7].contains(number)
  }
}

extension Bitmap {
  /// The pixels turned and mirrored.
  ///
  /// - Complexity: O(*pixels*).
  func turned(_ orientation: PixelOrientation) -> Bitmap {
    guard orientation != .asStored else { return self }
    let (shownWidth, shownHeight) = orientation.swapsSides ? (height, width) : (width, height)
    let turned = [UInt8](unsafeUninitializedCapacity: bytes.count) { target, initialized in
      bytes.withUnsafeBytes { source in
        let target = UnsafeMutableRawBufferPointer(target)
        for y in 0..<shownHeight {
          for x in 0..<shownWidth {
            let stored = place(x, y, orientation)
            let pixel = source.loadUnaligned(fromByteOffset: stored * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: (y * shownWidth + x) * 4, as: UInt32.self)
          }
        }
      }
      initialized = bytes.count
    }
    return Bitmap(width: shownWidth, height: shownHeight, bytes: turned)
  }

  /// The index of the stored pixel that is shown at a place.
  private func place(_ x: Int, _ y: Int, _ orientation: PixelOrientation) -> Int {
    let (across, down) = orientation.swapsSides ? (y, x) : (x, y)
    let column = orientation.mirrorsColumns ? width - 1 - across : across
    let row = orientation.mirrorsRows ? height - 1 - down : down
    return row * width + column
  }
}
