public import Foundation

/// An object that sizes the content of child view controllers and is notified of changes of size.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
  /// Called after a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after constraints gave a child's view another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child for a size of the container.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container's view gets another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the container's environment changes.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Tells the children whose size changes with that of this controller.
  ///
  /// Source: Apple's documentation of `viewWillTransition(to:with:)` and
  /// `size(forChildContentContainer:withParentContainerSize:)`.
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != view.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  /// Tells the children whose environment changes with that of this controller.
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childTraits = child.traits(inheriting: traits)
      if childTraits != child.traitCollection {
        child.willTransition(to: childTraits, with: coordinator)
      }
    }
  }

  /// Tells the container that constraints gave the view another size.
  func viewWasSizedByLayout() {
    guard let parent, let view = viewIfLoaded, !view.translatesAutoresizingMaskIntoConstraints,
      view.bounds.size != fittedSize
    else { return }
    fittedSize = view.bounds.size
    parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }
}
