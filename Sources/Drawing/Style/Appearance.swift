/// The interface styles a picture can be drawn in.
package enum Appearance: Hashable, Sendable {
  case light, dark
}

/// Apple's system colours.
///
/// - Source: the documented values of `UIColor`'s system and semantic colours since iOS 13, as
///   Apple's Human Interface Guidelines list them.
package struct SystemColors: Hashable, Sendable {
  /// The interface style.
  package var appearance: Appearance

  /// The colours of an interface style.
  package init(_ appearance: Appearance) { self.appearance = appearance }

  package var blue: Color { pick(0x007AFF, 0x0A84FF) }
  package var green: Color { pick(0x34C759, 0x30D158) }
  package var indigo: Color { pick(0x5856D6, 0x5E5CE6) }
  package var orange: Color { pick(0xFF9500, 0xFF9F0A) }
  package var pink: Color { pick(0xFF2D55, 0xFF375F) }
  package var purple: Color { pick(0xAF52DE, 0xBF5AF2) }
  package var red: Color { pick(0xFF3B30, 0xFF453A) }
  package var teal: Color { pick(0x30B0C7, 0x40C8E0) }
  package var yellow: Color { pick(0xFFCC00, 0xFFD60A) }
  package var gray: Color { Color(hex: 0x8E8E93) }
  package var gray2: Color { pick(0xAEAEB2, 0x636366) }
  package var gray3: Color { pick(0xC7C7CC, 0x48484A) }
  package var gray4: Color { pick(0xD1D1D6, 0x3A3A3C) }
  package var gray5: Color { pick(0xE5E5EA, 0x2C2C2E) }
  package var gray6: Color { pick(0xF2F2F7, 0x1C1C1E) }

  package var label: Color { pick(0x000000, 0xFFFFFF) }
  package var secondaryLabel: Color { pick(0x3C3C43, 0xEBEBF5).faded(0.6) }
  package var tertiaryLabel: Color { pick(0x3C3C43, 0xEBEBF5).faded(0.3) }
  package var quaternaryLabel: Color {
    pick(0x3C3C43, 0xEBEBF5).faded(appearance == .light ? 0.18 : 0.16)
  }
  package var placeholderText: Color { tertiaryLabel }
  package var separator: Color {
    appearance == .light
      ? Color(hex: 0x3C3C43, alpha: 0.29) : Color(hex: 0x545458, alpha: 0.6)
  }
  package var opaqueSeparator: Color { pick(0xC6C6C8, 0x38383A) }
  package var link: Color { pick(0x007AFF, 0x0984FF) }

  package var background: Color { pick(0xFFFFFF, 0x000000) }
  package var secondaryBackground: Color { pick(0xF2F2F7, 0x1C1C1E) }
  package var tertiaryBackground: Color { pick(0xFFFFFF, 0x2C2C2E) }
  package var groupedBackground: Color { pick(0xF2F2F7, 0x000000) }
  package var secondaryGroupedBackground: Color { pick(0xFFFFFF, 0x1C1C1E) }
  package var tertiaryGroupedBackground: Color { pick(0xF2F2F7, 0x2C2C2E) }

  /// Fills of thin and small shapes, as a slider's track.
  package var fill: Color {
    Color(hex: 0x787880, alpha: appearance == .light ? 0.2 : 0.36)
  }
  /// Fills of medium shapes, as a switch's background.
  package var secondaryFill: Color {
    Color(hex: 0x787880, alpha: appearance == .light ? 0.16 : 0.32)
  }
  /// Fills of large shapes, as a search field or a button.
  package var tertiaryFill: Color {
    Color(hex: 0x767680, alpha: appearance == .light ? 0.12 : 0.24)
  }
  /// Fills of large areas.
  package var quaternaryFill: Color {
    Color(hex: 0x747480, alpha: appearance == .light ? 0.08 : 0.18)
  }
  /// The material of bars, opaque enough to read on.
  package var barBackground: Color { pick(0xF9F9F9, 0x1D1D1D).faded(0.94) }

  private func pick(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(hex: appearance == .light ? light : dark)
  }
}
