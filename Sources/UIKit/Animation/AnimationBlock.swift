import Foundation

/// An object that turns the changes of a block into animations.
@MainActor
protocol ChangeRecorder: AnyObject {
  /// The settings of the block.
  var settings: AnimationSettings { get }
  /// Animates a change of a layer.
  func record(_ change: LayerChange, of layer: CALayer)
}

/// A block of animations that is being run.
@MainActor
struct AnimationBlock {
  /// The recorder of changes; nil where they are not animated.
  private let recorder: (any ChangeRecorder)?
  /// The views to lay out before the block ends.
  private var pendingLayouts: [UIView] = []

  private init(_ recorder: (any ChangeRecorder)?) { self.recorder = recorder }

  /// Whether blocks of animations animate.
  static var isEnabled: Bool {
    get { UIKitEnvironment.current.program.areAnimationsEnabled }
    set { UIKitEnvironment.current.program.areAnimationsEnabled = newValue }
  }

  /// The recorder of the innermost block; nil where changes are not animated.
  static var current: (any ChangeRecorder)? {
    CallsInProgress.current.animationBlocks.last?.recorder
  }

  /// Runs code whose changes a recorder animates, or nobody for nil, and the layout that it asked for.
  static func perform(_ recorder: (any ChangeRecorder)?, _ body: () -> Void) {
    CallsInProgress.current.animationBlocks.append(AnimationBlock(recorder))
    body()
    for view in takePendingLayouts() { view.layoutIfNeeded() }
    CallsInProgress.current.animationBlocks.removeLast()
  }

  /// Lays a view out before the block ends, so that its layout is animated.
  static func layOutAtEnd(_ view: UIView) {
    guard let last = CallsInProgress.current.animationBlocks.indices.last else { return }
    CallsInProgress.current.animationBlocks[last].pendingLayouts.append(view)
  }

  private static func takePendingLayouts() -> [UIView] {
    guard let last = CallsInProgress.current.animationBlocks.indices.last else { return [] }
    let views = CallsInProgress.current.animationBlocks[last].pendingLayouts
    CallsInProgress.current.animationBlocks[last].pendingLayouts = []
    return views
  }

  /// Animates a change if code is run that animates.
  static func record(_ change: LayerChange, of layer: CALayer) {
    guard let current, change.from != change.to, !CATransaction.state.disablesActions else {
      return
    }
    current.record(change, of: layer)
  }
}

/// The duration, delay, timing and repetition of the animations of a block.
struct AnimationSettings {
  /// The length of one run, in seconds.
  var duration: TimeInterval
  /// The time before, in seconds.
  var delay: TimeInterval = 0
  /// The timing of each run.
  var pacing = AnimationSettings.easeInOut
  /// The number of runs.
  var repeatCount: Float = 1
  /// Whether it runs back after each run.
  var autoreverses = false
  /// The start of animations of values that cannot be added.
  var start = Start.model
  /// The options that the block was given.
  var options: UIView.AnimationOptions = []
  /// The end of a block without changes.
  var endWithoutChanges = End.atOnce

  /// The end of a block without changes.
  enum End {
    case atOnce, afterDuration
  }

  /// The start of animations of values that cannot be added.
  enum Start {
    /// The layer's own value.
    case model
    /// The value that is shown.
    case presentation
  }

  static let easeInOut = Pacing.curve(CAMediaTimingFunction(name: .easeInEaseOut).curve)

  /// An animation of the settings from one value to another.
  func animation(_ keyPath: String, from: AnimatableValue, to: AnimatableValue) -> CABasicAnimation
  {
    let animation: CABasicAnimation
    switch pacing {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve)
    case .spring(let motion, _, _):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.take(motion)
      animation = spring
    }
    (animation.fromValue, animation.toValue) = (from.clientValue, to.clientValue)
    (animation.duration, animation.repeatCount) = (duration, repeatCount)
    (animation.autoreverses, animation.fillMode) = (autoreverses, .backwards)
    return animation
  }
}

/// The animations of one call of `UIView.animate`.
@MainActor
final class AnimationGroup: ChangeRecorder, AnimationRunOwner {
  let clock: AnimationClock
  let settings: AnimationSettings
  private let begin: TimeInterval
  private let id: AnimationClock.EventID
  private let transactionCompletion: CATransaction.Completion
  /// The animations that have not ended, in the order of their changes.
  private var parts: [Part] = []
  private var isFinished = true
  private var isClosed = false
  private var completion: ((Bool) -> Void)?
  /// The part of the time that changes are animated in; all of it but for keyframes.
  var window = KeyframeWindow.whole

  init(
    _ settings: AnimationSettings, clock: AnimationClock, completion: ((Bool) -> Void)?
  ) {
    (self.settings, self.clock, self.completion) = (settings, clock, completion)
    begin = clock.now + settings.delay
    id = clock.nextOrder()
    transactionCompletion = CATransaction.state.completion
    transactionCompletion.animationDidBegin()
  }

  /// An animation of the group, which its layer owns.
  private struct Part {
    weak var run: AnimationRun?
    let keyPath: String
    /// The value that the change began with.
    let start: AnimatableValue
  }

