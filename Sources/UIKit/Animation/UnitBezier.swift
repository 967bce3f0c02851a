/// A cubic Bézier curve from (0, 0) to (1, 1): time across, progress up.
struct UnitBezier: Hashable, Sendable {
  /// The first control point.
  var x1, y1: Double
  /// The second control point.
  var x2, y2: Double

  /// Progress at a time, both in parts of the whole.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.value(y1, y2, parameter(atTime: time))
  }

  /// The time of a progress; the earliest where the curve overshoots.
  func time(ofProgress progress: Double) -> Double {
    Crossing.first(of: progress, steps: 64, function: self.progress)
  }

  /// The parameter at which the curve has a time: times grow with it as long as both control points
  /// lie between 0 and 1, which halving relies on.
  private func parameter(atTime time: Double) -> Double {
    Crossing.between(0, 1, of: time) { Self.value(x1, x2, $0) }
  }

  /// One coordinate: `3(1−s)²s·p₁ + 3(1−s)s²·p₂ + s³`.
  private static func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }
}

/// A point at which a function takes a value.
enum Crossing {
  /// Halvings after which two neighbouring numbers are left, or next to nothing.
  private static let halvings = 64

  /// The place between two where a function passes through a value, by halving.
  static func between(
    _ start: Double, _ end: Double, of value: Double, function: (Double) -> Double
  ) -> Double {
    var (low, high) = (start, end)
    let isRising = function(high) >= function(low)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if (function(middle) < value) == isRising { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The first place of 0…1 where a function that begins at 0 reaches a value; 1 if it never does.
  static func first(
    of value: Double, steps: Int, function: (Double) -> Double
  ) -> Double {
    guard value > 0 else { return 0 }
    for step in 1...steps {
      let end = Double(step) / Double(steps)
      guard function(end) >= value else { continue }
      return between(Double(step - 1) / Double(steps), end, of: value, function: function)
    }
    return 1
  }
}
