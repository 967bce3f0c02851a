/// A constraint as the simplex method sees it.
///
/// Rows are scaled by powers of two so that their largest coefficient lies in `1 ..< 2`.
struct Row: BitwiseCopyable {
  /// Where the row's entries begin in the pool.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The scaled constant.
  var target = 0.0
  /// The length of the scaled row's unit in the constraint's unit.
  var weight = 1.0
  /// How strongly it holds: its priority, or a `Level`.
  var strength: Float = 0
  /// The column on which the row is pinned, or -1.
  var pinned: Int32 = -1
  /// The sides on which the row is violated.
  var violatingSides: Sides = []
  /// Sides it must not go to, whatever its strength.
  var frozen: Sides = []
  /// Sides it must not go to at any optimum, where there are several.
  var face: Sides = []
  /// The side on which an unpinned row is; at its target, the one it was last on.
  var side = Side.above
  /// The side of its target on which the row was at the last optimum, 0 at it.
  var status: Int8 = 0
  /// Whether only `frozen` says where the row must not go, although its tier is settled: its tier
  /// cannot hold as a whole, and the row may give way to others of it.
  var isExempt = false
  var isAlive = false
  /// Whether the row is in the list of violated rows.
  var isListed = false

  @inline(__always) var end: Int32 { start + count }
  @inline(__always) var isRequiredEquality: Bool {
    strength == Level.required && violatingSides == .both
  }
}

/// Strengths above every optional priority.
enum Level {
  /// Of constraints that must hold.
  static let required: Float = 4000
  /// Of required constraints that give way at present.
  static let broken: Float = 2000
  /// Weaker than every constraint: of anchors.
  static let anchor: Float = -1
}

/// A coefficient of a row.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: Int32
  /// The place of the entry's counterpart within the occurrences of its column.
  var place: Int32
}

/// A coefficient of a column.
struct Occurrence: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
  /// The place of the occurrence's counterpart within the entries of its row.
  var place: Int32
}

/// A variable as the simplex method sees it.
struct Column: BitwiseCopyable {
  var value = 0.0
  /// The coefficient of the pinned row; 1 for anchors.
  var pinCoefficient = 1.0
  /// Where the column's anchor holds it while it is pinned by that.
  var anchor = 0.0
  /// The row pinned on the column, or a `Pin`.
  var pin = Pin.open
  /// Where the column's occurrences begin in the pool.
  var start: Int32 = 0
  var count: Int32 = 0
  var room: Int32 = 0
  /// How many of the rows that mention the column mention no other.
  var ownRowCount: Int32 = 0
  /// The group of mutually dependent columns it was last solved with, or -1.
  var group: Int32 = -1
  /// The value when changes were last asked for.
  var reportedValue = 0.0
  /// Sides to which its value must not go.
  var frozen: Sides = []
  var isAlive = false
  /// Whether the value was set since changes were last asked for.
  var isChangeCandidate = false
  /// Whether the optimum was not unique where the column is.
  var isOnFace = false
  /// Whether the column was made since the last commit.
  var isFresh = false
  /// Whether its value follows from rows that hold in every optimum, so that the simplex method has
  /// nothing to say about it in the present solution.
  var isFixed = false

  @inline(__always) var end: Int32 { start + count }
}

/// What a column is pinned by when no row is pinned on it.
enum Pin {
  /// The column's anchor: the row that consists of the variable alone.
  static let anchor: Int32 = -1
  /// Nothing yet.
  static let open: Int32 = -2
}

/// What a constraint was recorded as; not needed for solving.
struct RowRecord: BitwiseCopyable {
  var serial: UInt64 = 0
  var priority: Float = 0
  /// Whether edits of the row were recorded since the last commit; not for fresh rows.
  var isTouched = false
  /// Whether they are such that its region must be optimised, whatever they amount to.
  var needsRegion = false
}

/// A row that was there at the last commit and was edited since, and how it was then.
struct RowEdit: BitwiseCopyable {
  var row: Int32
  var formerPriority: Float
  var formerTarget: Double
}
