import UIKit

extension NSLayoutConstraint {
  /// Puts a constraint that only the canvas knows in force.
  func activate(at priority: UILayoutPriority) {
    self.priority = priority
    isActive = true
  }
}
