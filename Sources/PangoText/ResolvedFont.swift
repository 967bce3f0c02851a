import AutoLayout

/// The faces and numbers one ``Font`` stands for.
final class ResolvedFont {
  /// The size in points.
  let size: Double
  /// The face tried first; nil only if no font file can be loaded at all.
  let primary: FontFace?
  /// What the primary face's advances are multiplied by.
  let widthScale: Double
  /// Spacing after each character of the primary face, in points.
  private let spacing: Double
  /// The vertical metrics.
  let metrics: FontMetrics
  /// Whether Hangul is as wide as in the face that draws it.
  let hasOwnHangul: Bool
  /// Whether pairs of characters move towards each other.
  let isKerned: Bool
  /// Whether the font is the system's: its widths are sums of what characters and pairs of them take.
  let isSystem: Bool

  private let fit: SystemFontFit
  private let corrections: [Int]
  private let weight: Font.Weight
  private let library: FontLibrary
  /// Resolves a description.
  init(_ font: Font, library: FontLibrary) {
    let size = font.size.isFinite ? min(max(font.size, 0), Self.maximumSize) : 0
    var weight = font.weight
    var isItalic = font.isItalic
    var named: NamedFont?
    var cut = SystemFontFit.Cut.current
    switch font.family {
    case .system: break
    case .monospacedSystem: named = NamedFont.lookUp("SFMono")
    case .named(let name):
      let style = FontStyleName(name)
      if weight == .regular { weight = style.weight ?? weight }
      isItalic = isItalic || style.isItalic
      named = NamedFont.isSystem(name) ? nil : NamedFont.lookUp(name)
      cut = SystemFontFit.Cut(name)
    }
    self.size = size
    self.weight = weight
    self.library = library
    primary = library.face(
      .nearest(named?.typeface ?? .inter, weight: weight, isItalic: isItalic))
    widthScale = named?.widthScale ?? 1
    fit = SystemFontFit(size: size, weight: weight, cut: cut)
    spacing = fit.spacing
    corrections = Self.corrections(of: named, weight: weight, in: primary)
    metrics = Self.metrics(of: named ?? Self.system, size: size)
    isSystem = named == nil
    isKerned = font.isKerned && named?.isKerned ?? true
    hasOwnHangul = named?.hasOwnHangul ?? false
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

  /// What is added to the advance of a character of the primary face, in points.
  func spacing(after scalar: Unicode.Scalar) -> Double {
    isSystem
      ? spacing + fit.correction(for: scalar) * size
      : LatinCorrections.correction(for: scalar, in: corrections) * size
  }

  /// What is added to the scaled advances of the typeface, in thousandths of an em.
  private static func corrections(
    of named: NamedFont?, weight: Font.Weight, in face: FontFace?
  ) -> [Int] {
    let letters = named?.letters?.table(weight) ?? []
    guard let named, let face, let advances = named.advances?.table(weight) else { return letters }
    return advances.enumerated().map { place, advance in
      let own = Double(face.advance(of: UInt32(place + 0x20)) ?? 0) * FontFace.emsPerUnit * 1000
      let difference = Int((named.widthScale * (Double(advance) - own)).rounded())
      return difference + (letters.indices.contains(place) ? letters[place] : 0)
    }
  }

  /// Beyond this a size is a mistake in a document; it keeps every sum finite.
  private static let maximumSize = 10_000.0

  /// San Francisco: ascender 1950, descender −494 of 2048 units; line height 1.193359 em.
  private static let system = NamedFont(
    typeface: .inter, ascent: 1950.0 / 2048, descent: 494.0 / 2048)

  /// OpenType features as HarfBuzz writes them: nothing but kerning makes an advance depend on its
  /// neighbours.
  static let kernedFeatures = "liga=0,clig=0,calt=0,dlig=0"

  /// The features that text in the font is shaped with.
  var features: String { isKerned ? Self.kernedFeatures : Self.kernedFeatures + ",kern=0" }

  /// San Francisco's cap height is 1443 and its x-height 1078 of 2048 units; named families are
  /// taken to be alike.
  private static func metrics(of font: NamedFont, size: Double) -> FontMetrics {
    FontMetrics(
      ascender: font.ascent * size, descender: -font.descent * size, leading: font.leading * size,
      capHeight: 1443.0 / 2048 * size, xHeight: 1078.0 / 2048 * size)
  }
}
