public import Foundation

/// An animation of the changes that blocks make, which can be paused, scrubbed and reversed.
///
/// It runs by the ``AnimationClock`` in whose scope it begins. Without one it is over as soon as it
/// begins, unless it is paused first.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The length in seconds.
  public let duration: TimeInterval
  /// The timing of the animation.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The time between beginning and first movement, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether it can be paused and stopped.
  open var isInterruptible = true
  /// Whether people can interact with views that move.
  open var isUserInteractionEnabled = true
  /// Whether the client finds views that move by itself.
  open var isManualHitTestingEnabled = false
  /// Whether ``fractionComplete`` is the part of the way, or else that of the time.
  open var scrubsLinearly = true
  /// Whether it stays at its end, paused, when it gets there.
  open var pausesOnCompletion = false

  /// The state.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves.
  open var isRunning: Bool { state == .active && course.remaining(at: now) != nil }

  private var pendingBlocks: [(block: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private(set) var course: AnimatorCourse
  private var clock: AnimationClock?
  private var endEvent: AnimationClock.EventID?
  let changes = AnimatorChanges()

  // MARK: Creation

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds; springs that take their own time do not heed it.
  ///   - parameters: How the time is divided.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let timing = parameters.timing(fitting: duration)
    self.duration = timing.duration
    timingParameters = parameters
    course = AnimatorCourse(pacing: timing.pacing, motion: .held(time: 0))
  }

  /// Creates an animator of a curve of the system.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator of a curve from (0, 0) to (1, 1).
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator of a spring that is at rest after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and begins.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Content

  /// Adds changes: run when the animator begins, or at once if it has begun.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The part of the time that is left when they are added which they wait.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "A stopped animator takes no animations.")
    guard state == .active else {
      pendingBlocks.append((animation, Double(delayFactor)))
      return
    }
    let time = course.time(at: now)
    perform(animation, startingAt: time + Double(delayFactor) * (1 - time))
  }

  /// Adds a closure called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ block: () -> Void, startingAt start: Double) {
    changes.settings.duration = duration
    changes.settings.pacing = course.pacing
    changes.progress = { [unowned self] component in
      course.progress(ofChangeAt: start, component: component, now: now)
    }
    changes.keepsAnimator = self
    AnimationBlock.perform(AnimationBlock.isEnabled ? changes : nil, block)
  }

  private func activate() {
    state = .active
    let blocks = pendingBlocks
    pendingBlocks = []
    for (block, delayFactor) in blocks { perform(block, startingAt: delayFactor) }
  }

  // MARK: Course

  private var now: TimeInterval { clock?.now ?? 0 }

  /// Begins, or goes on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after a delay in seconds; the blocks are run at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "A stopped animator must finish before it starts.")
    guard state == .inactive else {
      return continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    self.delay = max(0, delay)
    clock = AnimationClock.current
    let time: Double = course.isReversed ? 1 : 0
    course.motion = .running(time: time, since: now + self.delay, rate: rate)
    activate()
    waitForEnd()
  }

  /// Stands still; before the beginning it gets ready to be scrubbed.
  open func pauseAnimation() {
    precondition(state != .stopped, "A stopped animator cannot be paused.")
    if state == .inactive {
      clock = AnimationClock.current
      course.motion = .held(time: course.isReversed ? 1 : 0)
      activate()
    }
    cancelEnd()
    let time = course.time(at: now)
    if scrubsLinearly {
      let progress = course.progress(ofChangeAt: 0, component: 0, now: now)
      course.motion = .scrubbed(progress: progress)
    } else {
      course.motion = .held(time: time)
    }
  }

  /// Goes on.
  ///
  /// - Parameters:
  ///   - parameters: Other timing for the way that is left; nil for the timing there is.
  ///   - durationFactor: The time for the way that is left, in parts of ``duration``; 0 for the time
  ///     that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    let time = course.time(at: now)
    let timeLeft = course.isReversed ? time : 1 - time
    let length = duration * (durationFactor > 0 ? Double(durationFactor) : timeLeft)
    if let parameters {
      let progress = course.progress(ofChangeAt: 0, component: 0, now: now)
      let timing = parameters.timing(fitting: length)
      course.motion = .blending(
        from: progress, pacing: timing.pacing, since: now, duration: timing.duration)
    } else {
      let direction: Double = course.isReversed ? -1 : 1
      let rate = length > 0 && timeLeft > 0 ? direction * timeLeft / length : rate
      course.motion = .running(time: time, since: now, rate: rate)
    }
    waitForEnd()
  }

  /// Parts of the time per second.
  private var rate: Double { (course.isReversed ? -1 : 1) / max(duration, 1e-12) }

  /// The progress in the direction of the animation, 0…1; setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : CGFloat(course.fractionComplete(at: now)) }
    set {
      pauseAnimation()
      let fraction = min(max(Double(newValue), 0), 1)
      let forward = course.isReversed ? 1 - fraction : fraction
      course.motion = scrubsLinearly ? .scrubbed(progress: forward) : .held(time: forward)
    }
  }

  /// Whether the animation runs to its beginning; setting it turns the animation round at its present position.
  ///
  /// ``fractionComplete`` counts in the direction, so that it is 1 less what it was.
  open var isReversed: Bool {
    get { course.isReversed }
    set {
      guard newValue != course.isReversed else { return }
      let wasRunning = isRunning
      let time = course.time(at: now)
      if wasRunning, case .blending(_, let pacing, _, let duration) = course.motion {
        course.motion = .blending(from: time, pacing: pacing, since: now, duration: duration)
      } else if wasRunning {
        let factor: Double = newValue ? -1 : 1
        course.motion = .running(time: time, since: now, rate: factor / max(duration, 1e-12))
      }
      course.isReversed = newValue
      if wasRunning { waitForEnd() }
    }
  }

  // MARK: End

  private func cancelEnd() {
    if let endEvent { clock?.cancel(endEvent) }
    endEvent = nil
  }

  private func waitForEnd() {
    cancelEnd()
    guard let clock, AnimationClock.current != nil, let remaining = course.remaining(at: now)
    else { return reachEnd() }
    let id = clock.nextOrder()
    endEvent = id
    clock.schedule(at: clock.now + max(0, remaining), as: id) { [self] in reachEnd() }
  }

  private func reachEnd() {
    endEvent = nil
    if pausesOnCompletion {
      course.motion = .held(time: course.isReversed ? 0 : 1)
    } else {
      end(at: course.isReversed ? .start : .end)
    }
  }

  /// Ends where it is: the views take the values that are shown.
  ///
  /// - Parameter withoutFinishing: Whether no completion handlers are called; else the animator waits
  ///   for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    cancelEnd()
    changes.settle(at: .current)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { reset() }
  }

  /// Ends after it was stopped: the views take the values of a place.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "Only a stopped animator can finish.")
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    changes.settle(at: position)
    state = .inactive
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    completions = []
    changes.forget()
    course.motion = .held(time: 0)
    clock = nil
  }
}
