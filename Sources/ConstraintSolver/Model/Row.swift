/// A constraint as the simplex method sees it.
///
/// Rows are scaled by powers of two so that their largest coefficient lies in `1 ..< 2`. A row takes
/// half a cache line: there are very many of them.
struct Row: BitwiseCopyable {
  /// Where the row's entries begin in the pool.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The scaled constant.
  var target = 0.0
  /// A power of two, which takes no more bits.
  private var shortWeight: Float = 1
  /// How strongly it holds: its priority, or a `Level`.
  var strength: Float = 0
  /// The column on which the row is pinned, or -1.
  var pinned: Int32 = -1
  /// The sides on which the row is violated.
  var violatingSides: Sides = []
  /// Sides it must not go to, whatever its strength.
  var frozen: Sides = []
  /// The side of its target on which the row was at the last optimum, 0 at it.
  var status: Int8 = 0
  private var flags = Flags()

  @inline(__always) var end: Int32 { start &+ count }
  /// The places of the row's entries.
  @inline(__always) var places: Places { Places(start: start, count: count) }
  @inline(__always) var isRequiredEquality: Bool {
    strength == Level.required && violatingSides == .both
  }
  /// What the constraint was recorded with: a broken row is a required constraint.
  var priority: Float { strength >= Level.broken ? Priority.required.rawValue : strength }

  /// The length of the scaled row's unit in the constraint's unit.
  var weight: Double {
    @inline(__always) get { Double(shortWeight) }
    @inline(__always) set { shortWeight = Float(newValue) }
  }

  /// Sides it must not go to at any optimum, where there are several.
  var face: Sides {
    @inline(__always) get { Sides(below: flags[0], above: flags[1]) }
    set {
      flags[0] = newValue.contains(.below)
      flags[1] = newValue.contains(.above)
    }
  }

  /// The side on which an unpinned row is; at its target, the one it was last on.
  var side: Side {
    @inline(__always) get { flags[2] ? .below : .above }
    @inline(__always) set { flags[2] = newValue == .below }
  }

  /// Whether only `frozen` says where the row must not go, although its tier is settled: its tier
  /// cannot hold as a whole, and the row may give way to others of it.
  var isExempt: Bool {
    @inline(__always) get { flags[3] }
    @inline(__always) set { flags[3] = newValue }
  }

  var isAlive: Bool {
    @inline(__always) get { flags[4] }
    @inline(__always) set { flags[4] = newValue }
  }

  /// Whether the row is in the list of violated rows.
  var isListed: Bool {
    @inline(__always) get { flags[5] }
    @inline(__always) set { flags[5] = newValue }
  }

  /// Whether edits of the row were recorded since the last commit; not for fresh rows.
  var isTouched: Bool {
    @inline(__always) get { flags[6] }
    @inline(__always) set { flags[6] = newValue }
  }

  /// Whether they are such that its region must be optimised, whatever they amount to.
  var needsRegion: Bool {
    @inline(__always) get { flags[7] }
    @inline(__always) set { flags[7] = newValue }
  }
}

/// Eight truth values in a byte.
struct Flags: BitwiseCopyable {
  private var bits: UInt8 = 0

  /// The value with a number below 8.
  @inline(__always)
  subscript(number: UInt8) -> Bool {
    get { bits & (1 &<< number) != 0 }
    set {
      let bit: UInt8 = 1 &<< number
      bits = newValue ? bits | bit : bits & ~bit
    }
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

/// That a row mentions a column.
struct Occurrence: BitwiseCopyable {
  var row: Int32
  /// Where the occurrence's counterpart, which has the coefficient, is in the pool of entries.
  var entry: Int32
}

/// A variable as the simplex method sees it.
///
/// Columns take half a cache line, as rows do.
struct Column: BitwiseCopyable {
  var value = 0.0
  /// The coefficient of the pinned row, or where the anchor holds the column.
  private var coefficientOrAnchor = 1.0
  /// The row pinned on the column, or a `Pin`.
  private(set) var pin = Pin.open
  /// Where the column's occurrences begin in the pool.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The number of the length of the room for occurrences, or -1 without any.
  var room: Int8 = -1
  /// Sides to which its value must not go.
  var frozen: Sides = []
  private var flags = Flags()

  /// The coefficient of what the column is pinned by; 1 for an anchor.
  @inline(__always) var pinCoefficient: Double { pin >= 0 ? coefficientOrAnchor : 1 }

  /// Where the anchor holds the column; where the column is, if the anchor is not what it is pinned by.
  var anchor: Double { pin == Pin.anchor ? coefficientOrAnchor : value }

  /// Pins a row that has the column with a coefficient.
  @inline(__always)
  mutating func setPin(_ row: Int32, coefficient: Double) {
    pin = row
    coefficientOrAnchor = coefficient
  }

  /// Pins the anchor, which holds the column at a value.
  @inline(__always)
  mutating func setAnchor(at value: Double) {
    pin = Pin.anchor
    coefficientOrAnchor = value
  }

  /// Takes the pin away.
  mutating func open() {
    pin = Pin.open
  }

  /// What a column is pinned by, and how: to be remembered.
  struct Pinning: BitwiseCopyable {
    fileprivate var pin: Int32
    fileprivate var coefficientOrAnchor: Double
  }

  var pinning: Pinning {
    get { Pinning(pin: pin, coefficientOrAnchor: coefficientOrAnchor) }
    set {
      pin = newValue.pin
      coefficientOrAnchor = newValue.coefficientOrAnchor
    }
  }

  @inline(__always) var end: Int32 { start &+ count }
  /// The places of the column's occurrences.
  @inline(__always) var places: Places { Places(start: start, count: count) }

  var isAlive: Bool {
    @inline(__always) get { flags[0] }
    @inline(__always) set { flags[0] = newValue }
  }

  /// Whether the value was set since changes were last asked for.
  var isChangeCandidate: Bool {
    @inline(__always) get { flags[1] }
    @inline(__always) set { flags[1] = newValue }
  }

  /// Whether the optimum was not unique where the column is.
  var isOnFace: Bool {
    @inline(__always) get { flags[2] }
    @inline(__always) set { flags[2] = newValue }
  }

  /// Whether the column was made since the last commit under the number of one before.
  var isRenewed: Bool {
    @inline(__always) get { flags[3] }
    @inline(__always) set { flags[3] = newValue }
  }

  /// Whether the present region ends at it, so that the simplex method takes it as a constant.
  var isFixed: Bool {
    @inline(__always) get { flags[4] }
    @inline(__always) set { flags[4] = newValue }
  }
}

/// What a column is pinned by when no row is pinned on it.
enum Pin {
  /// The column's anchor: the row that consists of the variable alone.
  static let anchor: Int32 = -1
  /// Nothing yet.
  static let open: Int32 = -2
}

/// The strength that fixed a column before it changed.
struct FormerFixing: BitwiseCopyable {
  var column: Int32
  var strength: Float
}

/// A row that was there at the last commit and was edited since, and how it was then.
struct RowEdit: BitwiseCopyable {
  var row: Int32
  var formerPriority: Float
  var formerTarget: Double
}
