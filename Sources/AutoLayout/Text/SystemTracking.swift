/// The space the system font adds after every character.
///
/// Source: Apple's Human Interface Guidelines, Typography, tracking values of iOS as published until
/// 2019, of one face for text and one for display sizes. Saved widths keep to them up to Xcode 16; see
/// `docs/decisions/0071-widths-of-the-system-font.md`.
package enum SystemTracking {
  /// The smallest size of San Francisco's display face, in points.
  package static let displaySize = 20.0

  /// Points per character at a font size.
  package static func spacing(atSize size: Double) -> Double {
    (size < displaySize ? text : display).value(at: size)
  }

  private static let text = SizeTable([
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
  ])

  private static let display = SizeTable([
    (20, 0.38), (21, 0.36), (22, 0.35), (24, 0.36), (25, 0.35), (27, 0.35), (30, 0.36), (33, 0.36),
    (36, 0.36), (41, 0.37), (44, 0.35), (49, 0.34), (52, 0.31), (56, 0.28), (60, 0.24), (66, 0.20),
    (68, 0.14), (76, 0.08), (80, 0),
  ])
}
