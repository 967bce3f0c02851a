import Foundation

/// A class whose instances can be styled at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns an object whose style is meant for all instances.
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// Returns a view that can be styled; the style is not applied to other views.
  ///
  /// Apple's answers a stand-in whose messages are recorded, which needs the Objective-C runtime.
  public class func appearance() -> Self {
    guard let view = self.init(coder: NSCoder()) else {
      raiseException("NSGenericException", "\(self) cannot be made without content.")
    }
    return view
  }
}
