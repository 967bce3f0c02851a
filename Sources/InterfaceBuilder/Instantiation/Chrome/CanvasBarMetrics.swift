import AutoLayout

/// The heights of bars on a canvas, in points.
///
/// Source: navigation, tab and tool bars stored with 800 controllers, and the safe areas that 1,500
/// documents pin views to; see `docs/decisions/0025-bars-and-safe-areas-of-scenes.md`.
struct CanvasBarMetrics {
  var device: Device
  var orientation: Orientation
  var era: XcodeEra

  /// The height of a navigation bar.
  func navigationBar(_ bar: SceneContext.NavigationBar, in presentation: SceneContext.Presentation)
    -> Double
  {
    let large = bar.hasLargeTitle ? 52.0 : 0
    switch presentation {
    case .sheet: return (bar.hasLargeTitle ? 54 : 56) + large
    default: return plainNavigationBar + large
    }
  }

  /// Bars of phones held sideways are lower; those of tablets have been higher since iOS 12.
  private var plainNavigationBar: Double {
    switch device.idiom {
    case .pad: era >= .xcode10 ? 50 : 44
    case .phone where orientation == .landscape && device.portraitSize.width < 414: 32
    default: 44
    }
  }

  /// The height of a tab bar without the home indicator's strip.
  var tabBar: Double {
    switch device.idiom {
    case .pad: era >= .xcode10 ? 50 : 49
    case .phone where orientation == .landscape && era >= .xcode9: 32
    default: 49
    }
  }

  /// The height of a toolbar without the home indicator's strip.
  ///
  /// Source: 44 on devices with a home button, 49 on those without, in stored bars.
  var toolbar: Double { device.hasHomeIndicator ? 49 : 44 }

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
