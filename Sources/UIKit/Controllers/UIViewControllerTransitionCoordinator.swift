public import Foundation

/// The properties of a change of size or traits while it happens.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated; always false here.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the change; always false here.
  var isInteractive: Bool { get }
  /// Whether the change was cancelled; always false here.
  var isCancelled: Bool { get }
  /// The duration of the change, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the change, 0…1.
  var percentComplete: CGFloat { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// The rotation of the container during the change; always the identity here.
  var targetTransform: CGAffineTransform { get }
}

/// An object that runs animations alongside a change of size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations alongside the transition, and a completion after it.
  ///
  /// - Returns: Whether the changes were taken in.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of a view outside the container alongside the transition, and a completion after it.
  ///
  /// - Returns: Whether the changes were taken in.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  ///
  /// - Returns: Whether they were taken in.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change that happens at once.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private(set) var percentComplete: CGFloat = 0
  private var steps: [Step] = []
  private var completions: [Step] = []

  init(in containerView: UIView) {
    self.containerView = containerView
    super.init()
  }

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { steps.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Makes the change, lays out, runs the animations alongside, lays out again, and calls the completions.
  func run(_ change: () -> Void) {
    change()
    containerView.layoutIfNeeded()
    for step in steps { step(self) }
    containerView.layoutIfNeeded()
    percentComplete = 1
    for completion in completions { completion(self) }
  }
}
