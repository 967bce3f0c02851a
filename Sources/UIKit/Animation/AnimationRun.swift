import Foundation

/// An animation of a layer while it is attached.
@MainActor
final class AnimationRun {
  /// The key of the animation.
  let key: String
  /// The animation as clients gave it.
  let animation: CAAnimation
  /// The object notified of the end, retained until then.
  var owner: (any AnimationRunOwner)?
  private(set) weak var layer: CALayer?
  /// Returns the progress of each component of the value; nil outside the time in which the animation shows.
  let progress: @MainActor () -> ((Int) -> Double)?

  init(
    key: String, animation: CAAnimation, layer: CALayer,
    progress: @escaping @MainActor () -> ((Int) -> Double)?
  ) {
    (self.key, self.animation, self.layer) = (key, animation, layer)
    self.progress = progress
  }

  /// Removes the animation from the layer.
  func end(finished: Bool) {
    guard let layer, let index = layer.runs.firstIndex(where: { $0 === self }) else { return }
    layer.runs.remove(at: index)
    UIKitEnvironment.current.program.animationRunCount -= 1
    owner?.runDidEnd(self, finished: finished)
  }
}

/// An object that is notified of the end of animations.
@MainActor
protocol AnimationRunOwner: AnyObject {
  /// Called after an animation left its layer.
  func runDidEnd(_ run: AnimationRun, finished: Bool)
}

/// A change of a layer's own value that is animated.
struct LayerChange {
  let keyPath: String
  let from: AnimatableValue
  let to: AnimatableValue

  /// Values whose differences can be added up are animated by their difference, so that animations
  /// which overlap flow into each other.
  ///
  /// Source: Apple's session "Building Interruptible and Responsive Interactions" (2014); flags,
  /// colours and transforms are replaced instead, which is our choice.
  var isAdditive: Bool { to.difference(from: from) != nil }

  /// The animation's values: the difference that vanishes, or the way itself.
  func ends(startingFrom start: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
    if let difference = start.difference(from: to) { return (difference, to.zero) }
    return (start, to)
  }
}

extension CALayer {
  /// Adds a run in front of those that there are.
  @MainActor
  func add(_ run: AnimationRun) {
    runs.append(run)
    UIKitEnvironment.current.program.animationRunCount += 1
  }

  /// A key that no run has: the key path, or with a number behind it.
  @MainActor
  func freeKey(for keyPath: String) -> String {
    let taken = runs.map(\.key)
    guard taken.contains(keyPath) else { return keyPath }
    var number = 2
    while taken.contains("\(keyPath)-\(number)") { number += 1 }
    return "\(keyPath)-\(number)"
  }

  /// The value that the layer shows now.
  @MainActor
  func presentedValue(_ keyPath: String) -> AnimatableValue? { presentedValues()[keyPath] }

  /// The values that the layer shows now: its own, changed by its animations in the order in which
  /// they were added.
  @MainActor
  func presentedValues() -> LayerValues {
    var values = modelValues
    for run in runs {
      if let progress = run.progress() { run.animation.apply(to: &values, progress: progress) }
    }
    return values
  }
}
