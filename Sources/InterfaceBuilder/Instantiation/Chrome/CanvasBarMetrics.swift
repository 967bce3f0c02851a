import AutoLayout
import Foundation
import UIKit

/// The heights of bars on a canvas, in points.
///
/// Source: navigation, tab and tool bars stored with 800 controllers, and the safe areas that 1,500
/// documents pin views to; see `docs/decisions/0025-bars-and-safe-areas-of-scenes.md`.
struct CanvasBarMetrics {
  private let device: Device
  private let era: XcodeEra
  /// The heights of bars of running devices.
  private let bars: BarMetrics

  init(_ canvas: Canvas, tools: ToolsVersion) {
    device = canvas.device
    era = tools.era
    bars = BarMetrics(
      idiom: .init(device.idiom), horizontal: .init(canvas.sizeClasses.width),
      vertical: .init(canvas.sizeClasses.height), hasHomeIndicator: device.hasHomeIndicator,
      era: InterfaceEra(of: tools))
  }

  /// The height of a navigation bar.
  func navigationBar(_ bar: SceneContext.NavigationBar, in presentation: SceneContext.Presentation)
    -> Double
  {
    let large = bar.hasLargeTitle ? Double(bars.largeTitleHeight) : 0
    guard presentation == .sheet else { return Double(bars.navigationBarHeight) + large }
    return (bar.hasLargeTitle ? 54 : 56) + large
  }

  /// The height of a tab bar without the home indicator's strip.
  var tabBar: Double { Double(bars.tabBarHeight) }

  /// Whether tab bars are at the top of the screen.
  var hasTabBarAtTop: Bool { bars.hasTabBarAtTop }

  /// The distance of a tab bar at the top from the top of the screen.
  var tabBarTop: Double { Double(bars.tabBarTop) }

  /// The height that a tab bar at the top takes of what is below the safe area's top edge.
  func tabBarCover(below safeTop: Double) -> Double {
    Double(bars.tabBarCover(below: CGFloat(safeTop)))
  }

  /// The height of a toolbar without the home indicator's strip.
  var toolbar: Double { Double(bars.toolbarHeight) }

  /// How much of a popover's view its arrow covers, which is at the leading side on the canvas.
  ///
  /// Since iOS 13 the view of a popover reaches under the arrow, and the safe area says so.
  ///
  /// Source: two stored scenes of one document of Xcode 11 have 13 points at the left, and are wider than
  /// their content by as much; what iOS 13 does is in `docs/decisions/0025-bars-and-safe-areas-of-scenes.md`.
  var popoverArrow: Double { device.idiom == .pad && era >= .xcode11 ? 13 : 0 }

  /// The strip of the presenting scene above a sheet.
  ///
  /// Source: root views of presented scenes: 20 points lower than the screen on devices with a home
  /// button, 54 on others up to Xcode 13, 10 from Xcode 14 on.
  var sheetOffset: Double {
    guard device.hasHomeIndicator else { return 20 }
    return era >= .xcode14 ? 10 : 54
  }
}
