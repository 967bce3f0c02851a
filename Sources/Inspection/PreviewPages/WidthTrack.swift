import AutoLayout

/// The widths at which a scene is solved, so that its frames at all others follow by linear interpolation.
///
/// Frames are piecewise linear in the width of the screen; they bend where a minimum is reached, and jump where text wraps or
/// a size class changes. The interval with the largest error is halved until none is above the tolerance.
struct WidthTrack {
  /// A solved width.
  struct Point {
    let width: Double
    let frames: FrameTable.Frames
  }

  /// Two neighbours, with what was solved between them.
  private struct Interval {
    let lower: Point
    let upper: Point
    let middle: Point
    let error: Double
  }

  /// The largest difference of an interpolated edge that nobody sees, in points.
  static let tolerance = 0.5
  /// Intervals this wide are not halved, in points: between them a text wraps.
  static let finest = 1.0

  private var intervals: [Interval] = []
  private let sample: (Double) -> FrameTable.Frames

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - widths: The widths that are solved in any case, in ascending order.
  ///   - sample: Returns the frames at a width.
  init(through widths: [Double], sample: @escaping (Double) -> FrameTable.Frames) {
    self.sample = sample
    let points = widths.map { Point(width: $0, frames: sample($0)) }
    intervals = zip(points, points.dropFirst()).map { interval($0, $1) }
  }

  /// The largest error of an interval that can be halved.
  var worst: Double {
    intervals.filter(Self.canBeHalved).map(\.error).max() ?? 0
  }

  /// The solved widths that interpolation needs, in ascending order.
  var points: [Point] {
    guard let first = intervals.first else { return [] }
    return [first.lower] + intervals.map(\.upper)
  }

  /// Halves the interval with the largest error; nothing where all are exact enough.
  mutating func refine() {
    let places = intervals.indices.filter {
      Self.canBeHalved(intervals[$0]) && intervals[$0].error > Self.tolerance
    }
    guard let place = places.max(by: { intervals[$0].error < intervals[$1].error }) else { return }
    let old = intervals[place]
    intervals.replaceSubrange(
      place...place, with: [interval(old.lower, old.middle), interval(old.middle, old.upper)])
  }

  private static func canBeHalved(_ interval: Interval) -> Bool {
    interval.upper.width - interval.lower.width > finest
  }

  private func interval(_ lower: Point, _ upper: Point) -> Interval {
    let width = ((lower.width + upper.width) / 2).rounded(.down)
    guard width > lower.width, width < upper.width else {
      return Interval(lower: lower, upper: upper, middle: lower, error: 0)
    }
    let middle = Point(width: width, frames: sample(width))
    return Interval(
      lower: lower, upper: upper, middle: middle,
      error: Self.error(of: middle, between: lower, upper))
  }

  /// The largest difference of an edge from its interpolation; infinite where a view comes or goes.
  static func error(of middle: Point, between lower: Point, _ upper: Point) -> Double {
    let guess = interpolated(lower, upper, at: middle.width)
    guard guess.count == middle.frames.count else { return .infinity }
    return zip(guess, middle.frames).reduce(0) { worst, pair in
      switch pair {
      case (nil, nil): worst
      case (let first?, let second?):
        max(
          worst, abs(first.minX - second.minX), abs(first.minY - second.minY),
          abs(first.maxX - second.maxX), abs(first.maxY - second.maxY))
      default: .infinity
      }
    }
  }

  /// The frames at a width between two others, as the page's script finds them.
  static func interpolated(_ lower: Point, _ upper: Point, at width: Double) -> FrameTable.Frames {
    let share = (width - lower.width) / max(upper.width - lower.width, 0.001)
    return lower.frames.indices.map { index in
      guard let first = lower.frames[index], index < upper.frames.count,
        let second = upper.frames[index]
      else { return nil }
      func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return Rect(
        x: between(first.minX, second.minX), y: between(first.minY, second.minY),
        width: between(first.width, second.width), height: between(first.height, second.height))
    }
  }
}
