/// A set of words as numbers.
///
/// A word's number is a hash of it, so that its last bits say where in the table it stands: nothing is hashed again, as
/// `Set` would, for the words of an app's code are put into many of these.
struct WordNumbers: Sequence, Sendable {
  /// The numbers, each at the place that it asks for or at the next free one; 0 where none is.
  private var table: [UInt64] = []
  /// The number of numbers in the table.
  private var tableCount = 0
  /// Whether 0 is one of the numbers.
  private var holdsZero = false

  /// Creates an empty set.
  init() {}

  /// Creates the set of some numbers.
  init(_ numbers: some Sequence<UInt64>) {
    formUnion(numbers)
  }

  /// The number of numbers.
  var count: Int { tableCount + (holdsZero ? 1 : 0) }

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  /// Any of them; nil where there is none.
  var first: UInt64? { first { _ in true } }

  /// Whether a number is one of them.
  func contains(_ number: UInt64) -> Bool {
    guard number != 0 else { return holdsZero }
    guard tableCount > 0 else { return false }
    return table[Self.place(of: number, in: table)] != 0
  }

  /// Adds a number.
  ///
  /// - Returns: Whether it was none of them.
  @discardableResult
  mutating func insert(_ number: UInt64) -> Bool {
    guard number != 0 else {
      defer { holdsZero = true }
      return !holdsZero
    }
    if table.count < (tableCount + 1) * 2 { grow(toHold: tableCount + 1) }
    let place = Self.place(of: number, in: table)
    guard table[place] == 0 else { return false }
    table[place] = number
    tableCount += 1
    return true
  }

  /// Takes a number out.
  mutating func remove(_ number: UInt64) {
    guard number != 0 else { return holdsZero = false }
    guard tableCount > 0 else { return }
    var free = Self.place(of: number, in: table)
    guard table[free] != 0 else { return }
    tableCount -= 1
    // Those behind it move up that asked for a place before the free one.
    let mask = table.count - 1
    var place = (free + 1) & mask
    while table[place] != 0 {
      let asked = Int(truncatingIfNeeded: table[place]) & mask
      if (place - asked) & mask >= (place - free) & mask {
        table[free] = table[place]
        free = place
      }
      place = (place + 1) & mask
    }
    table[free] = 0
  }

  private mutating func grow(toHold count: Int) {
    var size = Swift.max(table.count, 8)
    while size < count * 2 { size *= 2 }
    guard size > table.count else { return }
    var grown = [UInt64](repeating: 0, count: size)
    for number in table where number != 0 { grown[Self.place(of: number, in: grown)] = number }
    table = grown
  }

  /// The place of a number, or the free one where it would stand.
  private static func place(of number: UInt64, in table: [UInt64]) -> Int {
    let mask = table.count - 1
    var place = Int(truncatingIfNeeded: number) & mask
    while table[place] != number, table[place] != 0 { place = (place + 1) & mask }
    return place
  }

  /// The numbers in no order.
  struct Iterator: IteratorProtocol {
    private let table: [UInt64]
    private var place = 0
    private var hasZero: Bool

    fileprivate init(_ table: [UInt64], hasZero: Bool) {
      self.table = table
      self.hasZero = hasZero
    }

    mutating func next() -> UInt64? {
      while place < table.count {
        defer { place += 1 }
        if table[place] != 0 { return table[place] }
      }
      defer { hasZero = false }
      return hasZero ? 0 : nil
    }
  }

  func makeIterator() -> Iterator { Iterator(table, hasZero: holdsZero) }

  var underestimatedCount: Int { count }
}

extension WordNumbers: ExpressibleByArrayLiteral {
  init(arrayLiteral numbers: UInt64...) {
    self.init(numbers)
  }
}

extension WordNumbers: Equatable {
  static func == (first: WordNumbers, second: WordNumbers) -> Bool {
    first.count == second.count && first.allSatisfy(second.contains)
  }
}

/// Unions, differences, intersections and comparisons.
extension WordNumbers {
  /// Adds numbers.
  mutating func formUnion(_ others: some Sequence<UInt64>) {
    for number in others { insert(number) }
  }

  /// Adds numbers.
  mutating func formUnion(_ others: WordNumbers) {
    guard !others.isEmpty else { return }
    if isEmpty { return self = others }
    for number in others { insert(number) }
  }

  /// These and others.
  func union(_ others: some Sequence<UInt64>) -> WordNumbers {
    var all = self
    all.formUnion(others)
    return all
  }

  /// These and others.
  func union(_ others: WordNumbers) -> WordNumbers {
    var all = self
    all.formUnion(others)
    return all
  }

  /// Takes numbers out.
  mutating func subtract(_ others: WordNumbers) {
    if !isDisjoint(with: others) { self = filter { !others.contains($0) } }
  }

  /// These without others.
  func subtracting(_ others: WordNumbers) -> WordNumbers {
    isDisjoint(with: others) ? self : filter { !others.contains($0) }
  }

  /// Leaves those that are among others, too.
  mutating func formIntersection(_ others: WordNumbers) { self = intersection(others) }

  /// Those that are among others, too.
  func intersection(_ others: WordNumbers) -> WordNumbers {
    count <= others.count ? filter(others.contains) : others.filter(contains)
  }

  /// Those that are among others, too.
  func intersection(_ others: some Sequence<UInt64>) -> WordNumbers {
    var found = WordNumbers()
    for number in others where contains(number) { found.insert(number) }
    return found
  }

  /// Whether all are among others.
  func isSubset(of others: WordNumbers) -> Bool { allSatisfy(others.contains) }

  /// Whether none is among others.
  func isDisjoint(with others: WordNumbers) -> Bool {
    count <= others.count ? !contains(where: others.contains) : !others.contains(where: contains)
  }

  /// Whether none is among others.
  func isDisjoint(with others: some Sequence<UInt64>) -> Bool { !others.contains(where: contains) }

  /// Those for which something holds.
  func filter(_ isIncluded: (UInt64) -> Bool) -> WordNumbers {
    var found = WordNumbers()
    for number in self where isIncluded(number) { found.insert(number) }
    return found
  }
}
