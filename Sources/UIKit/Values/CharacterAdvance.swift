import AutoLayout
import Foundation

extension Character {
  /// How far the character moves the pen, in points.
  ///
  /// Letters of other alphabets than Latin count as an average letter, ideographs and emoji as
  /// squares: without a font, nothing better is known.
  func advance(in font: Font) -> Double {
    guard let scalar = baseScalar else { return 0 }
    if font.family == .monospacedSystem { return AverageAdvance.monospaced * font.size }
    var ems = (LatinAdvances.advance(of: scalar) ?? scalar.averageAdvance) * font.weight.widthFactor
    guard font.family == .system else { return max(0, ems * font.size) }
    if !scalar.isWide, font.size >= SystemTracking.displaySize {
      ems += narrowing.value(at: font.size)
    }
    return max(0, ems * font.size + SystemTracking.spacing(atSize: font.size))
  }

  /// The scalar that decides the width: the first after taking accents off.
  private var baseScalar: Unicode.Scalar? {
    unicodeScalars.first.flatMap { first in
      LatinAdvances.advance(of: first) == nil && !first.isWide
        ? String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first : first
    }
  }
}

/// What Latin text of the display face has less of, in parts of the font size per character.
private let narrowing = SizeTable(LatinAdvanceTable.narrowing)

/// Advances of characters that no table lists, as parts of the font size.
private enum AverageAdvance {
  static let letter = 0.6
  static let square = 1.0
  static let emoji = 1.2
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
    if properties.isEmojiPresentation { return AverageAdvance.emoji }
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

extension Font.Weight {
  /// How much wider text is than at regular weight.
  ///
  /// Source: ``LatinAdvanceTable``; the other weights continue the row.
  fileprivate var widthFactor: Double {
    switch self {
    case .ultraLight: 0.96
    case .thin: 0.97
    case .light: 0.99
    case .regular: 1
    case .medium: LatinAdvanceTable.medium
    case .semibold: LatinAdvanceTable.semibold
    case .bold: LatinAdvanceTable.bold
    case .heavy: 1.1
    case .black: 1.12
    }
  }
}
