import Foundation
package import PlatformMetrics

/// The options that arguments and user defaults of the process give to layout, by Apple's names.
///
/// `-UIViewShowAlignmentRects YES` among the arguments is the same as a default of that name:
/// Foundation reads both.
package struct LaunchOptions: Hashable, Sendable {
  /// `UIViewShowAlignmentRects`: whether pictures show the rectangles that constraints see.
  package var showsAlignmentRects = false
  /// `NSDoubleLocalizedStrings`: whether localized texts are written twice, to see if they fit.
  package var doublesLocalizedStrings = false
  /// `AppleTextDirection` and `NSForceRightToLeftWritingDirection`: whether the interface and the
  /// text run from right to left; here the text always runs the way the interface does, so that
  /// either is enough.
  package var isRightToLeft = false
  /// `UIViewLayoutFeedbackLoopDebuggingThreshold`: where it is not 0, layout that does not come to
  /// rest ends the program.
  package var feedbackLoopThreshold = 0
  /// `RatiteMainScreen`: the device whose screen is the main one, by a product's name or Interface Builder's id; nil for
  /// an unknown phone.
  package var mainDevice: Device?

  /// Creates options with nothing switched on.
  package init() {}

  /// Reads options.
  ///
  /// - Parameter value: The text given for a name; nil where none is.
  package init(_ value: (String) -> String?) {
    func isOn(_ name: String) -> Bool { (value(name) as NSString?)?.boolValue ?? false }
    showsAlignmentRects = isOn("UIViewShowAlignmentRects")
    doublesLocalizedStrings = isOn("NSDoubleLocalizedStrings")
    isRightToLeft = isOn("AppleTextDirection") || isOn("NSForceRightToLeftWritingDirection")
    let threshold = value("UIViewLayoutFeedbackLoopDebuggingThreshold") as NSString?
    feedbackLoopThreshold = threshold?.integerValue ?? 0
    mainDevice = value("RatiteMainScreen").flatMap { name in
      Device.all.first { $0.id == name || $0.productNames.contains(name) }
    }
  }

  /// The direction of the interface.
  var direction: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The options of the process, from its arguments, defaults and environment, looked up when first asked for.
  ///
  /// `swift test` hands no arguments on, but the environment.
  package static let ofProcess = LaunchOptions {
    UserDefaults.standard.string(forKey: $0) ?? ProcessInfo.processInfo.environment[$0]
  }
}
