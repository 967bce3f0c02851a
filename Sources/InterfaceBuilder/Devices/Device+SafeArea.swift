public import AutoLayout
public import Devices
import UIKit

extension Device {
  /// The height of the status bar in points; 0 when the canvas shows none.
  ///
  /// - Source: measured on 1,500 documents that pin views to the safe area; see
  ///   `docs/decisions/0022-safe-areas-by-tools-version.md`.
  public func statusBarHeight(in orientation: Orientation, tools: ToolsVersion) -> Double {
    switch idiom {
    case .tv, .mac: 0
    case .pad: hasHomeIndicator ? 24 : homeButtonStatusBarHeight(tools)
    case .phone where orientation == .landscape: 0
    case .phone where cutout == .none: homeButtonStatusBarHeight(tools)
    case .phone: cutoutHeight(tools)
    }
  }

  /// The room that the status bar, the screen's shape and the home indicator take from a view
  /// that fills the screen, without any bars of the app.
  public func safeAreaInsets(in orientation: Orientation, tools: ToolsVersion) -> EdgeInsets {
    let top = statusBarHeight(in: orientation, tools: tools)
    switch idiom {
    case .tv:
      // Layout guides of documents of Xcode 7 and 8 stand at the edges of the screen (4 of 4).
      guard tools.era >= .xcode9 else { return .zero }
      return EdgeInsets(TelevisionMetrics(era: InterfaceEra(of: tools)).safeAreaInsets)
    case .mac:
      return .zero
    case .pad:
      return EdgeInsets(top: top, bottom: hasHomeIndicator ? 20 : 0)
    case .phone where !hasHomeIndicator || orientation == .portrait:
      return EdgeInsets(top: top, bottom: hasHomeIndicator ? 34 : 0)
    case .phone:
      let side = cutoutHeight(tools)
      return EdgeInsets(left: side, bottom: 21, right: side)
    }
  }

  /// Xcode 11 to 14.2 drew devices with a home button without a status bar.
  private func homeButtonStatusBarHeight(_ tools: ToolsVersion) -> Double {
    let hidden = ToolsVersion("14700")..<ToolsVersion("21600")
    return hidden.contains(tools) ? 0 : 20
  }

  /// The height of the status bar beside the cut-out: 44 for every notch up to Xcode 13.
  private func cutoutHeight(_ tools: ToolsVersion) -> Double {
    if tools < ToolsVersion("21000"), cutout == .notch { return 44 }
    // Interface Builder draws it as high as that of the smaller phones of the same width.
    return id == "retina5_9" ? 50 : cutoutHeight
  }
}
