import AutoLayout

/// The characters of one paragraph, each with the index of its run.
struct ParagraphText {
  /// The characters, without line separators.
  var scalars: [Unicode.Scalar] = []
  /// For each character, its run.
  var runs: [Int] = []
  /// The run the paragraph is in if it has no characters.
  var emptyRun: Int

  /// Whether the first letter is one of a script that reads from right to left.
  var isRightToLeft: Bool {
    scalars.first { $0.properties.isAlphabetic }.map(Self.isRightToLeft) ?? false
  }

  /// - Source: Unicode's allocation of right-to-left scripts, `DerivedBidiClass.txt`.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

/// Splits text at its line separators.
enum ParagraphSplitter {
  /// The paragraphs of text; none if there is no character at all.
  static func split(_ runs: [TextRun]) -> [ParagraphText] {
    var paragraphs: [ParagraphText] = []
    var current = ParagraphText(emptyRun: 0)
    var previous: Unicode.Scalar?
    for (index, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars {
        defer { previous = scalar }
        if previous == nil { current.emptyRun = index }
        guard isSeparator(scalar) else {
          current.scalars.append(scalar)
          current.runs.append(index)
          continue
        }
        if scalar == "\n", previous == "\r" { continue }
        paragraphs.append(current)
        current = ParagraphText(emptyRun: index)
      }
    }
    if previous != nil { paragraphs.append(current) }
    return paragraphs
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
