import Foundation

extension UIViewController {
  /// The closest container of a class around this controller.
  func closestContainer<Container: UIViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }

  /// Presents a controller over the whole window.
  func presentOverWindow(_ viewControllerToPresent: UIViewController, completion: (() -> Void)?) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = viewIfLoaded?.window {
      viewControllerToPresent.fill(window, frame: window.bounds)
    }
    completion?()
  }

  /// Dismisses the controller presented by this one or, without one, this one.
  func dismissPresented(animated flag: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  /// Puts the controller's view in front in a container's view, stretching along with it.
  package func fill(_ container: UIView, frame: CGRect) {
    place(in: container, at: container.subviews.count, frame: frame, insets: .zero)
  }

  /// Puts the controller's view into a container's view, stretching along with it.
  ///
  /// - Parameters:
  ///   - container: The container's view, or a part of it.
  ///   - index: Where among the subviews, counted from the back.
  ///   - frame: Where in the container.
  ///   - insets: What bars of the container cover beyond the container's own safe area.
  func place(in container: UIView, at index: Int, frame: CGRect, insets: UIEdgeInsets) {
    let view: UIView = self.view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== container { container.insertSubview(view, at: index) }
    containerSafeAreaInsets = insets
    if view.frame != frame { view.frame = frame }
  }
}
