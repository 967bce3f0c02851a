import Foundation

/// The motion of a mass on a damped spring, from 0 to its rest at 1.
///
/// The distance from rest `y` follows `y″ + 2ζω·y′ + ω²·y = 0` with `y(0) = 1`, `y′(0) = −v`.
///
/// Source: the solution of the damped harmonic oscillator in three cases, as any textbook of
/// mechanics has it (Landau & Lifshitz, Mechanics, §25).
struct SpringMotion: Hashable, Sendable {
  /// The frequency without damping, in radians per second.
  var frequency: Double
  /// Below 1 the mass swings beyond its rest.
  var dampingRatio: Double
  /// The velocity at the beginning, in distances per second.
  var velocity: Double

  /// The part of the distance that counts as rest.
  ///
  /// Our choice; Apple documents only that the settling time is estimated.
  static let restDistance = 0.001

  /// Creates the motion of a mass on a spring.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    self.velocity = velocity
  }

  /// Creates the motion of a damping ratio that comes to rest in a time.
  init(dampingRatio: Double, settlingIn duration: Double, velocity: Double) {
    self.dampingRatio = max(dampingRatio, 0.01)
    self.velocity = velocity
    frequency = 1
    guard duration > 0 else { return }
    frequency = Self.frequency(settlingIn: duration) { [self] frequency in
      var motion = self
      motion.frequency = frequency
      return motion.settlingDuration
    }
  }

  /// Creates the motion of a spring as people perceive it.
  ///
  /// - Parameters:
  ///   - duration: The time of a swing without damping, in seconds.
  ///   - bounce: Above 0 the motion swings beyond its rest, below 0 it takes longer to get there.
  ///   - velocity: The velocity at the beginning, in distances per second.
  ///
  /// Source: Apple's session "Animate with springs" (2023): mass 1, stiffness (2π ÷ duration)²,
  /// damping ratio 1 − bounce, or 1 ÷ (1 + bounce) for negative bounces.
  init(perceptualDuration duration: Double, bounce: Double, velocity: Double) {
    frequency = 2 * Double.pi / max(duration, 1e-6)
    dampingRatio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    self.velocity = velocity
  }

  /// Returns the position of the mass after a time in seconds: 1 at rest.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - distance(at: time)
  }

  private func distance(at time: Double) -> Double {
    let (ω, ζ) = (frequency, dampingRatio)
    if abs(ζ - 1) < 1e-9 { return exp(-ω * time) * (1 + (ω - velocity) * time) }
    if ζ < 1 {
      let swing = ω * (1 - ζ * ζ).squareRoot()
      return exp(-ζ * ω * time)
        * (cos(swing * time) + (ζ * ω - velocity) / swing * sin(swing * time))
    }
    let root = ω * (ζ * ζ - 1).squareRoot()
    let (slow, fast) = (-ζ * ω + root, -ζ * ω - root)
    let share = (-velocity - fast) / (slow - fast)
    return share * exp(slow * time) + (1 - share) * exp(fast * time)
  }

  /// The time after which the mass stays closer to its rest than ``restDistance``, in seconds, estimated by the
  /// envelope of the motion.
  var settlingDuration: Double {
    guard dampingRatio > 0, frequency > 0 else { return 1000 }
    var end = 1 / frequency
    while bound(at: end) > Self.restDistance, end < 1e6 { end *= 2 }
    return Crossing.between(0, end, of: Self.restDistance, function: bound)
  }

  /// A bound of the distance from rest that falls with time.
  private func bound(at time: Double) -> Double {
    let (ω, ζ) = (frequency, dampingRatio)
    if abs(ζ - 1) < 1e-9 { return exp(-ω * time) * (1 + abs(ω - velocity) * time) }
    if ζ < 1 {
      let sine = (ζ * ω - velocity) / (ω * (1 - ζ * ζ).squareRoot())
      return exp(-ζ * ω * time) * (1 + sine * sine).squareRoot()
    }
    let root = ω * (ζ * ζ - 1).squareRoot()
    let (slow, fast) = (-ζ * ω + root, -ζ * ω - root)
    let share = (-velocity - fast) / (slow - fast)
    return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
  }

  /// The frequency whose motion settles in a time: the higher, the sooner.
  private static func frequency(
    settlingIn duration: Double, settlingDuration: (Double) -> Double
  ) -> Double {
    var high = 1 / duration
    while settlingDuration(high) > duration, high < 1e9 { high *= 2 }
    return Crossing.between(1e-6 / duration, high, of: duration, function: settlingDuration)
  }
}
