import AutoLayout

/// The faces and numbers one ``Font`` stands for.
final class ResolvedFont {
  /// The size in points.
  let size: Double
  /// The face tried first; nil only if no font file can be loaded at all.
  let primary: FontFace?
  /// What the primary face's advances are multiplied by.
  let widthScale: Double
  /// The vertical metrics.
  let metrics: FontMetrics
  /// Whether pairs of characters move towards each other.
  let isKerned: Bool
  /// The widths of the system font, where the font is the system's; its typeface only draws them.
  let system: SystemFontFace?

  /// Whether widths are the font's own, rather than those of another family.
  let hasOwnWidths: Bool

  /// Whether the primary face is of a file of the app's.
  let isOfApp: Bool

  private let published: LetterAdvances?
  private let corrections: [Int]
  private let weight: Font.Weight
  private let library: FontLibrary
  /// Resolves a description.
  init(_ font: Font, library: FontLibrary) {
    let size = font.size.isFinite ? min(max(font.size, 0), Self.maximumSize) : 0
    var weight = font.weight
    var isItalic = font.isItalic
    var named: NamedFont?
    var cut: SystemFontFace.Cut? = .current
    var app: FontFace?
    switch font.family {
    case .system: break
    case .monospacedSystem:
      cut = nil
      named = NamedFont.lookUp("SFMono")
    case .named(let name):
      let style = FontStyleName(name)
      if weight == .regular { weight = style.weight ?? weight }
      isItalic = isItalic || style.isItalic
      app = library.appFace(named: name, weight: weight, isItalic: isItalic)
      cut = app == nil ? SystemFontFace.Cut(name: name) : nil
      named = cut == nil && app == nil ? NamedFont.lookUp(name) : nil
    }
    self.size = size
    self.weight = weight
    self.library = library
    primary =
      app
      ?? library.face(.nearest(named?.typeface ?? .inter, weight: weight, isItalic: isItalic))
    widthScale = named?.widthScale ?? 1
    system = cut.map { SystemFontFace(size: size, weight: weight, cut: $0) }
    corrections = Self.corrections(of: named, weight: weight, in: primary)
    metrics =
      app?.heights?.metrics(atSize: size) ?? named.map { Self.metrics(of: $0, size: size) }
      ?? SystemFontFace.metrics(atSize: size)
    isOfApp = app != nil
    isKerned = font.isKerned && named?.isKerned ?? true
    // The widths of a family are not those of its condensed faces.
    hasOwnWidths = named.map { $0.hasOwnWidths && !font.isCondensed } ?? true
    published = named?.advances
  }

  /// The face a character is drawn with, or nil if no installed font has it.
  func face(for scalar: Unicode.Scalar) -> FontFace? {
    if let primary, primary.glyph(for: scalar.value) != nil { return primary }
    for typeface in FontFile.fallbacks(for: scalar) {
      if let face = library.face(.nearest(typeface, weight: weight, isItalic: false)),
        face.glyph(for: scalar.value) != nil
      {
        return face
      }
    }
    return nil
  }

  /// How far a character of the primary face moves the pen, in points.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - next: The one after it in the same font, with which it is kerned.
  ///   - own: Its advance in the typeface, scaled and kerned, in points.
  /// - Returns: The advance with tracking and kerning.
  func advance(of scalar: Unicode.Scalar, before next: Unicode.Scalar?, own: Double) -> Double {
    guard let system else {
      let place = scalar.unaccented.printablePlace
      let correction = place.flatMap { corrections.indices.contains($0) ? corrections[$0] : nil }
      return own + Double(correction ?? 0) / 1000 * size
    }
    let kerning = isKerned ? next.map { system.kerning(between: scalar, and: $0) } : nil
    return (system.advance(of: scalar) ?? system.advance(ofUnlisted: own)) + (kerning ?? 0)
  }

  /// Whether the advance of the character at a place, from the space to the tilde, is the font's own.
  func hasOwnAdvance(at place: Int) -> Bool { published?.isPublished(place, weight) ?? true }

  /// What is added to the scaled advances of the typeface, in thousandths of an em.
  private static func corrections(
    of named: NamedFont?, weight: Font.Weight, in face: FontFace?
  ) -> [Int] {
    guard let advances = named?.advances?.table(weight), let face else {
      return named?.letters?.table(weight) ?? []
    }
    return advances.enumerated().map { place, advance in
      let own = Double(face.advance(of: UInt32(place + 0x20)) ?? 0) * FontFace.emsPerUnit * 1000
      return advance.map { Int((Double($0) - own).rounded()) } ?? 0
    }
  }

  /// Beyond this a size is a mistake in a document; it keeps every sum finite.
  private static let maximumSize = 10_000.0

  /// The OpenType features that text in the font is shaped with, as HarfBuzz writes them.
  ///
  /// Ligatures are those of the app's own files: a typeface that stands in for another family has others, and then nothing but
  /// kerning makes an advance depend on its neighbours. The system font brings its own kerning. Tracking depends on the size,
  /// and text is shaped at another: the width that Interface Builder saved of a text in such a font has none.
  ///
  /// Source: `NSAttributedString.Key.ligature`, whose default is 1, the default ligatures.
  var features: String {
    let features = isOfApp ? "dlig=0,trak=0" : "liga=0,clig=0,calt=0,dlig=0,trak=0"
    return isKerned && system == nil ? features : features + ",kern=0"
  }

  /// San Francisco's cap height is 1443 and its x-height 1078 of 2048 units; named families are
  /// taken to be alike.
  private static func metrics(of font: NamedFont, size: Double) -> FontMetrics {
    FontMetrics(
      ascender: font.ascent * size, descender: -font.descent * size, leading: font.leading * size,
      capHeight: 1443.0 / 2048 * size, xHeight: 1078.0 / 2048 * size)
  }
}
