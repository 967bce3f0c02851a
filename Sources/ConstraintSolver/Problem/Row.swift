/// A constraint as a row of the linear program, with its state at the vertex.
///
/// `Problem` keeps here what the layers above know about a row: side, bounds, noted status, exempt, listed. So a row is one piece of
/// memory.
///
/// Rows are scaled by powers of two so that their largest coefficient lies in `1 ..< 2`. A row
/// takes half a cache line: there are very many of them.
struct Row: BitwiseCopyable {
  /// The start of the row's entries in the pool.
  var start: Int32 = 0
  /// The number of entries.
  var count: Int32 = 0
  /// The scaled constant.
  var target = 0.0
  /// A power of two, which takes no more bits.
  private var shortWeight: Float = 1
  /// The priority, or a `PriorityLevel`.
  var level: Float = 0
  /// The column that the active row is assigned to; none for an inactive row.
  var assignedColumn = ColumnIndex.none
  /// The sides on which the row is violated.
  var violatingSides: Sides = []
  /// Sides to which it must not go, whatever its level.
  var bounds: Sides = []
  /// The side of its target on which the row was at the last optimum, 0 at it: an edit concerns the row if this changes.
  ///
  /// `Problem.status(ofRow:)` is the side on which it is now.
  var notedStatus: Int8 = 0
  private var flags = Flags()

  /// Whether the row is active: it is assigned to a column.
  @inline(__always) var isActive: Bool { assignedColumn.exists }
  @inline(__always) var end: Int32 { start &+ count }
  /// The places of the row's entries.
  @inline(__always) var places: Places { Places(start: start, count: count) }
  @inline(__always) var isRequiredEquality: Bool {
    level == PriorityLevel.required && violatingSides == .both
  }
  /// The constraint's priority: a broken row is a required constraint.
  var priority: Float { level >= PriorityLevel.broken ? Priority.required.rawValue : level }

  /// The length of the scaled row's unit in the constraint's unit.
  var weight: Double {
    @inline(__always) get { Double(shortWeight) }
    @inline(__always) set { shortWeight = Float(newValue) }
  }

  /// Sides to which it must not go on the optimal face, where there are several optima.
  var faceBounds: Sides {
    @inline(__always) get { Sides(below: flags[0], above: flags[1]) }
    set {
      flags[0] = newValue.contains(.below)
      flags[1] = newValue.contains(.above)
    }
  }

  /// The side on which an inactive row is now, for the simplex method; at its target, the one it was last on, which is part
  /// of the basis.
  var side: Side {
    @inline(__always) get { flags[2] ? .below : .above }
    @inline(__always) set { flags[2] = newValue == .below }
  }

  /// Whether only `bounds` restricts the row, although its level was optimised.
  ///
  /// The level cannot hold as a whole. Its multiplier lets the row go to a violated side, if other rows of the level
  /// improve by as much.
  var isExempt: Bool {
    @inline(__always) get { flags[3] }
    @inline(__always) set { flags[3] = newValue }
  }

  var isAlive: Bool {
    @inline(__always) get { flags[4] }
    @inline(__always) set { flags[4] = newValue }
  }

  /// Whether the row is in the list of costly rows.
  var isListed: Bool {
    @inline(__always) get { flags[5] }
    @inline(__always) set { flags[5] = newValue }
  }

  /// Whether edits of the row were recorded since the last commit; not for fresh rows.
  var isTouched: Bool {
    @inline(__always) get { flags[6] }
    @inline(__always) set { flags[6] = newValue }
  }

  /// Whether its component must be optimised even if its priority and constant are what they were: a broken row was given
  /// another priority, and may have to hold again.
  var needsComponent: Bool {
    @inline(__always) get { flags[7] }
    @inline(__always) set { flags[7] = newValue }
  }
}

extension Row {
  /// Whether the row does not hold on the side of its target that a status names.
  func isViolating(_ status: Int8) -> Bool {
    status != 0 && violatingSides.contains(status > 0 ? .above : .below)
  }
}
