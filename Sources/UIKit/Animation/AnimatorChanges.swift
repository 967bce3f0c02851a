import Foundation

/// The changes that an animator's blocks made.
@MainActor
final class AnimatorChanges: ChangeRecorder {
  var settings = AnimationSettings(duration: 0)
  /// The progress of the changes that are being made.
  var progress: @MainActor (Int) -> Double = { _ in 1 }
  /// The animator, retained as long as a layer shows its changes.
  var keepsAnimator: UIViewPropertyAnimator?

  private var changes: [Change] = []

  private struct Change {
    let layer: CALayer
    let keyPath: String
    let from: AnimatableValue
    var to: AnimatableValue
    let run: AnimationRun
  }

  func record(_ change: LayerChange, of layer: CALayer) {
    let start = change.isAdditive ? change.from : layer.shownValue(before: change)
    if !change.isAdditive { layer.endRuns(replacedBy: change.keyPath) }
    let (from, to) = change.ends(startingFrom: start)
    let animation = settings.animation(change.keyPath, from: from, to: to)
    animation.isAdditive = change.isAdditive
    let run = AnimationRun(
      key: layer.freeKey(for: change.keyPath), animation: animation, layer: layer,
      progress: { [progress] in progress })
    layer.add(run)
    changes.append(
      Change(layer: layer, keyPath: change.keyPath, from: start, to: change.to, run: run))
  }

  /// Gives the layers the values of a place, and ends the animations.
  func settle(at position: UIViewAnimatingPosition) {
    let values = changes.map { value(of: $0, at: position) }
    for change in changes { change.run.end(finished: true) }
    AnimationBlock.perform(nil) {
      // Backwards, so that of several changes of a value the first says where it began.
      for index in settlingOrder(for: position) {
        let change = changes[index]
        guard let value = values[index], change.layer.modelValues[change.keyPath] != value
        else { continue }
        change.layer.setModelValue(value, for: change.keyPath)
      }
    }
  }

  private func settlingOrder(for position: UIViewAnimatingPosition) -> [Int] {
    position == .start ? changes.indices.reversed() : Array(changes.indices)
  }

  private func value(
    of change: Change, at position: UIViewAnimatingPosition
  ) -> AnimatableValue? {
    switch position {
    case .end: change.to
    case .start: change.from
    case .current: change.layer.presentedValue(change.keyPath)
    }
  }

  /// Releases the layers and the animator.
  func forget() {
    changes = []
    keepsAnimator = nil
  }
}

extension CALayer {
  /// Sets one of the layer's own values; that of a view's layer becomes the view's.
  @MainActor
  func setModelValue(_ value: AnimatableValue, for keyPath: String) {
    if keyPath == "hidden", case .flag(let isHidden) = value {
      if let view { view.isHidden = isHidden } else { self.isHidden = isHidden }
      return
    }
    var values = modelValues
    values[keyPath] = value
    take(values)
  }
}
