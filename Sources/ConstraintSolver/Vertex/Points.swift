/// Where rows that have their say on one column are at their targets, and what it costs the column
/// to be beside.
///
/// The best value for the rows of one strength is a weighted median of their points: the sum of
/// costs is convex and piecewise linear in the column, and least where its slope changes sign.
struct Points: ~Copyable {
  /// A value of the column at which a row is at its target.
  struct Point: BitwiseCopyable {
    var value: Double
    /// The costs per unit of the column below and above the value.
    var below: Double
    var above: Double
    var strength: Float
    /// What fixes the other columns of the row.
    var fixing: Float
    /// The row, and where it mentions the column.
    var occurrence: Occurrence

    @inline(__always)
    static func isBefore(_ first: Point, _ second: Point) -> Bool {
      first.strength != second.strength
        ? first.strength > second.strength : first.value < second.value
    }
  }

  /// Where the column had best be.
  struct Best {
    var low = -Double.infinity
    var high = Double.infinity
    /// The weakest strength among the rows that say so and those that fix their other columns.
    var fixing = Float.infinity

    var isOneValue: Bool { low == high }

    /// Of the best values the one closest to another.
    @inline(__always)
    func closest(to value: Double) -> Double { min(max(value, low), high) }
  }

  private var points = FlatArray<Point>()
  /// Rows about which there is no more to say than that they cost as little as they can on their own,
  /// because what they depend on is settled before them.
  private(set) var settledRows = FlatArray<Int32>()

  init() {}

  @inline(__always)
  mutating func removeAll() {
    points.removeAll()
  }

  @inline(__always)
  mutating func append(_ point: Point) {
    points.append(point)
  }

  /// Appends the point of a row whose activity changes at a rate, and which costs that much per unit on
  /// some sides of its target; `fixing` is what fixes the rest of the row.
  mutating func append(
    at value: Double, rate: Double, _ sides: Sides, _ strength: Float,
    fixing: Float = .infinity, ofRow row: Int32
  ) {
    let costly = rate > 0 ? sides : sides.opposite
    append(
      Point(
        value: value, below: costly.contains(.below) ? abs(rate) : 0,
        above: costly.contains(.above) ? abs(rate) : 0, strength: strength, fixing: fixing,
        occurrence: Occurrence(row: row, entry: -1)))
  }

  /// Puts the strongest first and those of one strength in the order of their values.
  mutating func sort() {
    guard points.count <= 16 else { return points.sort(by: Point.isBefore) }
    for end in points.indices.dropFirst() {
      var place = end
      while place > 0, Point.isBefore(points[place], points[place - 1]) {
        points.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Where the costs of the points are least, those of the strongest first.
  mutating func best() -> Best {
    settledRows.removeAll()
    var best = Best()
    var start = 0
    while start < points.count, best.low < best.high {
      let tier = tier(from: start)
      if tier.fixing > tier.strength, tier.strength < Level.broken, best.fixing > tier.strength {
        for index in start..<tier.end { settledRows.append(points[index].occurrence.row) }
      }
      let (low, high) = cheapest(for: tier, best.low, best.high)
      if low != best.low || high != best.high {
        best = Best(low: low, high: high, fixing: min(best.fixing, tier.fixing, tier.strength))
      }
      start = tier.end
    }
    return best
  }

  /// The points of one strength.
  private struct Tier {
    var strength: Float
    var start: Int
    var end: Int
    /// The weakest strength among what fixes the other columns of their rows.
    var fixing = Float.infinity
    /// The sum of their costs per unit below all of them.
    var below = 0.0
    /// The sum of their costs per unit on both sides.
    var steepest = 0.0
  }

  @inline(__always)
  private func tier(from start: Int) -> Tier {
    let first = points[start]
    var tier = Tier(
      strength: first.strength, start: start, end: start &+ 1, fixing: first.fixing,
      below: first.below, steepest: first.below + first.above)
    while tier.end < points.count, points[tier.end].strength == tier.strength {
      let point = points[tier.end]
      tier.fixing = min(tier.fixing, point.fixing)
      tier.below += point.below
      tier.steepest += point.below + point.above
      tier.end &+= 1
    }
    return tier
  }

  /// The part of `low...high` where the costs of a tier's points, which ascend, are least.
  @inline(__always)
  private func cheapest(for tier: Tier, _ low: Double, _ high: Double) -> (Double, Double) {
    if tier.end &- tier.start == 1 { return cheapest(for: points[tier.start], low, high) }
    var slope = -tier.below
    // Where slopes cancel, rounding must not make a range seem to have one best value.
    let flat = Tolerances.dual * tier.steepest
    var first = -Double.infinity
    var index = tier.start
    while slope < -flat, index < tier.end {
      first = points[index].value
      slope += points[index].below + points[index].above
      index &+= 1
    }
    var last = slope > flat ? first : .infinity
    while slope <= flat, index < tier.end {
      last = points[index].value
      slope += points[index].below + points[index].above
      index &+= 1
    }
    if slope <= flat { last = .infinity }
    return Points.overlap(first, last, low, high)
  }

  /// The part of `low...high` where the cost of a point alone is least.
  @inline(__always)
  private func cheapest(for point: Point, _ low: Double, _ high: Double) -> (Double, Double) {
    Points.overlap(
      point.below > 0 ? point.value : -.infinity, point.above > 0 ? point.value : .infinity,
      low, high)
  }

  /// The part of `low...high` that is between two values, or the end closest to them.
  @inline(__always)
  private static func overlap(
    _ first: Double, _ last: Double, _ low: Double, _ high: Double
  ) -> (Double, Double) {
    let clampedFirst = min(max(first, low), high)
    return (clampedFirst, max(clampedFirst, min(last, high)))
  }

  /// The value of the strongest point that differs from a value by no more than rounding.
  func value(near value: Double) -> Double? {
    let tolerance = Tolerances.primal * max(1, abs(value))
    for index in points.indices where abs(points[index].value - value) <= tolerance {
      return points[index].value
    }
    return nil
  }

  /// Of the points at `value` the row of the strongest, an equality if there is one.
  func strongest(at value: Double) -> Occurrence? {
    var best: Int?
    for index in points.indices where points[index].value == value {
      guard let present = best else {
        best = index
        continue
      }
      guard points[index].strength == points[present].strength else { break }
      if points[index].below > 0, points[index].above > 0 { best = index }
    }
    return best.map { points[$0].occurrence }
  }
}
