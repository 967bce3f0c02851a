/// Names that are looked for wherever code is read, as they are written.
///
/// A name's first letter and length tell most others from it, without a hash of their letters.
struct NameSet: ExpressibleByArrayLiteral, Sendable {
  private let names: Set<String>
  /// The lengths of names by the last bits of their first letters, each a bit.
  private let lengths: [UInt64]

  /// - Parameter names: The names.
  init(_ names: Set<String>) {
    self.names = names
    var lengths = [UInt64](repeating: 0, count: 64)
    for name in names { lengths[Self.letter(of: name)] |= Self.length(of: name) }
    self.lengths = lengths
  }

  init(arrayLiteral names: String...) {
    self.init(Set(names))
  }

  /// Whether a name is one of them.
  func contains(_ name: String) -> Bool {
    lengths[Self.letter(of: name)] & Self.length(of: name) != 0 && names.contains(name)
  }

  /// These names and others.
  func union(_ others: Set<String>) -> NameSet { NameSet(names.union(others)) }

  /// Whether none of them is among some names.
  func isDisjoint(with others: Set<String>) -> Bool { !names.contains(where: others.contains) }

  private static func letter(of name: String) -> Int { Int(name.utf8.first ?? 0) & 63 }

  private static func length(of name: String) -> UInt64 { 1 << UInt64(min(name.utf8.count, 63)) }
}