  func record(_ change: LayerChange, of layer: CALayer) {
    let earlier = parts.firstIndex { $0.keyPath == change.keyPath && $0.run?.layer === layer }
    guard window == .whole else {
      return add(change, startingFrom: change.from, to: layer, after: earlier)
    }
    if let earlier { return replace(at: earlier, by: change, in: layer) }
    var start = change.from
    if !change.isAdditive {
      if settings.start == .presentation { start = layer.shownValue(before: change) }
      layer.endRuns(replacedBy: change.keyPath)
    }
    add(change, startingFrom: start, to: layer, after: nil)
  }

  /// Makes one animation of two changes of a value in the same block.
  private func replace(at index: Int, by change: LayerChange, in layer: CALayer) {
    let old = parts.remove(at: index)
    let place = layer.runs.firstIndex { $0 === old.run } ?? layer.runs.count
    layer.runs.removeAll { $0 === old.run }
    UIKitEnvironment.current.program.animationRunCount -= 1
    add(change, startingFrom: old.start, to: layer, after: nil)
    if let run = layer.runs.popLast() { layer.runs.insert(run, at: place) }
  }

  /// Adds an animation of a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - start: The value to begin with.
  ///   - layer: The layer that changed.
  ///   - earlier: The first change of the same value in the block, which is shown until this one's
  ///     part of the time begins.
  private func add(
    _ change: LayerChange, startingFrom start: AnimatableValue, to layer: CALayer,
    after earlier: Int?
  ) {
    let (from, to) = change.ends(startingFrom: start)
    let animation = settings.animation(change.keyPath, from: from, to: to)
    (animation.beginTime, animation.isAdditive) = (begin, change.isAdditive)
    let isAlone = !change.isAdditive && earlier == nil
    let shows = earlier == nil || change.isAdditive ? Shows.always : .fromItsWindow
    let run = AnimationRun(
      key: isAlone ? change.keyPath : layer.freeKey(for: change.keyPath), animation: animation,
      layer: layer, progress: progress(of: animation, shown: shows))
    run.owner = self
    layer.add(run)
    parts.append(Part(run: run, keyPath: change.keyPath, start: start))
  }

  /// The time from which a change shows that happens in a part of the block's time.
  private enum Shows {
    case always, fromItsWindow
  }

  private func progress(
    of animation: CABasicAnimation, shown shows: Shows
  ) -> @MainActor () -> ((Int) -> Double)? {
    let (clock, begin, window, pacing) = (clock, begin, window, settings.pacing)
    return {
      guard let fraction = animation.fraction(at: clock.now - begin) else { return nil }
      if shows == .fromItsWindow, pacing.progress(at: fraction) < window.start { return nil }
      return { window.progress(of: pacing.progress(at: fraction, component: $0)) }
    }
  }

  // MARK: End

  /// Waits for the end: at once if nothing is animated.
  ///
  /// Source: Apple's documentation of `completion`: at the beginning of the next cycle for a
  /// duration of 0; so is a block that changes nothing.
  func close() {
    isClosed = true
    let length = CAAnimation.activeDuration(of: settings)
    let hasNothing = parts.isEmpty && settings.endWithoutChanges == .atOnce
    let end = hasNothing ? clock.now : begin + length
    guard end < .infinity else { return }
    clock.schedule(at: end, as: id) { [self] in finish() }
  }

  private func finish() {
    let ending = parts.compactMap(\.run)
    parts = []
    for run in ending {
      run.owner = nil
      run.end(finished: true)
    }
    complete()
  }

  private func complete() {
    transactionCompletion.animationDidEnd()
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }

  func runDidEnd(_ run: AnimationRun, finished: Bool) {
    guard let index = parts.firstIndex(where: { $0.run === run }) else { return }
    parts.remove(at: index)
    if !finished { isFinished = false }
    guard parts.isEmpty, isClosed else { return }
    clock.cancel(id)
    clock.schedule(at: clock.now, as: id) { [self] in complete() }
  }
}

/// The part of a block's time in which changes happen.
struct KeyframeWindow: Hashable {
  /// The beginning, in parts of the whole.
  var start: Double
  /// The length, in parts of the whole.
  var length: Double
  /// Whether changes happen at once, at the end of the part.
  var isDiscrete = false

  static let whole = KeyframeWindow(start: 0, length: 1)

  /// The progress of a change when the block has come so far.
  func progress(of whole: Double) -> Double {
    if self == .whole { return whole }
    let part = length > 0 ? (whole - start) / length : (whole >= start ? 1 : 0)
    if isDiscrete { return part >= 1 ? 1 : 0 }
    return min(max(part, 0), 1)
  }
}

extension CAAnimation {
  /// The time from the first run's beginning to the last one's end, in seconds.
  static func activeDuration(of settings: AnimationSettings) -> Double {
    let run = settings.autoreverses ? 2 * settings.duration : settings.duration
    return run * Double(settings.repeatCount)
  }
}

extension CALayer {
  /// Returns the value that the layer showed before a change of its own value.
  @MainActor
  func shownValue(before change: LayerChange) -> AnimatableValue {
    var values = modelValues
    values[change.keyPath] = change.from
    for run in runs {
      if let progress = run.progress() { run.animation.apply(to: &values, progress: progress) }
    }
    return values[change.keyPath] ?? change.from
  }

  /// Ends the animations of a value that another one takes the place of.
  @MainActor
  func endRuns(replacedBy keyPath: String) {
    for run in runs where run.key == keyPath { run.end(finished: false) }
  }
}
