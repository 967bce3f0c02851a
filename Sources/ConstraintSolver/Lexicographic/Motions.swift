/// Motions of columns on the set of all optima, the freest of each.
struct Motions: ~Copyable {
  enum Motion: UInt8 {
    case none
    /// Along edges that may be too short to move at all.
    case short
    case free
  }

  private var motions = FlatArray<Motion>()

  init() {}

  mutating func extend(to columnCount: Int) {
    motions.extend(to: columnCount, with: .none)
  }

  subscript(column: Int32) -> Motion { motions[column] }

  /// Whether a column can move; there need not be room for it.
  func isFree(_ column: Int32) -> Bool { Int(column) < motions.count && motions[column] == .free }

  /// Notes a motion of a column; the freest counts.
  mutating func note(_ motion: Motion, of column: Int32) {
    if motion.rawValue > motions[column].rawValue { motions[column] = motion }
  }
}
