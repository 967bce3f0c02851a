/// The traits by which a text measurer picks a font.
public struct Font: Hashable, Sendable {
  /// A family of faces.
  public enum Family: Hashable, Sendable {
    /// The platform's interface font (San Francisco on Apple's platforms).
    case system
    /// The platform's monospaced interface font.
    case monospacedSystem
    /// A family or PostScript name, as written in a document or in code.
    case named(String)
  }

  /// Stroke weight, in the steps of Apple's `UIFont.Weight`.
  public enum Weight: Int, Hashable, Sendable, Comparable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Orders by thickness.
    public static func < (first: Weight, second: Weight) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The family.
  public var family: Family
  /// The size in points.
  public var size: Double
  /// The stroke weight.
  public var weight: Weight
  /// Whether the face is italic or oblique.
  public var isItalic: Bool
  /// Whether the font's kerning of pairs is applied.
  ///
  /// Apple's `NSAttributedString.Key.kern` of 0 turns it off.
  public var isKerned = true

  /// Creates a font description; pairs are kerned.
  public init(
    family: Family = .system, size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension Font {
  /// The name of the family as reports show it, such as "San Francisco" or the name that a document has.
  package var familyName: String {
    switch family {
    case .system: "San Francisco"
    case .monospacedSystem: "SF Mono"
    case .named(let name): name
    }
  }

  /// Whether the name says that the face is narrower than others of its family.
  package var isCondensed: Bool { familyName.lowercased().contains("condensed") }
}

/// The vertical metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Height above the baseline, positive.
  public var ascender: Double
  /// Depth below the baseline, negative as Apple's `UIFont.descender`.
  public var descender: Double
  /// Extra space between lines, which is no part of ``lineHeight``.
  public var leading: Double
  /// Height of capital letters.
  public var capHeight: Double
  /// Height of a lower-case x.
  public var xHeight: Double

  /// The height of a line, before any rounding.
  public var lineHeight: Double { ascender - descender }

  /// Creates metrics.
  public init(
    ascender: Double, descender: Double, leading: Double = 0, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
