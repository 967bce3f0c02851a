import Foundation

/// An object of which every instance can be styled at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// An object that takes the style of all instances.
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// A view that takes a style; no other view takes it over.
  ///
  /// Apple's answers a stand-in whose messages are recorded, which needs the Objective-C runtime.
  public class func appearance() -> Self {
    guard let view = self.init(coder: NSCoder()) else {
      raiseException("NSGenericException", "\(self) cannot be made without content.")
    }
    return view
  }
}
