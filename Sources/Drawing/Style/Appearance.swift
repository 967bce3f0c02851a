/// The interface styles a picture can be drawn in.
package enum Appearance: Hashable, Sendable {
  case light, dark
}

/// The system colours of Apple's that controls are drawn with.
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
  package var red: Color { pick(0xFF3B30, 0xFF453A) }
  package var gray: Color { Color(hex: 0x8E8E93) }
  package var gray2: Color { pick(0xAEAEB2, 0x636366) }
  package var gray3: Color { pick(0xC7C7CC, 0x48484A) }
  package var gray4: Color { pick(0xD1D1D6, 0x3A3A3C) }

  package var label: Color { pick(0x000000, 0xFFFFFF) }
  package var secondaryLabel: Color { pick(0x3C3C43, 0xEBEBF5).faded(0.6) }
  package var tertiaryLabel: Color { pick(0x3C3C43, 0xEBEBF5).faded(0.3) }
  package var placeholderText: Color { tertiaryLabel }
  package var separator: Color {
    appearance == .light
      ? Color(hex: 0x3C3C43, alpha: 0.29) : Color(hex: 0x545458, alpha: 0.6)
  }

  package var background: Color { pick(0xFFFFFF, 0x000000) }
  package var secondaryBackground: Color { pick(0xF2F2F7, 0x1C1C1E) }
  package var groupedBackground: Color { pick(0xF2F2F7, 0x000000) }
  package var secondaryGroupedBackground: Color { pick(0xFFFFFF, 0x1C1C1E) }

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
  /// The material of bars, opaque enough to read on.
  package var barBackground: Color { pick(0xF9F9F9, 0x1D1D1D).faded(0.94) }

  private func pick(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(hex: appearance == .light ? light : dark)
  }
}
