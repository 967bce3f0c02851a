/// A face of the system font at a size and weight: how far its characters move the pen.
///
/// Every measurer and painter takes the system font's widths from here, so that they agree. The width
/// of a text is the sum of the published advances, of Apple's tracking after each character, and of
/// the kerning of pairs; nothing in it is fitted.
package struct SystemFontFace: Sendable {
  /// The cuts of San Francisco that differ in width.
  package enum Cut: Hashable, Sendable {
    /// Text below 20 points, display from there on, as all systems since iOS 11 have it.
    case current
    /// SF UI Display, the display face of iOS 9 and 10.
    case firstDisplay
    /// SF Pro Display from a font file of the app's: at all sizes, and without tracking.
    case displayFile
  }

  /// Spacing after each character, in points.
  package let spacing: Double
  /// The size in points.
  private let size: Double
  /// Whether the face is one for display sizes.
  private let isDisplay: Bool
  /// Advances in thousandths of an em, from the space to the tilde.
  private let advances: [Double]
  /// The tables the advances come from.
  private let sources: [SystemFontAdvances.Table]

  /// The face of a font; nil where the font is another family's.
  package init?(_ font: Font) {
    switch font.family {
    case .system: self.init(size: font.size, weight: font.weight, cut: .current)
    case .monospacedSystem: return nil
    case .named(let name):
      guard let cut = Cut(name: name) else { return nil }
      self.init(size: font.size, weight: font.weight, cut: cut)
    }
  }

  /// Finds the face for a size and weight.
  package init(size: Double, weight: Font.Weight, cut: Cut) {
    self.size = size
    isDisplay = cut != .current || size >= SystemTracking.displaySize
    spacing = cut == .displayFile ? 0 : SystemTracking.spacing(atSize: size)
    let regular: SystemFontAdvances.Table =
      cut == .firstDisplay ? .firstDisplay : isDisplay ? .display : .text
    let bold: SystemFontAdvances.Table = isDisplay ? .displayBold : .textBold
    let boldness = Self.boldness(weight)
    if boldness >= 0 {
      let zero: SystemFontAdvances.Table = isDisplay ? .display : .text
      advances = regular.adding(boldness, of: bold, less: zero)
      sources = boldness > 0 ? [regular, bold] : [regular]
    } else {
      advances = regular.adding(-boldness, of: .firstDisplayLight, less: .firstDisplay)
      sources = [regular, .firstDisplayLight]
    }
  }

  /// The vertical metrics of the system font, the same in all faces.
  ///
  /// Source: units per em 2048, ascender 1950, descender −494, cap height 1443 and x-height 1078; the
  /// line height of 1.193359 em is that of every stored label from 10 to 72 points.
  package static func metrics(atSize size: Double) -> FontMetrics {
    FontMetrics(
      ascender: 1950.0 / 2048 * size, descender: -494.0 / 2048 * size,
      capHeight: 1443.0 / 2048 * size, xHeight: 1078.0 / 2048 * size)
  }

  /// The advance of a character with the spacing after it, in points; nil if no table has it.
  ///
  /// - Complexity: O(1).
  package func advance(of scalar: Unicode.Scalar) -> Double? {
    let scalar = scalar.unaccented
    if let place = scalar.printablePlace { return advances[place] / 1000 * size + spacing }
    return SystemFontAdvances.punctuation(scalar).map {
      Double(isDisplay ? $0.display : $0.text) / 1000 * size + spacing
    }
  }

  /// The advance of a character that no table has, with the spacing after it, in points, from its
  /// advance in Inter, which was drawn after the text face.
  package func advance(ofUnlisted advance: Double) -> Double {
    advance + spacing - (isDisplay ? Self.displayNarrowing * size : 0)
  }

  /// The distance between two characters beyond their advances, in points.
  package func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double {
    let value = SystemFontKerning.value(
      between: first.unaccented, and: second.unaccented, isDisplay: isDisplay)
    return Double(value) / 1000 * size
  }

  /// Whether the advance of a character is one that has been published.
  package func isPublished(_ scalar: Unicode.Scalar) -> Bool {
    let scalar = scalar.unaccented
    guard scalar.printablePlace != nil else {
      return SystemFontAdvances.punctuation(scalar)?.isPublished ?? false
    }
    return sources.allSatisfy { !$0.unpublished.unicodeScalars.contains(scalar) }
  }

  /// The mean difference between letters of the text face and of the display face, which are
  /// narrower, in ems.
  private static let displayNarrowing = 0.052

  /// The place of a weight between regular, 0, and bold, 1, or its distance beyond light, −1.
  ///
  /// San Francisco's weights from regular to bold are a line: in published arrays medium and semibold
  /// are a third and two thirds of the way. Heavy and black are not published; widths saved in 4 and 3
  /// repositories are half as far again as bold, and 1.8 times. Thin is 2.3 times as far from regular as
  /// light (59 characters), and ultra light is not published.
  private static func boldness(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin: -2.3
    case .light: -1
    case .regular: 0
    case .medium: 1.0 / 3
    case .semibold: 2.0 / 3
    case .bold: 1
    case .heavy: 1.5
    case .black: 1.8
    }
  }
}

