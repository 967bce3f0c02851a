/// The methods of a source file that move views while a keyboard comes or goes, by what their heads say.
///
/// A constant set there does not describe the screen at rest.
struct KeyboardMethods {
  /// The bodies.
  private let bodies: [Range<Int>]

  /// - Parameter code: The text without comments.
  init(_ code: [UInt8]) {
    guard code[...].holds(Self.keyboard) else {
      bodies = []
      return
    }
    bodies = MethodBodies(code).methods.filter { code[$0.head].holds(Self.keyboard) }.map(\.body)
  }

  /// Whether a place is in one of them.
  func contain(_ place: Int) -> Bool { bodies.contains { $0.contains(place) } }

  /// The end of `keyboard`, which is a capital in the middle of names.
  private static let keyboard = Array("yboard".utf8)
}
