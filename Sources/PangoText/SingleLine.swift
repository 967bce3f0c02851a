import AutoLayout

/// Measures the common case, one line of simple characters in one system font, by adding advances.
///
/// Nothing it accepts depends on shaping, so that the sum equals what shaping gives.
struct SingleLine {
  /// Where fonts are resolved.
  let library: FontLibrary

  /// The extent, or nil if the request needs shaping or breaking.
  func extent(of request: TextRequest) -> TextExtent? {
    guard request.runs.count == 1, let run = request.runs.first, !run.text.isEmpty else {
      return nil
    }
    let font = library.resolve(run.font)
    guard font.isSystem, let face = font.primary else { return nil }
    let scale = FontFace.emsPerUnit * font.size
    var width = 0.0
    for scalar in run.text.unicodeScalars {
      guard Self.isSimple(scalar), let advance = face.advance(of: scalar.value) else { return nil }
      width += Double(advance) * scale + font.spacing(after: scalar)
    }
    if let limit = request.maximumWidth, !(width <= limit) { return nil }
    let metrics = font.metrics
    return TextExtent(
      width: width, height: metrics.lineHeight, lineCount: 1, firstBaseline: metrics.ascender,
      lastBaselineFromBottom: metrics.lineHeight - metrics.ascender, isTruncated: false)
  }

  /// Letters, digits and punctuation of European languages that stand alone: no marks, no
  /// controls, nothing that joins.
  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x391...0x3A9, 0x3B1...0x3C9, 0x410...0x44F,
      0x2013...0x2014, 0x2018...0x201E, 0x2022, 0x2026, 0x20AC:
      true
    default: false
    }
  }
}