extension SystemFontFace.Cut {
  /// The cut a family or PostScript name stands for; nil for names of other fonts.
  package init?(name: String) {
    let key = String(
      name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0 == "1" })
    guard Self.systemNames.contains(where: key.hasPrefix), !key.contains("rounded") else {
      return nil
    }
    if name.hasPrefix(".SFUIDisplay") {
      self = .firstDisplay
    } else {
      let isDisplay = ["sfprodisplay", "sfuidisplay"].contains(where: key.hasPrefix)
      self = isDisplay ? .displayFile : .current
    }
  }

  private static let systemNames = [
    "sfui", "sfpro", "sfcompact", "applesystemuifont", "sanfrancisco",
  ]
}

extension SystemFontAdvances.Table {
  /// The advances with a part of what one table has beyond another.
  fileprivate func adding(_ part: Double, of heavier: Self, less lighter: Self) -> [Double] {
    advances.indices.map { place in
      Double(advances[place])
        + part * Double(heavier.advances[place] - lighter.advances[place])
    }
  }
}

extension SystemFontAdvances {
  /// The entry of a character beyond ASCII.
  static func punctuation(_ scalar: Unicode.Scalar) -> Punctuation? {
    punctuation.first { $0.scalar == scalar }
  }
}

extension Unicode.Scalar {
  /// The place of a printable ASCII character in a table from the space to the tilde.
  package var printablePlace: Int? {
    (0x20...0x7E).contains(value) ? Int(value) - 0x20 : nil
  }

  /// The ASCII letter that an accented one of Latin is as wide as, or the character itself.
  package var unaccented: Unicode.Scalar {
    switch value {
    case 0xC0...0x17F: letter(at: value - 0xC0, in: Self.letters)
    case 0x1E00...0x1EFF: letter(at: value - 0x1E00, in: Self.additionalLetters)
    default: self
    }
  }

  private func letter(at place: UInt32, in letters: [UInt8]) -> Unicode.Scalar {
    let letter = letters[Int(place)]
    return letter == UInt8(ascii: ".") ? self : Unicode.Scalar(letter)
  }

  /// The letters below the accents of U+00C0 to U+017F; a period where there is none.
  private static let letters = Array(
    ("AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.y"
      + "AaAaAaCcCcCcCcDd..EeEeEeEeEeGgGgGgGgHh..IiIiIiIiI...JjKk.LlLlLl."
      + "...NnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTt..UuUuUuUuUuUuWwYyYZzZzZz.").utf8)

  /// The letters below the accents of U+1E00 to U+1EFF; a period where there is none.
  private static let additionalLetters = Array(
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
      + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
      + "WwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
      + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......").utf8)
}
