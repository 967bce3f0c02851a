import UIKit

extension UIWindow {
  /// A visible window as large as a screen, laid out with the view of a controller.
  static func showing(
    _ controller: UIViewController, on screen: UIScreen = .main
  ) -> UIWindow {
    let window = UIWindow(screen: screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
