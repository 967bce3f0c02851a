import AutoLayout

/// Measures the common case, one line of simple characters in one system font, by adding what
/// characters and pairs of them take.
///
/// Nothing else it accepts depends on shaping, so that the sum equals what shaping gives.
struct SingleLine {
  /// Where fonts are resolved.
  let library: FontLibrary

  /// The extent, or nil if the request needs shaping or breaking.
  func extent(of request: TextRequest) -> TextExtent? {
    guard request.runs.count == 1, let run = request.runs.first, !run.text.isEmpty else {
      return nil
    }
    let font = library.resolve(run.font)
    guard font.system != nil, let face = font.primary else { return nil }
    let scale = FontFace.emsPerUnit * font.size
    let limit = request.maximumWidth
    let room = limit.map { $0 + LineBreaker.tolerance } ?? .infinity
    var width = 0.0
    var script = Script.common
    let scalars = run.text.unicodeScalars
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let scalar = scalars[place]
      guard let own = Self.script(of: scalar), own == .common || script == .common || own == script,
        let advance = face.advance(of: scalar.value)
      else { return nil }
      if own != .common { script = own }
      scalars.formIndex(after: &place)
      let next = place < scalars.endIndex ? scalars[place] : nil
      width += font.advance(of: scalar, before: next, own: Double(advance) * scale)
      // No letter of the system font is kerned by more than its width, so the rest adds to it.
      guard width <= room else { return nil }
    }
    if let limit { width = LineBreaker.fitted(width, to: limit) }
    let metrics = font.metrics
    return TextExtent(
      width: width, height: metrics.lineHeight, lineCount: 1, firstBaseline: metrics.ascender,
      lastBaselineFromBottom: metrics.lineHeight - metrics.ascender, isTruncated: false)
  }

  /// What shaping keeps apart.
  private enum Script {
    case common, latin, greek, cyrillic
  }

  /// The script of letters, digits and punctuation of European languages that stand alone: no marks,
  /// no controls, nothing that joins.
  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .latin
    case 0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9: .greek
    case 0x410...0x44F: .cyrillic
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0xBF, 0xD7, 0xF7, 0x2013...0x2014, 0x2018...0x201E,
      0x2022, 0x2026, 0x20AC:
      .common
    default: nil
    }
  }
}
