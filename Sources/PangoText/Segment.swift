/// A stretch of characters of one run that one face draws.
struct Segment {
  /// What draws the stretch.
  enum Source {
    /// A face that has the characters.
    case face(FontFace)
    /// A picture in a place of fixed width, as emoji are, or a box where no font has the character.
    case picture
  }

  /// The index of the run.
  var run: Int
  /// What draws it.
  var source: Source
  /// The characters, as indices into the paragraph.
  var range: Range<Int>

  /// Divides a paragraph so that every segment has one run and one source.
  static func divide(_ text: ParagraphText, fonts: [ResolvedFont]) -> [Segment] {
    var segments: [Segment] = []
    for (index, scalar) in text.scalars.enumerated() {
      let run = text.runs[index]
      if let last = segments.last, last.run == run,
        follows(scalar, in: last, after: index, of: text)
      {
        segments[segments.count - 1].range = last.range.lowerBound..<(index + 1)
        continue
      }
      let source = source(of: scalar, font: fonts[run])
      if let last = segments.last, last.run == run, last.source.isSame(as: source) {
        segments[segments.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        segments.append(Segment(run: run, source: source, range: index..<(index + 1)))
      }
    }
    return segments
  }

  private static func source(of scalar: Unicode.Scalar, font: ResolvedFont) -> Source {
    if scalar.properties.isEmojiPresentation { return .picture }
    if let face = font.face(for: scalar) { return .face(face) }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x20,
      let primary = font.primary
    {
      return .face(primary)
    }
    return .picture
  }

  /// Whether a character is drawn together with the one before it, whatever face has it.
  private static func follows(
    _ scalar: Unicode.Scalar, in segment: Segment, after index: Int, of text: ParagraphText
  ) -> Bool {
    if case .picture = segment.source, text.scalars[index - 1].value == 0x200D { return true }
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    if case .picture = segment.source, scalar.properties.isEmojiModifier { return true }
    guard case .face(let face) = segment.source else {
      return scalar.properties.generalCategory == .nonspacingMark
    }
    return scalar.properties.generalCategory == .nonspacingMark
      && face.glyph(for: scalar.value) != nil
  }
}

extension Segment.Source {
  /// Whether two stretches can be one.
  fileprivate func isSame(as other: Segment.Source) -> Bool {
    switch (self, other) {
    case (.face(let first), .face(let second)): first === second
    case (.picture, .picture): true
    default: false
    }
  }
}
