import AutoLayout
import Foundation

/// The changes of a view that are animated in a block of animations.
extension UIView {
  /// Animates a change of the frame; constraints' as well as the client's.
  func animateFrame(from previous: Rect) {
    guard AnimationBlock.current != nil else { return }
    let frame = layoutView.frame
    let (old, new) = (previous.point(at: anchorPoint), frame.point(at: anchorPoint))
    animate("position", from: .pair(old.x, old.y), to: .pair(new.x, new.y))
    guard frame.size != previous.size else { return }
    animate(
      "bounds.size", from: .pair(previous.width, previous.height),
      to: .pair(frame.width, frame.height))
    if AnimationBlock.current?.settings.options.contains(.layoutSubviews) == true {
      AnimationBlock.layOutAtEnd(self)
    }
  }

  /// Animates scrolling.
  func animateBoundsOrigin(from previous: Point) {
    guard AnimationBlock.current != nil else { return }
    let origin = layoutView.boundsOrigin
    animate("bounds.origin", from: .pair(previous.x, previous.y), to: .pair(origin.x, origin.y))
  }

  /// Animates a change of the transform.
  func animateTransform(from previous: CGAffineTransform) {
    guard AnimationBlock.current != nil else { return }
    animate("transform", from: .transform(previous), to: .transform(transform))
  }

  /// Animates a change of the colour.
  func animateBackgroundColor(from previous: UIColor?) {
    guard AnimationBlock.current != nil else { return }
    animate(
      "backgroundColor", from: .color(previous?.components(for: traitCollection)),
      to: .color(backgroundColor?.components(for: traitCollection)))
  }

  /// Hides or shows the view; in a block of animations an arranged view makes room step by step, and
  /// is seen until the end.
  ///
  /// Source: Apple's documentation of `UIStackView`, "Managing the Stack View's Appearance": changes
  /// of `isHidden` can be animated by placing them in an animation block.
  func setHidden(_ hidden: Bool) {
    guard hidden != layoutView.isHidden else { return }
    layoutView.isHidden = hidden
    if !hidden { windowAround?.setNeedsDisplayPass() }
    guard AnimationBlock.current != nil, let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return }
    if hidden { animate("hidden", from: .flag(false), to: .flag(true)) }
    AnimationBlock.layOutAtEnd(stack)
  }

  private func animate(_ keyPath: String, from: AnimatableValue, to: AnimatableValue) {
    AnimationBlock.record(LayerChange(keyPath: keyPath, from: from, to: to), of: layer)
  }

  /// Ends the animations of a view that leaves, and of those inside it.
  func endAnimations() {
    guard UIKitEnvironment.current.program.animationRunCount > 0 else { return }
    visit { view in
      view.layer.removeAllAnimations()
      return true
    }
  }
}
