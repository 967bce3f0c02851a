/// The kerning of pairs of San Francisco's characters.
///
/// Kerning is by class: characters of like shape share it. PDF files of macOS show the positions of
/// 735 pairs of the text face and 785 of the display face. 446 of the 452 classes of pairs seen in the
/// text face agree on one value (`docs/decisions/0071-widths-of-the-system-font.md`). Pairs of classes
/// that no file shows have Inter's kerning if it is at least 15 thousandths of an em.
enum SystemFontKerning {
  /// The kerning between two characters, in thousandths of an em; 0 for characters without a class.
  ///
  /// - Complexity: O(1).
  static func value(
    between first: Unicode.Scalar, and second: Unicode.Scalar, isDisplay: Bool
  ) -> Int {
    guard let row = firsts.number(of: first), let column = seconds.number(of: second) else {
      return 0
    }
    let cell = row * seconds.count + column
    return Int(isDisplay ? displayValues[cell] : textValues[cell])
  }

  /// A class of first characters, one of second characters, and their kerning in both faces.
  private typealias Pair = (first: String, second: String, text: Int16, display: Int16)

  /// Numbers of classes by character.
  private struct Classes {
    /// The number of classes.
    let count: Int
    private var ascii = [Int8](repeating: -1, count: 128)
    private var others: [Unicode.Scalar: Int8] = [:]

    init(_ classes: [String]) {
      count = classes.count
      for (number, characters) in classes.enumerated() {
        for scalar in characters.unicodeScalars {
          if scalar.isASCII {
            ascii[Int(scalar.value)] = Int8(number)
          } else {
            others[scalar] = Int8(number)
          }
        }
      }
    }

    func number(of scalar: Unicode.Scalar) -> Int? {
      let number = scalar.isASCII ? ascii[Int(scalar.value)] : others[scalar] ?? -1
      return number < 0 ? nil : Int(number)
    }
  }

  private static let firsts = Classes(firstClasses)
  private static let seconds = Classes(secondClasses)
  private static let textValues = matrix { $0.text }
  private static let displayValues = matrix { $0.display }

  private static func matrix(_ value: (Pair) -> Int16) -> [Int16] {
    var values = [Int16](repeating: 0, count: firstClasses.count * secondClasses.count)
    for pair in pairs {
      guard let row = firstClasses.firstIndex(of: pair.first),
        let column = secondClasses.firstIndex(of: pair.second)
      else { continue }
      values[row * secondClasses.count + column] = value(pair)
    }
    return values
  }

  private static let firstClasses = [
    "A", "CG", "DOQ", "F", "HIMN", "KX", "L", "P", "R", "S", "T", "UJ", "V", "W", "Y", "Z", "a",
    "bop", "ce", "f", "g", "hmn", "k", "x", "r", "s", "t", "v", "w", "y", "z", ".,…", "-–", ":;",
    "'’", "\"”", "(", "/", "069", "1", "3", "7", "8",
  ]

  private static let secondClasses = [
    "A", "CGOQ", "J", "T", "V", "W", "X", "Y", "Z", "a", "cdegoq", "f", "ij", "mnpru", "s", "t",
    "v", "w", "x", "y", "z", ".,…", "-–", ":;", "'’", "\"”", "/", " ", "0", "1", "2", "3", "4",
    "6", "8",
  ]

