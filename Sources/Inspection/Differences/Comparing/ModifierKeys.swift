/// The keys that are held for a key command, as a document writes them: the sum of their bits.
///
/// Source: `UIKeyModifierFlags`.
struct ModifierKeys {
  private let flags: UInt

  init(_ flags: UInt) {
    self.flags = flags
  }

  /// The names, from the lowest bit on.
  private static let names = ["caps lock", "shift", "control", "option", "command", "numeric pad"]
  private static let lowest = 16

  /// The names of the keys; the number where it has other bits.
  var text: String {
    let bits = Self.names.indices.map { UInt(1) << (Self.lowest + $0) }
    guard flags & ~bits.reduce(0, |) == 0 else { return String(flags) }
    let held = zip(bits, Self.names).filter { flags & $0.0 != 0 }.map(\.1)
    return held.isEmpty ? "none" : held.joined(separator: ", ")
  }
}
