/// The methods of a source file that move views while a keyboard comes or goes, by what their heads say.
///
/// A constant set there does not describe the screen at rest.
struct KeyboardMethods {
  /// The bodies.
  private let bodies: [Range<Int>]

  /// - Parameter code: The text without comments.
  init(_ code: [UInt8]) {
    guard Self.isAboutKeyboard(code[...]) else {
      bodies = []
      return
    }
    bodies = MethodBodies(code).methods.filter { Self.isAboutKeyboard(code[$0.head]) }.map(\.body)
  }

  /// Whether a place is in one of them.
  func contain(_ place: Int) -> Bool { bodies.contains { $0.contains(place) } }

  private static func isAboutKeyboard(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    while let next = text[place...].firstIndex(of: UInt8(ascii: "y")) {
      // Without its first letters: it is `keyboard`, or a capital in the middle of names.
      if text[next...].starts(with: keyboard) { return true }
      place = next + 1
    }
    return false
  }

  private static let keyboard = Array("yboard".utf8)
}
