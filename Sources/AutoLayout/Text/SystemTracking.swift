/// The space the system font adds after every character.
///
/// Source: Apple's Human Interface Guidelines, Typography, tracking values of iOS.
package enum SystemTracking {
  /// Points per character at a font size.
  package static func spacing(atSize size: Double) -> Double { table.value(at: size) }

  private static let table = SizeTable([
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.30),
    (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.40), (32, 0.41), (34, 0.40), (35, 0.38),
    (36, 0.37), (48, 0.35), (50, 0.34), (56, 0.30), (64, 0.22), (72, 0.14), (80, 0),
  ])
}
