import AutoLayout
import LayoutFaults
package import UIKit

/// A view on a device's screen, laid out.
@MainActor
package struct LayoutStage {
  /// The device.
  package let configuration: DeviceConfiguration
  /// The view.
  package let view: UIView
  /// The view's controller, if a controller was laid out.
  let controller: UIViewController?
  /// Whether layout came to rest.
  let isSettled: Bool

  /// Lays something out in a window of a device, hands it over, and takes it out again.
  ///
  /// Meanwhile the device's screen is `UIScreen.main`. A controller in a container is laid out with
  /// its container.
  ///
  /// - Parameters:
  ///   - make: Makes what is laid out, or says what it is.
  ///   - configuration: The device.
  ///   - size: How large a view is made.
  ///   - body: What to do with it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, and ``LayoutStageError``.
  package static func with<Result>(
    _ make: () -> any LayoutSubject, on configuration: DeviceConfiguration, sized size: ViewSize,
    _ body: (LayoutStage) throws -> Result
  ) throws -> Result {
    let screen = configuration.makeScreen()
    return try screen.stagedAsMain {
      let window = UIWindow(screen: screen)
      let subject = make()
      if let controller = subject as? UIViewController {
        let outermost = controller.outermostContainer
        try LayoutStageError.check(outermost.viewIfLoaded)
        window.rootViewController = outermost
        defer { window.rootViewController = nil }
        let stage = LayoutStage(configuration, controller.view, controller, in: window)
        return try body(stage)
      }
      guard let view = subject as? UIView else {
        throw LayoutStageError.neither("\(type(of: subject))")
      }
      try LayoutStageError.check(view)
      let place = ViewPlace(view)
      place.fill(window, size)
      defer { place.restore() }
      return try body(LayoutStage(configuration, view, nil, in: window))
    }
  }

  private init(
    _ configuration: DeviceConfiguration, _ view: UIView, _ controller: UIViewController?,
    in window: UIWindow
  ) {
    self.configuration = configuration
    self.view = view
    self.controller = controller
    window.prepareForLayout()
    // Conflicts become failures, so that they are not logged as well.
    isSettled = window.layoutView.layoutIfNeeded().isSettled
  }
}

/// The reason why something cannot be laid out in a window of a device.
package enum LayoutStageError: Error, CustomStringConvertible {
  /// The view is in a window or in another view already.
  case isInHierarchy(String)
  /// Neither a view nor a view controller.
  case neither(String)

  package var description: String {
    switch self {
    case .isInHierarchy(let name):
      "\(name) is in another view already: test the outermost view, or a view that was not added"
    case .neither(let name): "\(name) is neither a view nor a view controller"
    }
  }

  @MainActor
  static func check(_ view: UIView?) throws {
    guard let view, let superview = view.superview else { return }
    throw isInHierarchy("\(type(of: view)), inside \(type(of: superview)),")
  }
}

/// The properties that a test changes while a view is in its window.
@MainActor
private struct ViewPlace {
  private let view: UIView
  private let frame: CGRect
  private let translatesMask: Bool

  init(_ view: UIView) {
    self.view = view
    frame = view.frame
    translatesMask = view.translatesAutoresizingMaskIntoConstraints
  }

  /// Puts the view into the upper left corner of a window.
  func fill(_ window: UIWindow, _ size: ViewSize) {
    view.translatesAutoresizingMaskIntoConstraints = true
    window.addSubview(view)
    let own = view.bounds.size
    let extent: CGSize =
      switch size {
      case .automatic: own.width > 0 && own.height > 0 ? own : window.bounds.size
      case .window: window.bounds.size
      case .fixed(let width, let height): CGSize(width: width, height: height)
      case .fittingHeight(let width): fittingSize(width: width ?? window.bounds.width)
      }
    view.frame = CGRect(origin: .zero, size: extent)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: fitting.height)
  }

  func restore() {
    view.removeFromSuperview()
    view.frame = frame
    view.translatesAutoresizingMaskIntoConstraints = translatesMask
  }
}

extension UIViewController {
  /// The container of the containers around the controller; itself without one.
  fileprivate var outermostContainer: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
