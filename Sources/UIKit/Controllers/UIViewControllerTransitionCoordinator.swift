public import Foundation

/// What is known of a change of size or environment while it happens.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated; it is not here.
  var isAnimated: Bool { get }
  /// Whether a person drives the change; nobody does here.
  var isInteractive: Bool { get }
  /// Whether the change was given up; none is here.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of the change is done: 0…1.
  var percentComplete: CGFloat { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// How the container is turned meanwhile; not at all here.
  var targetTransform: CGAffineTransform { get }
}

/// Runs what is to happen together with a change of size or environment.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has changes made together with the transition, and something done after it.
  ///
  /// - Returns: Whether the changes were taken in.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Has changes made to a view outside the container together with the transition, and something done
  /// after it.
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
  /// Has changes made together with the transition.
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

  /// Makes the change, then what goes with it, each laid out, and then what follows.
  func run(_ change: () -> Void) {
    change()
    containerView.layoutIfNeeded()
    for step in steps { step(self) }
    containerView.layoutIfNeeded()
    percentComplete = 1
    for completion in completions { completion(self) }
  }
}
