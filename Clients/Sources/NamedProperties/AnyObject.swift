import UIKit

/// In place of `AnyObject` in tests that read properties of objects without knowing their class,
/// which only the Objective-C runtime can look up.
public typealias AnyObject = NSObject

extension NSObject {
  /// The priority of a constraint, as a number.
  public var priority: Float {
    MainActor.assumeIsolated { (self as? NSLayoutConstraint)?.priority.rawValue ?? 0 }
  }
}
