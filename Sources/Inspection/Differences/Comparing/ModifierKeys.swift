/// The keys that are held for a key command, as a document writes them: the sum of their bits.
///
/// Source: `UIKeyModifierFlags`.
struct ModifierKeys {
  private let flags: UInt

  init(_ flags: UInt) {
    self.flags = flags
  }

  private static let names: [(bit: UInt, name: String)] = [
    (18, "control"), (19, "option"), (17, "shift"), (20, "command"), (16, "caps lock"),
    (21, "numeric pad"),
  ]

  /// The names of the keys; the number where it has other bits.
  var text: String {
    let known = Self.names.reduce(UInt(0)) { $0 | 1 << $1.bit }
    guard flags & ~known == 0 else { return String(flags) }
    let held = Self.names.filter { flags & 1 << $0.bit != 0 }.map(\.name)
    return held.isEmpty ? "none" : held.joined(separator: ", ")
  }
}
