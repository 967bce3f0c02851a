/// The two sides of a row's breakpoint.
enum Side: Int8, BitwiseCopyable {
  /// The activity is less than the target.
  case below = -1
  /// The activity is greater than the target.
  case above = 1

  var opposite: Side { self == .below ? .above : .below }
  var sign: Double { self == .below ? -1 : 1 }
}

/// A set of sides.
struct Sides: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let below = Sides(rawValue: 1)
  static let above = Sides(rawValue: 2)
  static let both: Sides = [.below, .above]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(below isBelow: Bool, above isAbove: Bool) {
    self = isBelow ? (isAbove ? .both : .below) : (isAbove ? .above : [])
  }

  init(_ side: Side) {
    self = side == .below ? .below : .above
  }

  /// The sides on which a constraint with `relation` is violated.
  init(violating relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .above
    case .equal: self = .both
    case .greaterThanOrEqual: self = .below
    }
  }

  /// The same sides of the row multiplied by -1.
  var opposite: Sides {
    Sides(rawValue: (rawValue >> 1) | ((rawValue & 1) << 1))
  }

  @inline(__always)
  func contains(_ side: Side) -> Bool {
    contains(Sides(side))
  }
}
