import Foundation

extension CALayer {
  /// Runs code on the main actor, where all layers that are animated live.
  func onMain<Result: Sendable>(_ body: @MainActor (CALayer) -> Result) -> Result {
    nonisolated(unsafe) let layer = self
    return MainActor.assumeIsolated { unsafe body(layer) }
  }

  /// Notes that one of the layer's own values changed, so that the layer can show the way.
  func changed(_ keyPath: String, from old: AnimatableValue, to new: AnimatableValue) {
    guard old != new, presentedLayer == nil else { return }
    if let view {
      nonisolated(unsafe) let layer = self
      MainActor.assumeIsolated {
        guard view.layer === (unsafe layer), AnimationBlock.current != nil else { return }
        AnimationBlock.record(
          LayerChange(keyPath: keyPath, from: old, to: new), of: unsafe layer)
      }
    } else if AnimationClock.current != nil, superlayer != nil {
      onMain { $0.animateByItself(LayerChange(keyPath: keyPath, from: old, to: new)) }
    }
  }

  /// Animates a change of a layer without a view, from the value shown.
  @MainActor
  private func animateByItself(_ change: LayerChange) {
    guard !CATransaction.state.disablesActions, CATransaction.animationDuration() > 0 else {
      return
    }
    let animation = CABasicAnimation(keyPath: change.keyPath)
    animation.fromValue = shownValue(before: change).clientValue
    animation.toValue = change.to.clientValue
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    begin(animation, forKey: change.keyPath)
  }

  // MARK: Values

  /// The layer's own values.
  @MainActor
  var modelValues: LayerValues {
    LayerValues(
      bounds: bounds, position: position, anchorPoint: anchorPoint, zPosition: zPosition,
      transform: affineTransform(), opacity: CGFloat(opacity),
      isHidden: isHidden || view?.isHidden ?? false, cornerRadius: cornerRadius,
      borderWidth: borderWidth, borderColor: borderColor?.color,
      backgroundColor: backgroundColor?.color ?? viewColor,
      shadowColor: shadowColor?.color, shadowOpacity: CGFloat(shadowOpacity),
      shadowRadius: shadowRadius, shadowOffset: shadowOffset)
  }

  @MainActor
  private var viewColor: ColorComponents? {
    view.flatMap { $0.backgroundColor?.components(for: $0.traitCollection) }
  }

  /// Takes values over; those of a view's layer become the view's.
  @MainActor
  func take(_ values: LayerValues) {
    if bounds != values.bounds { bounds = values.bounds }
    if position != values.position { position = values.position }
    (anchorPoint, zPosition) = (values.anchorPoint, values.zPosition)
    if affineTransform() != values.transform { setAffineTransform(values.transform) }
    if view == nil { isHidden = values.isHidden }
    opacity = Float(values.opacity)
    (cornerRadius, borderWidth) = (values.cornerRadius, values.borderWidth)
    takeColors(of: values)
    (shadowOpacity, shadowRadius) = (Float(values.shadowOpacity), values.shadowRadius)
    shadowOffset = values.shadowOffset
  }

  @MainActor
  private func takeColors(of values: LayerValues) {
    borderColor = values.borderColor.map(CGColor.init)
    shadowColor = values.shadowColor.map(CGColor.init)
    guard modelValues.backgroundColor != values.backgroundColor else { return }
    let color = values.backgroundColor.map(CGColor.init)
    if let view, backgroundColor == nil {
      view.backgroundColor = color.map(UIColor.init(cgColor:))
    } else {
      backgroundColor = color
    }
  }

  // MARK: Animations of clients

  @MainActor
  func begin(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let name = key ?? freeKey(for: "animation")
    endRuns(replacedBy: name)
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    let clock = AnimationClock.current ?? AnimationClock()
    if AnimationClock.current == nil, copy.activeDuration < .infinity {
      clock.advance(to: copy.activeDuration + max(0, copy.beginTime))
    }
    let begin = copy.beginTime > 0 ? copy.beginTime : AnimationClock.current?.now ?? 0
    let run = AnimationRun(key: name, animation: copy, layer: self) {
      guard let fraction = copy.fraction(at: clock.now - begin) else { return nil }
      return { copy.pacing.progress(at: fraction, component: $0) }
    }
    let waiting = ClientAnimation(copy, clock: clock)
    run.owner = waiting
    add(run)
    waiting.start(run, endingAt: begin + copy.activeDuration)
  }
}

/// An object that is passed to code on the main actor, or back, while the sender is blocked.
@safe
struct Handed<Object>: @unchecked Sendable {
  let object: Object

  init(_ object: Object) { self.object = object }
}

/// Tells the delegate of an animation that a client added.
@MainActor
private final class ClientAnimation: AnimationRunOwner {
  private let animation: CAAnimation
  private let clock: AnimationClock
  private let id: AnimationClock.EventID
  private let transactionCompletion: CATransaction.Completion
  private var isRunning = false

  init(_ animation: CAAnimation, clock: AnimationClock) {
    (self.animation, self.clock) = (animation, clock)
    id = clock.nextOrder()
    transactionCompletion = CATransaction.state.completion
    transactionCompletion.animationDidBegin()
  }

  func start(_ run: AnimationRun, endingAt end: TimeInterval) {
    isRunning = true
    animation.delegate?.animationDidStart(animation)
    guard end < .infinity else { return }
    if AnimationClock.current == nil {
      finish(run)
    } else {
      clock.schedule(at: end, as: id) { [self] in finish(run) }
    }
  }

  private func finish(_ run: AnimationRun) {
    if animation.isRemovedOnCompletion {
      run.owner = nil
      run.end(finished: true)
    }
    stop(finished: true)
  }

  private func stop(finished: Bool) {
    guard isRunning else { return }
    isRunning = false
    transactionCompletion.animationDidEnd()
    animation.delegate?.animationDidStop(animation, finished: finished)
  }

  func runDidEnd(_ run: AnimationRun, finished: Bool) {
    clock.cancel(id)
    guard AnimationClock.current != nil else { return stop(finished: finished) }
    clock.schedule(at: clock.now, as: id) { [self] in stop(finished: finished) }
  }
}
