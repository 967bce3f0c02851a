import AutoLayout
import Foundation

/// The advances of the characters of a font, as well as they are known without the font.
struct CharacterAdvances {
  private let font: Font
  private let face: SystemFontFace
  private let isSystem: Bool

  /// Finds what is known of a font.
  init(_ font: Font) {
    self.font = font
    let system = SystemFontFace(font)
    isSystem = system != nil
    face = system ?? SystemFontFace(size: font.size, weight: font.weight, cut: .current)
  }

  /// Returns the advance of a character, in points.
  ///
  /// Letters and symbols beyond the published tables are as wide as in the fonts that stand in for Apple's; those of scripts
  /// whose letters join count as average letters. Named families have the letters of the system font's text face, without
  /// its tracking.
  func advance(of character: Character, before next: Character?) -> Double {
    guard !character.isNewline, let scalar = base(of: character) else { return 0 }
    if font.family == .monospacedSystem { return AverageAdvance.monospaced * font.size }
    guard var advance = face.advance(of: scalar) else { return advance(ofUnlisted: scalar) }
    if !isSystem { advance -= face.spacing }
    if font.isKerned, let next = next.flatMap(base) {
      advance += face.kerning(between: scalar, and: next)
    }
    return max(0, advance)
  }

  /// The advance of a character that no published table has, in points.
  private func advance(ofUnlisted scalar: Unicode.Scalar) -> Double {
    if scalar.properties.isEmojiPresentation { return CharacterWidth.ofPicture(scalar) * font.size }
    if let own = StandInAdvances.ofLetter(scalar, weight: font.weight) {
      return isSystem ? max(0, face.advance(ofUnlisted: own * font.size)) : own * font.size
    }
    if let own = StandInAdvances.ofSymbol(scalar, weight: font.weight) { return own * font.size }
    if let width = CharacterWidth.ofFallback(scalar) {
      let factor = isSystem && width == 1 ? CharacterWidth.squareFactorOfSystemFont : 1
      return width * factor * font.size
    }
    let average = scalar.averageAdvance * font.size
    return scalar.isWide || !isSystem ? average : max(0, face.advance(ofUnlisted: average))
  }

  /// Whether the widths are the font's own, rather than those of another family.
  var isOwn: Bool { isSystem || font.family == .monospacedSystem }

  /// The knowledge of a character's width.
  func knowledge(of character: Character) -> WidthErrors.Character {
    guard !character.isNewline, let scalar = base(of: character) else { return .published }
    if font.family == .monospacedSystem || face.isPublished(scalar) { return .published }
    if face.advance(of: scalar) != nil { return .substitute }
    if StandInAdvances.ofLetter(scalar, weight: font.weight) != nil { return .substitute }
    if StandInAdvances.ofSymbol(scalar, weight: font.weight) != nil { return .substitute }
    return scalar.isWide && !scalar.properties.isEmojiPresentation ? .published : .guess
  }

  /// The scalar that decides the width: the first, and below its accents.
  private func base(of character: Character) -> Unicode.Scalar? {
    character.unicodeScalars.first.flatMap { first in
      first.value < 0x100 || first.isWide || face.advance(of: first) != nil
        || StandInAdvances.ofLetter(first, weight: font.weight) != nil
        ? first : String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    }
  }
}

/// Advances of characters that no table lists, as parts of the font size.
private enum AverageAdvance {
  static let letter = 0.6
  /// That of punctuation and full-width forms beside ideographs.
  static let square = 1.0
  /// SF Mono's advance, 1266 of 2048 units.
  static let monospaced = 0.618
}

extension Unicode.Scalar {
  /// Whether the scalar is an ideograph, a syllable of Korean, kana or an emoji.
  fileprivate var isWide: Bool {
    properties.isEmojiPresentation
      || WideBlocks.ranges.contains { $0.contains(value) }
  }

  fileprivate var averageAdvance: Double {
    if isWide { return AverageAdvance.square }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return AverageAdvance.letter
    }
  }
}

private enum WideBlocks {
  static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
