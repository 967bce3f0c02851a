import PlatformMetrics
import UIKit

extension DocumentDescription {
  /// Whether the margins of root views are inside the safe area, which documents before Xcode 9 know nothing of.
  func keepsMarginsInSafeArea(on platform: PlatformMetrics.Platform) -> Bool {
    usesSafeAreas || SystemMargin(platform).containsSafeArea
  }
}
