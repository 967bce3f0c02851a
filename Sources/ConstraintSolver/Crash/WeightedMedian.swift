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
    var row: RowIndex

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

    /// Cuts the interval with that between two values, at a level that determines them; without a common part its end
    /// closest to them is left.
    @inline(__always)
    mutating func narrow(_ first: Double, _ last: Double, _ level: Float) {
      let newLow = min(max(first, low), high)
      let newHigh = max(newLow, min(last, high))
      guard newLow != low || newHigh != high else { return }
      low = newLow
      high = newHigh
      determiningLevel = min(determiningLevel, level)
    }

    /// The best value that is closest to another.
    @inline(__always)
    func closest(to value: Double) -> Double { min(max(value, low), high) }
  }

  private var points = FlatArray<Point>()
  /// The rows that are *minimised*: each costs as little as it can by itself, because stronger rows determine its other
  /// columns.
  private(set) var minimisedRows = FlatArray<RowIndex>()

  init() {}

  @inline(__always)
  mutating func removeAll() {
    points.removeAll()
  }

  /// The number of points that are kept in order as they are appended.
  static let fewPoints = 16

  /// Appends a point; ``sort()`` must be called before points are looked at.
  @inline(__always)
  mutating func append(_ point: Point) {
    points.append(point)
    var place = points.count &- 1
    guard place > 0, place < WeightedMedian.fewPoints, Point.isBefore(point, points[place &- 1])
    else { return }
    repeat {
      points[place] = points[place &- 1]
      place &-= 1
    } while place > 0 && Point.isBefore(point, points[place &- 1])
    points[place] = point
  }

  /// Inserts a point, one of few, as if it had been appended before those there.
  @inline(__always)
  mutating func insertEarlier(_ point: Point) {
    points.append(point)
    var place = points.count &- 1
    while place > 0, !Point.isBefore(points[place &- 1], point) {
      points[place] = points[place &- 1]
      place &-= 1
      points[place] = point
    }
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
        determiningLevel: determiningLevel, row: row))
  }

  /// Sorts the points: the strongest first, those of one level by value.
  @inline(__always)
  mutating func sort() {
    if points.count > WeightedMedian.fewPoints { points.sort(by: Point.isBefore) }
  }

  /// The values at which the costs are least: those of the strongest level first, then those of the
  /// next.
  @inline(__always)
  mutating func best() -> Best {
    minimisedRows.removeAll()
    var best = Best()
    var start = 0
    while start < points.count, best.low < best.high {
      var end = start &+ 1
      while end < points.count, points[end].level == points[start].level { end &+= 1 }
      if end == start &+ 1 {
        narrow(&best, to: points[start])
      } else {
        narrow(&best, to: levelPoints(start, end))
      }
      start = end
    }
    return best
  }

  /// Reduces the best values to those that are best for a level's only point.
  @inline(__always)
  private mutating func narrow(_ best: inout Best, to point: Point) {
    if WeightedMedian.isMinimised(point.level, point.determiningLevel, best) {
      minimisedRows.append(point.row)
    }
    best.narrow(
      point.below > 0 ? point.value : -.infinity, point.above > 0 ? point.value : .infinity,
      min(point.determiningLevel, point.level))
  }

  /// Reduces the best values to those that are best for a level's points.
  @inline(never)
  private mutating func narrow(_ best: inout Best, to level: LevelPoints) {
    if WeightedMedian.isMinimised(level.level, level.determiningLevel, best) {
      for index in level.start..<level.end { minimisedRows.append(points[index].row) }
    }
    let (first, last) = cheapest(for: level)
    best.narrow(first, last, min(level.determiningLevel, level.level))
  }

  /// Whether the rows of a level are minimised: stronger rows determine all that they depend on.
  @inline(__always)
  private static func isMinimised(_ level: Float, _ determiningLevel: Float, _ best: Best) -> Bool {
    determiningLevel > level && level < PriorityLevel.broken && best.determiningLevel > level
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

  private func levelPoints(_ start: Int, _ end: Int) -> LevelPoints {
    var level = LevelPoints(level: points[start].level, start: start, end: end)
    for index in Places(start..<end) {
      let point = points[index]
      level.determiningLevel = min(level.determiningLevel, point.determiningLevel)
      level.below += point.below
      level.steepest += point.below + point.above
    }
    return level
  }

  /// The interval where the costs of a level's points, which ascend, are least.
  private func cheapest(for level: LevelPoints) -> (Double, Double) {
    var slope = -level.below
    // Where slopes cancel, rounding must not make a range seem to have one best value.
    let flat = Tolerances.dual * level.steepest
    var first = -Double.infinity
    var index = level.start
    while slope < -flat, index < level.end {
      first = points[index].value
      slope += points[index].below + points[index].above
      index &+= 1
    }
    var last = slope > flat ? first : .infinity
    while slope <= flat, index < level.end {
      last = points[index].value
      slope += points[index].below + points[index].above
      index &+= 1
    }
    if slope <= flat { last = .infinity }
    return (first, last)
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
  @inline(__always)
  func strongest(at value: Double) -> RowIndex? {
    var best: Int?
    for index in points.indices where points[index].value == value {
      guard let present = best else {
        best = index
        continue
      }
      guard points[index].level == points[present].level else { break }
      if points[index].below > 0, points[index].above > 0 { best = index }
    }
    return best.map { points[$0].row }
  }
}
