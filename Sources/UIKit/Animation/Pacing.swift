/// A timing: the progress of an animation as a function of time.
enum Pacing: Hashable, Sendable {
  /// Along a curve.
  case curve(UnitBezier)
  /// As a spring does in a time in seconds, with velocities for both axes.
  case spring(across: SpringMotion, down: SpringMotion, duration: Double)

  /// Of even speed.
  static let linear = Pacing.curve(UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1))

  /// A spring with the same velocity along both axes.
  static func spring(_ motion: SpringMotion, duration: Double) -> Pacing {
    .spring(across: motion, down: motion, duration: duration)
  }

  /// The progress of a component of a value: 0 for x, widths and single numbers, 1 for y and heights.
  ///
  /// - Parameters:
  ///   - fraction: The part of the time that is over: 0…1.
  ///   - component: The component.
  /// - Returns: The part of the way, which springs overshoot.
  func progress(at fraction: Double, component: Int = 0) -> Double {
    switch self {
    case .curve(let curve):
      return curve.progress(at: fraction)
    case .spring(let across, let down, let duration):
      if fraction >= 1 { return 1 }
      return (component == 1 ? down : across).progress(at: fraction * duration)
    }
  }

  /// The part of the time after which a progress is reached first.
  func fraction(ofProgress progress: Double) -> Double {
    switch self {
    case .curve(let curve): curve.time(ofProgress: progress)
    case .spring: Crossing.first(of: progress, steps: 512) { self.progress(at: $0) }
    }
  }
}
