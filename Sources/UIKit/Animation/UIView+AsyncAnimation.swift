public import Foundation

/// The forms of animations that wait for the end.
///
/// Without an ``AnimationClock`` animations are over at once. In the scope of one they end when it was advanced far enough,
/// which another task has to do.
extension UIView {
  /// Animates changes and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The length, in seconds.
  ///   - delay: The time before, in seconds.
  ///   - options: Options of the animation.
  ///   - animations: The changes.
  /// - Returns: Whether the animation came to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Animates changes and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The length, in seconds.
  ///   - animations: The changes.
  /// - Returns: Whether the animation came to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates changes as a spring moves, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The length, in seconds.
  ///   - delay: The time before, in seconds.
  ///   - dampingRatio: How much the spring is damped: 1 for no oscillation.
  ///   - velocity: The speed at the beginning, in parts of the way for each second.
  ///   - options: Options of the animation.
  ///   - animations: The changes.
  /// - Returns: Whether the animation came to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Animates changes key by key, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The length, in seconds.
  ///   - delay: The time before, in seconds.
  ///   - options: Options of the animation.
  ///   - animations: A closure that adds the keys.
  /// - Returns: Whether the animation came to its end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Changes the content of a view with a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - duration: The length, in seconds.
  ///   - options: The kind of transition.
  ///   - animations: The changes.
  /// - Returns: Whether the transition came to its end.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(
        with: view, duration: duration, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Replaces a view by another with a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - fromView: The view that leaves.
  ///   - toView: The view that takes its place.
  ///   - duration: The length, in seconds.
  ///   - options: The kind of transition.
  /// - Returns: Whether the transition came to its end.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(
        from: fromView, to: toView, duration: duration, options: options,
        completion: { continuation.resume(returning: $0) })
    }
  }
}

extension UIViewController {
  /// Presents a controller over the whole window, and waits until it did.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether the presentation is animated; it is not here.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      present(viewControllerToPresent, animated: flag, completion: { continuation.resume() })
    }
  }

  /// Dismisses the controller presented by this one or, without one, this one, and waits until it did.
  ///
  /// - Parameter flag: Whether the dismissal is animated; it is not here.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: flag, completion: { continuation.resume() })
    }
  }
}