  /// In thousandths of an em.
  private static let pairs: [Pair] = [
    ("A", "CGOQ", -34, -34), ("A", "T", -85, -85), ("A", "V", -68, -68), ("A", "W", -57, -57),
    ("A", "Y", -74, -74), ("A", "cdegoq", -30, -10), ("A", "s", -10, 0), ("A", "t", -34, -34),
    ("A", "v", -68, -68), ("A", "w", -68, -68), ("A", "y", -68, -68), ("A", "'’", -91, -91),
    ("A", "\"”", -91, -91), ("CG", "T", -24, -24), ("CG", "X", -14, -14), ("DOQ", "A", -34, -34),
    ("DOQ", "T", -30, -30), ("DOQ", "V", -34, -34), ("DOQ", "Y", -34, -34),
    ("DOQ", ".,…", -39, -39), ("F", "A", -91, -91), ("F", "J", -68, -68), ("F", "a", -34, -34),
    ("F", "cdegoq", 0, -20), ("F", "v", -34, -34), ("F", "y", -34, -34), ("F", "z", -34, -34),
    ("F", ".,…", -40, -40), ("HIMN", "a", 0, -15), ("KX", "CGOQ", -23, -23),
    ("KX", "cdegoq", -40, -34), ("KX", "s", -15, -15), ("KX", "v", -20, -20),
    ("KX", "w", -31, -31), ("KX", "y", -20, -20), ("KX", "-–", -34, -34), ("KX", "/", -15, -15),
    ("L", "A", 45, 45), ("L", "CGOQ", -28, -28), ("L", "T", -97, -97), ("L", "V", -68, -68),
    ("L", "Y", -34, -34), ("L", "cdegoq", -25, -14), ("L", "t", -23, -23), ("L", "v", -68, -68),
    ("L", "y", -68, -68), ("L", "-–", -26, -26), ("L", "'’", -65, -65), ("L", "\"”", -65, -65),
    ("P", "A", -74, -74), ("P", "J", -97, -97), ("P", "a", -20, -44), ("P", "cdegoq", -25, -25),
    ("P", "y", 20, 20), ("P", ".,…", -40, -40), ("P", "-–", -23, -23), ("R", "V", -17, -17),
    ("R", "Y", -24, -24), ("R", "cdegoq", -15, 0), ("S", "T", 0, -19), ("S", "V", -10, -10),
    ("S", "W", -9, 0), ("T", "A", -85, -85), ("T", "CGOQ", -44, -44), ("T", "J", -91, -91),
    ("T", "a", -103, -132), ("T", "cdegoq", -93, -132), ("T", "ij", 0, -22),
    ("T", "mnpru", -74, -74), ("T", "s", -74, -74), ("T", "v", -62, -62), ("T", "w", -62, -62),
    ("T", "x", -62, -62), ("T", "y", -117, -117), ("T", "z", -45, -45), ("T", ".,…", -34, -34),
    ("T", "-–", -37, -37), ("T", ":;", -34, -34), ("T", "/", -80, -80), ("UJ", "s", 0, -10),
    ("UJ", "/", -57, -57), ("V", "A", -62, -62), ("V", "CGOQ", -34, -34), ("V", "J", -97, -97),
    ("V", "a", -51, -51), ("V", "cdegoq", -49, -68), ("V", "ij", 0, -15), ("V", "s", -45, -45),
    ("V", ".,…", -98, -98), ("V", "-–", -26, -26), ("V", ":;", -63, -63), ("V", "/", -74, -74),
    ("W", "A", -64, -64), ("W", "CGOQ", -34, -34), ("W", "J", -62, -62), ("W", "a", -69, -69),
    ("W", "cdegoq", -49, -54), ("W", "mnpru", -15, -15), ("W", "s", -34, -34),
    ("W", ".,…", -97, -97), ("W", "-–", -26, -26), ("W", ":;", -51, -51), ("Y", "A", -74, -74),
    ("Y", "CGOQ", -34, -34), ("Y", "J", -34, -34), ("Y", "T", 45, 45), ("Y", "a", -71, -71),
    ("Y", "cdegoq", -93, -93), ("Y", "mnpru", -40, -40), ("Y", "s", -68, -68),
    ("Y", ".,…", -34, -34), ("Y", "-–", -40, -40), ("Y", ":;", -63, -63), ("Z", "CGOQ", -34, -34),
    ("Z", "-–", -20, -20), ("a", "T", -45, -45), ("a", "V", -51, -51), ("a", "W", -51, -51),
    ("a", "Y", -74, -74), ("a", "v", -20, 0), ("a", "w", -25, 0), ("a", "y", -20, 0),
    ("bop", "A", -34, -34), ("bop", "T", -40, -40), ("bop", "V", -51, -51), ("bop", "W", -51, -51),
    ("bop", "X", -28, -28), ("bop", "Y", -85, -85), ("bop", "v", -20, -20), ("bop", "w", -20, 0),
    ("bop", "x", -24, -10), ("bop", "y", -19, -20), ("bop", ".,…", -10, -30), ("bop", "/", 0, -10),
    ("ce", "A", -20, -20), ("ce", "T", -97, -97), ("ce", "V", -49, -49), ("ce", "W", -26, -26),
    ("ce", "Y", -74, -74), ("ce", "v", -9, -19), ("ce", "x", -19, -10), ("ce", "y", 0, -10),
    ("ce", "\"”", 0, -26), ("f", "A", -34, -34), ("f", "J", -62, -62), ("f", "a", -15, -30),
    ("f", "cdegoq", -22, -49), ("f", "s", -25, -25), ("f", ".,…", -53, -35), ("f", "/", -24, -24),
    ("g", "T", -51, -51), ("hmn", "T", -45, -45), ("hmn", "V", -51, -51), ("hmn", "W", -51, -51),
    ("hmn", "Y", -74, -74), ("hmn", "v", -19, 0), ("hmn", "y", -20, 0), ("hmn", "'’", 0, -20),
    ("hmn", "\"”", -20, -20), ("k", "T", -57, -57), ("k", "cdegoq", -25, -24),
    ("k", "s", -20, -19), ("k", "-–", -23, -23), ("x", "T", -62, -62), ("x", "a", 0, -10),
    ("x", "cdegoq", -24, -10), ("x", "-–", -18, -19), ("r", "A", -40, -40), ("r", "J", -57, -57),
    ("r", "T", -54, -54), ("r", "Z", -34, -34), ("r", "a", 0, -10), ("r", "cdegoq", -15, -24),
    ("r", "f", 29, 0), ("r", "mnpru", 10, 0), ("r", "s", -10, 0), ("r", "t", 10, 24),
    ("r", "v", 0, 15), ("r", "x", 17, 17), ("r", "y", 0, 15), ("r", ".,…", -64, -49),
    ("r", "-–", -39, -39), ("r", "/", -34, -34), ("s", "T", -74, -74), ("s", "V", -45, -45),
    ("s", "W", -34, -34), ("s", "Y", -74, -74), ("s", "s", -10, 0), ("s", "w", -15, 0),
    ("s", "y", -14, 0), ("t", "T", -34, -34), ("t", "Y", -16, -16), ("t", "a", 0, -10),
    ("t", "cdegoq", 0, -14), ("t", "s", -10, 0), ("v", "A", -68, -68), ("v", "J", -62, -62),
    ("v", "T", -34, -34), ("v", "Y", -34, -34), ("v", "a", -20, -10), ("v", "cdegoq", -20, -20),
    ("v", ".,…", -34, -34), ("v", "'’", 18, 18), ("v", "\"”", 18, 18), ("v", "/", -57, -57),
    ("w", "A", -68, -68), ("w", "J", -57, -57), ("w", "T", -51, -51), ("w", "Z", -34, -34),
    ("w", "a", -15, -10), ("w", "cdegoq", -20, 0), ("w", "s", -14, 0), ("w", ".,…", -73, -58),
    ("w", "'’", 21, 21), ("w", "\"”", 21, 21), ("y", "A", -69, -69), ("y", "J", -62, -62),
    ("y", "T", -64, -64), ("y", "Y", -34, -34), ("y", "a", -17, -17), ("y", "cdegoq", -20, -19),
    ("y", "s", -15, 0), ("y", ".,…", -73, -73), ("y", "/", -54, -44), ("z", "T", -34, -34),
    ("z", "cdegoq", -14, -20), (".,…", "T", -34, -34), (".,…", "Y", -34, -34),
    (".,…", "cdegoq", -20, -30), (".,…", "t", -44, -44), (".,…", "w", -59, -59),
    (".,…", "'’", -70, -70), (".,…", "\"”", -70, -70), (".,…", " ", 0, -49), ("-–", "T", -37, -37),
    ("-–", "V", -26, -26), ("-–", "W", -26, -26), ("-–", "X", -31, -31), ("-–", "Y", -40, -40),
    ("-–", "f", -20, -20), ("-–", "t", -20, 0), (":;", "T", -34, -34), (":;", "V", -63, -63),
    ("'’", "A", -108, -108), ("'’", "J", -145, -145), ("'’", "a", -28, -28),
    ("'’", "cdegoq", -31, -31), ("'’", "s", -32, 0), ("'’", ".,…", -91, -91),
    ("'’", ":;", -28, -28), ("'’", "/", -71, -71), ("\"”", "A", -59, -59),
    ("\"”", "J", -145, -145), ("\"”", "cdegoq", -20, -20), ("\"”", ".,…", -49, -49),
    ("\"”", ":;", -28, -28), ("\"”", "/", -71, -71), ("(", "cdegoq", -10, 0), ("/", "A", -29, -29),
    ("/", "J", -62, -62), ("/", "T", 15, 15), ("/", ".,…", -40, -40), ("069", ".,…", -39, -39),
    ("1", ".,…", -24, -24), ("3", ".,…", -15, -15), ("7", ".,…", -123, -123), ("7", "4", -58, -58),
    ("7", "6", -15, -15), ("8", ".,…", -15, -15), (".,…", "0", -39, -39), (".,…", "1", -59, -59),
    (".,…", "3", -27, -27), (".,…", "6", -26, -26), (".,…", "8", -23, -23), ("-–", "1", -30, -30),
    ("-–", "2", -34, -34),
  ]
}
