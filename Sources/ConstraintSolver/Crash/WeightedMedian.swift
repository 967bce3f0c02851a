/// The points on one column where rows are at their targets, with their costs beside them.
///
/// The best value for the rows of one level is a weighted median of their points: the sum of their
/// costs is convex and piecewise linear in the column, and least where its slope changes sign.
struct WeightedMedian: ~Copyable {
  /// A value of the column at which a row is at its target.
  struct Point: BitwiseCopyable {
    var value: Double
    /// The costs per unit of the column below and above the value.
    var below: Double
    var above: Double
    var level: Float
    /// The weakest determining level of the row's other columns.
    var determiningLevel: Float
    /// The row, and the place of its entry.
    var occurrence: Occurrence

    @inline(__always)
    static func isBefore(_ first: Point, _ second: Point) -> Bool {
      first.level != second.level
        ? first.level > second.level : first.value < second.value
    }
  }

  /// The interval of the best values.
  struct Best {
    var low = -Double.infinity
    var high = Double.infinity
    /// The weakest level among the rows whose points end the interval and those that determine their
    /// other columns.
    var determiningLevel = Float.infinity

    var isOneValue: Bool { low == high }

    /// The best value that is closest to another.
    @inline(__always)
    func closest(to value: Double) -> Double { min(max(value, low), high) }
  }

  private var points = FlatArray<Point>()
  /// Rows whose cost is as small as it can be for themselves, because stronger rows determine their
  /// other columns.
  private(set) var cheapestRows = FlatArray<RowIndex>()

  init() {}

  @inline(__always)
  mutating func removeAll() {
    points.removeAll()
  }

  @inline(__always)
  mutating func append(_ point: Point) {
    points.append(point)
  }

  /// Appends the point of a row whose activity changes at a rate, and which costs that much per
  /// unit on some sides of its target.
  mutating func append(
    at value: Double, rate: Double, _ sides: Sides, _ level: Float,
    determiningLevel: Float = .infinity, ofRow row: RowIndex
  ) {
    let costly = rate > 0 ? sides : sides.opposite
    append(
      Point(
        value: value, below: costly.contains(.below) ? abs(rate) : 0,
        above: costly.contains(.above) ? abs(rate) : 0, level: level,
        determiningLevel: determiningLevel,
        occurrence: Occurrence(row: row, entry: -1)))
  }

  /// Sorts the points: the strongest first, those of one level by value.
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

  /// The values at which the costs are least: those of the highest level first, then those of the
  /// next.
  mutating func best() -> Best {
    cheapestRows.removeAll()
    var best = Best()
    var start = 0
    while start < points.count, best.low < best.high {
      let group = levelPoints(from: start)
      if group.determiningLevel > group.level, group.level < PriorityLevel.broken,
        best.determiningLevel > group.level
      {
        for index in start..<group.end { cheapestRows.append(points[index].occurrence.row) }
      }
      let (low, high) = cheapest(for: group, best.low, best.high)
      if low != best.low || high != best.high {
        best = Best(
          low: low, high: high,
          determiningLevel: min(best.determiningLevel, group.determiningLevel, group.level))
      }
      start = group.end
    }
    return best
  }

  /// The points of one level.
  private struct LevelPoints {
    var level: Float
    var start: Int
    var end: Int
    /// The weakest determining level of the rows' other columns.
    var determiningLevel = Float.infinity
    /// The sum of their costs per unit below all of them.
    var below = 0.0
    /// The sum of their costs per unit on both sides.
    var steepest = 0.0
  }

  @inline(__always)
  private func levelPoints(from start: Int) -> LevelPoints {
    let first = points[start]
    var group = LevelPoints(
      level: first.level, start: start, end: start &+ 1,
      determiningLevel: first.determiningLevel,
      below: first.below, steepest: first.below + first.above)
    while group.end < points.count, points[group.end].level == group.level {
      let point = points[group.end]
      group.determiningLevel = min(group.determiningLevel, point.determiningLevel)
      group.below += point.below
      group.steepest += point.below + point.above
      group.end &+= 1
    }
    return group
  }

  /// The part of `low...high` where the costs of a level's points, which ascend, are least.
  @inline(__always)
  private func cheapest(for group: LevelPoints, _ low: Double, _ high: Double) -> (Double, Double) {
    if group.end &- group.start == 1 { return cheapest(for: points[group.start], low, high) }
    var slope = -group.below
    // Where slopes cancel, rounding must not make a range seem to have one best value.
    let flat = Tolerances.dual * group.steepest
    var first = -Double.infinity
    var index = group.start
    while slope < -flat, index < group.end {
      first = points[index].value
      slope += points[index].below + points[index].above
      index &+= 1
    }
    var last = slope > flat ? first : .infinity
    while slope <= flat, index < group.end {
      last = points[index].value
      slope += points[index].below + points[index].above
      index &+= 1
    }
    if slope <= flat { last = .infinity }
    return WeightedMedian.overlap(first, last, low, high)
  }

  /// The part of `low...high` where the cost of a point alone is least.
  @inline(__always)
  private func cheapest(for point: Point, _ low: Double, _ high: Double) -> (Double, Double) {
    WeightedMedian.overlap(
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

  /// The row of the strongest point at `value`, an equality if there is one.
  func strongest(at value: Double) -> Occurrence? {
    var best: Int?
    for index in points.indices where points[index].value == value {
      guard let present = best else {
        best = index
        continue
      }
      guard points[index].level == points[present].level else { break }
      if points[index].below > 0, points[index].above > 0 { best = index }
    }
    return best.map { points[$0].occurrence }
  }
}
