/// The freedom of each column on the optimal face, as far as edges have shown it.
struct Motions: ~Copyable {
  enum Motion: UInt8 {
    /// No edge so far changes the column.
    case none
    /// Only edges change it that may have no length, as at a degenerate vertex.
    case short
    /// An edge of positive length changes it: the column is undetermined.
    case free
  }

  private var motions = ColumnArray<Motion>()

  init() {}

  mutating func extend(to columnCount: Int) {
    motions.extend(to: columnCount, with: .none)
  }

  subscript(column: ColumnIndex) -> Motion { motions[column] }

  /// Whether a column can move; false for one that has no element yet.
  func isFree(_ column: ColumnIndex) -> Bool {
    Int(column) < motions.count && motions[column] == .free
  }

  /// Notes a motion of a column; the freest counts.
  mutating func note(_ motion: Motion, of column: ColumnIndex) {
    if motion.rawValue > motions[column].rawValue { motions[column] = motion }
  }
}
