/// Motions of columns on the set of all optima, the freest of each.
struct Motions: ~Copyable {
  enum Motion: UInt8 {
    case none
    /// Along edges that may be too short to move at all.
    case short
    case free
  }

  private var motions = ColumnArray<Motion>()

  init() {}

  mutating func extend(to columnCount: Int) {
    motions.extend(to: columnCount, with: .none)
  }

  subscript(column: ColumnIndex) -> Motion { motions[column] }

  /// Whether a column can move; there need not be room for it.
  func isFree(_ column: ColumnIndex) -> Bool {
    Int(column) < motions.count && motions[column] == .free
  }

  /// Notes a motion of a column; the freest counts.
  mutating func note(_ motion: Motion, of column: ColumnIndex) {
    if motion.rawValue > motions[column].rawValue { motions[column] = motion }
  }
}
