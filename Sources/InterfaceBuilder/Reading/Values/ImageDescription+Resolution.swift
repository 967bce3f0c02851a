import AutoLayout

extension ImageDescription {
  /// The size in pixels of a file that is listed as large as it would be printed; nil for others.
  ///
  /// Interface Builder lists files that are no part of an asset catalog as `NSImage` measures them, whose
  /// points follow the resolution that the file names. `UIImage` does not look at it. A size that is
  /// no whole number of pixels on any screen, but is one at 300 pixels an inch, the resolution
  /// for print, tells how many pixels there are.
  var printedPixelSize: Size? {
    guard !isSystemSymbol, isFile, let size, !size.isWhole(onScreens: 1...3) else { return nil }
    let pixelsPerPoint = 300.0 / 72
    let pixels = Size(
      width: (size.width * pixelsPerPoint).rounded(),
      height: (size.height * pixelsPerPoint).rounded())
    let isExact =
      abs(pixels.width - size.width * pixelsPerPoint) < Self.tolerance
      && abs(pixels.height - size.height * pixelsPerPoint) < Self.tolerance
    return isExact ? pixels : nil
  }

  /// Whether the name is that of a file with pixels; those of asset catalogs have no extension.
  private var isFile: Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let extensions: Set = ["gif", "jpeg", "jpg", "png", "tif", "tiff"]

  /// Documents give sizes as single-precision numbers.
  fileprivate static let tolerance = 0.001
}

extension Size {
  /// Whether both extents are whole pixels on screens of one of the scales.
  fileprivate func isWhole(onScreens scales: ClosedRange<Int>) -> Bool {
    scales.contains { scale in
      [width, height].allSatisfy { extent in
        let pixels = extent * Double(scale)
        return abs(pixels - pixels.rounded()) < ImageDescription.tolerance
      }
    }
  }
}
