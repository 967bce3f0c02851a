public import AutoLayout
import UIKit

extension Device {
  /// The room that the status bar, the screen's shape and the home indicator take from a window that
  /// fills the screen of a running device.
  ///
  /// Interface Builder's canvases differ from this by the version that drew them.
  ///
  /// - Source: the insets that developers report of running devices; heights beside cut-outs
  ///   agree with those that stored documents of Xcode 14.3 and later imply, but for the iPhone X.
  public func safeAreaInsets(in orientation: Orientation) -> EdgeInsets {
    let indicator = hasHomeIndicator ? Self.homeIndicatorHeight(idiom, orientation) : 0
    return switch idiom {
    case .tv: EdgeInsets(TelevisionMetrics(era: .iOS18).safeAreaInsets)
    case .mac: .zero
    case .pad: EdgeInsets(top: hasHomeIndicator ? 24 : 20, bottom: indicator)
    case .phone where orientation == .portrait:
      EdgeInsets(top: cutout == .none ? 20 : cutoutHeight, bottom: indicator)
    case .phone where cutout == .none: .zero
    case .phone: EdgeInsets(left: cutoutHeight, bottom: indicator, right: cutoutHeight)
    }
  }

  private static func homeIndicatorHeight(_ idiom: Idiom, _ orientation: Orientation) -> Double {
    if idiom == .pad { return 20 }
    return orientation == .portrait ? 34 : 21
  }

  /// The height of the status bar beside the cut-out of a phone held upright, in points.
  package var cutoutHeight: Double {
    switch id {
    case "retina6_1": 48
    case "retina5_4": 50
    case "retina6_0", "retina6_7": 47
    case "retina5_9", "retina6_5": 44
    case "retina6_12", "retina6_72": 59
    default: 62
    }
  }
}
