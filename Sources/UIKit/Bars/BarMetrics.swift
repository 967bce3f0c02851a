import Foundation

/// The heights of bars, in points, in an environment.
///
/// Source: bars stored in documents, by device and Xcode; the sizes of the standard bars are in
/// `ControlMetrics`.
@MainActor
struct BarMetrics {
  let traits: UITraitCollection

  /// A navigation bar with its title between the buttons.
  ///
  /// Lower on all but the largest phones held sideways; higher on iPads since iOS 12.
  var navigationBarHeight: CGFloat {
    if isTallPad { return 50 }
    let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    return isLow ? 32 : ControlMetrics.current.navigationBarHeight
  }

  /// What a large title adds below a navigation bar.
  var largeTitleHeight: CGFloat { ControlMetrics.current.largeTitleHeight }

  /// What a prompt adds above the title.
  ///
  /// Source: believed: 74 in all.
  var promptHeight: CGFloat { 30 }

  /// A tab bar, without the strip of the home indicator.
  var tabBarHeight: CGFloat {
    if isTallPad { return 50 }
    let isLow = traits.verticalSizeClass == .compact && InterfaceEra.current >= .iOS11
    return isLow ? 32 : ControlMetrics.current.tabBarHeight
  }

  /// A toolbar, without the strip of the home indicator, which makes it taller.
  func toolbarHeight(homeIndicator: CGFloat) -> CGFloat {
    homeIndicator > 0 ? 49 : ControlMetrics.current.toolbarHeight
  }

  private var isTallPad: Bool {
    traits.userInterfaceIdiom == .pad && InterfaceEra.current >= .iOS12
  }
}
