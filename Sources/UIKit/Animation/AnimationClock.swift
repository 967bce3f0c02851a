public import Foundation

/// A clock of animations, whose time passes only when it is advanced.
///
/// Without a clock, animations are over as soon as they begin: changes show at once and completion
/// handlers run before `UIView.animate` returns. In the scope of a clock they take the time that they
/// take on a device, and nothing happens by itself:
///
/// ```swift
/// AnimationClock.withControl { clock in
///   UIView.animate(withDuration: 1) {
///     width.constant = 200
///     root.layoutIfNeeded()
///   }
///   clock.advance(by: 0.5)
///   box.layer.presentation()?.bounds.width  // halfway from the old width to 200
/// }
/// ```
///
/// Scopes are tasks' own, so that tests which run side by side have their own clocks.
///
/// Source: our choice, `docs/decisions/0085-animations-run-by-a-clock.md`.
@MainActor
public final class AnimationClock {
  /// The time since the clock was made, in seconds.
  public private(set) var now: TimeInterval = 0
  /// The number of frames per second that update links are called for.
  public let framesPerSecond: Double

  /// The events to come, the next last.
  private var events: [Event] = []
  private var lastOrder = 0

  /// The clock of the current scope; nil outside scopes.
  public nonisolated static var current: AnimationClock? { UIKitEnvironment.current.clock }

  /// Creates a clock at zero.
  public init(framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond
  }

  // MARK: Scopes

  /// Runs code in the scope of a new clock.
  public static func withControl<Result>(
    _ body: @MainActor (AnimationClock) throws -> Result
  ) rethrows -> Result {
    let clock = AnimationClock()
    return try clock.run { try body(clock) }
  }

  /// Runs code in the scope of a new clock.
  public static func withControl<Result>(
    _ body: @MainActor (AnimationClock) async throws -> Result
  ) async rethrows -> Result {
    let clock = AnimationClock()
    return try await UIKitEnvironment.current.animated(by: clock).inForce(awaiting: {
      try await body(clock)
    })
  }

  /// Runs code in the scope of the clock: animations that begin there run by it.
  public func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try UIKitEnvironment.current.animated(by: self).inForce(body)
  }

  // MARK: Time

  /// Advances the time, in seconds.
  ///
  /// What falls due meanwhile happens at its own time: completion handlers in the order of their
  /// times, then of their animations' beginnings. What they begin falls due in the same span, too.
  public func advance(by duration: TimeInterval) {
    advance(to: now + max(0, duration))
  }

  /// Advances the time up to a point, in seconds; an earlier point changes nothing.
  public func advance(to time: TimeInterval) {
    let target = max(now, time)
    run {
      CATransaction.flush()
      while let event = events.last, event.time <= target + Self.tolerance {
        events.removeLast()
        now = max(now, event.time)
        event.action()
        CATransaction.flush()
      }
    }
    now = max(now, target)
  }

  /// Advances the time frame by frame, and calls back at each frame with the time since the beginning.
  ///
  /// The last frame is at the end of the span, whether or not that is a whole number of frames.
  public func advance(
    by duration: TimeInterval, framesPerSecond: Double, onFrame: (TimeInterval) -> Void
  ) {
    let start = now
    let count = Int((duration * framesPerSecond - Self.tolerance).rounded(.up))
    for frame in 1...max(1, count) {
      let elapsed = min(duration, Double(frame) / framesPerSecond)
      advance(to: start + elapsed)
      onFrame(elapsed)
    }
  }

  /// Advances the time until no animation is left that ends by itself.
  ///
  /// - Parameter limit: The longest time to pass, in seconds, for handlers that go on for ever.
  /// - Returns: The time that passed, in seconds.
  @discardableResult
  public func advanceUntilIdle(atMost limit: TimeInterval = 60) -> TimeInterval {
    let start = now
    CATransaction.flush()
    while let next = events.last(where: { $0.kind == .ending }), next.time <= start + limit {
      advance(to: next.time)
    }
    return now - start
  }

  /// Whether nothing is left that ends by itself.
  public var isIdle: Bool { !events.contains { $0.kind == .ending } }

  /// The tolerance of the comparison of times, in seconds: far above the error of adding up frames, far below a frame.
  private static let tolerance = 1e-9

  // MARK: Events

  /// The kinds of events.
  enum EventKind {
    /// The end of an animation.
    case ending
    /// A frame of an update link.
    case frame
  }

  /// Identifies an event.
  struct EventID: Hashable {
    fileprivate let order: Int
  }

  private struct Event {
    let time: TimeInterval
    let order: Int
    let kind: EventKind
    let action: @MainActor () -> Void
  }

  /// Returns the next number in the order of events at the same time.
  func nextOrder() -> EventID {
    lastOrder += 1
    return EventID(order: lastOrder)
  }

  /// Schedules an action, after those scheduled earlier for the same time.
  func schedule(
    at time: TimeInterval, as id: EventID, kind: EventKind = .ending,
    action: @escaping @MainActor () -> Void
  ) {
    let event = Event(time: time, order: id.order, kind: kind, action: action)
    let index =
      events.firstIndex { ($0.time, $0.order) < (time, id.order) } ?? events.endIndex
    events.insert(event, at: index)
  }

  /// Removes a scheduled action.
  func cancel(_ id: EventID) {
    events.removeAll { $0.order == id.order }
  }
}
