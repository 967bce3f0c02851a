package import Foundation

/// The heights of bars, in points: the only place where they are written.
package struct BarMetrics: Sendable {
  /// The kind of device.
  let idiom: UIUserInterfaceIdiom
  /// The width of the bar's surroundings.
  let horizontal: UIUserInterfaceSizeClass
  /// The height of the bar's surroundings.
  let vertical: UIUserInterfaceSizeClass
  /// Whether a bar on the screen stands in for the home button.
  let hasHomeIndicator: Bool
  /// The generation of the platform.
  let era: InterfaceEra

  /// Creates the metrics of an environment.
  package init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, hasHomeIndicator: Bool, era: InterfaceEra
  ) {
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
    self.hasHomeIndicator = hasHomeIndicator
    self.era = era
  }

  /// The height of a navigation bar with its title between the buttons.
  ///
  /// Source: 44 in 693 of 832 stored bars; 50 on tablets since iOS 12 (Geoff Hackworth, *iPad Navigation Bar and
  /// Toolbar Height Changes in iOS 12*); 32 on phones held sideways but for the largest.
  package var navigationBarHeight: CGFloat {
    if idiom == .tv { return television.navigationBarBottom - safeTop }
    if era >= .iOS26, !isLow { return 54 }
    if isTallPad { return 50 }
    return isLow ? 32 : 44
  }

  /// The height that a large title adds below a navigation bar.
  ///
  /// Source: 96 in all in 37 stored bars.
  package var largeTitleHeight: CGFloat { 52 }

  /// The height that a prompt adds above the title.
  ///
  /// Assumed: 74 in all.
  var promptHeight: CGFloat { 30 }

  /// The height of a tab bar, without the strip of the home indicator.
  ///
  /// Source: 49 in 81 of 81 stored bars that are not stretched.
  package var tabBarHeight: CGFloat {
    if idiom == .tv { return television.tabBarHeight }
    if isTallPad { return 50 }
    return vertical == .compact && era >= .iOS11 ? 32 : 49
  }

  /// The height of a toolbar, without the strip of the home indicator.
  ///
  /// Source: stored toolbars whose height no constraint fixes: 44 on devices with a home button (24 of 24 in 7
  /// repositories), on phones with a home indicator 49 (111 of 116 in 2). Of the five others, all of one repository,
  /// three do not lie on the bottom of a safe area. Sideways as low as a navigation bar: "take into account the
  /// automatic change in toolbar height that occurs on device rotation" (Apple's *iOS Human Interface Guidelines*, 2011);
  /// tablets as navigation bars (Hackworth).
  package var toolbarHeight: CGFloat {
    if isTallPad { return 50 }
    if isLow { return 32 }
    return 44 + toolbarPadding
  }

  /// The height of a search bar.
  ///
  /// Source: 44 up to Xcode 8, later 56 in 15 of 24 stored bars.
  var searchBarHeight: CGFloat { era >= .iOS11 ? 56 : 44 }

  /// The height that the choices below a search bar add.
  ///
  /// Assumed.
  var scopeBarHeight: CGFloat { 44 }

  /// The height of an upright toolbar above its row of buttons.
  ///
  /// Source: views in stored toolbars 49 points high have their middle 27 points below the bar's top (20 of 20 in one
  /// repository), in those 44 high at 22.
  var toolbarPadding: CGFloat {
    hasHomeIndicator && idiom != .pad && idiom != .tv && !isLow ? 5 : 0
  }

  /// Whether tab bars are at the top of the screen, over the content.
  package var hasTabBarAtTop: Bool { idiom == .tv }

  /// The distance of a tab bar at the top from the top of the screen.
  package var tabBarTop: CGFloat { television.tabBarTop }

  /// The height that a tab bar at the top takes of what is below the safe area's top edge.
  package func tabBarCover(below safeTop: CGFloat) -> CGFloat {
    max(0, tabBarTop + tabBarHeight - safeTop)
  }

  private var television: TelevisionMetrics { TelevisionMetrics(era: era) }
  /// The height of the strip above navigation bars; the canvases of Xcode 7 and 8 had none.
  private var safeTop: CGFloat { era >= .iOS11 ? television.safeAreaInsets.top : 0 }
  private var isLow: Bool { vertical == .compact && horizontal == .compact }
  private var isTallPad: Bool { idiom == .pad && era >= .iOS12 }
}

extension BarMetrics {
  /// The metrics of a bar's or container's surroundings.
  @MainActor
  init(of traits: UITraitCollection, on screen: UIScreen?) {
    self.init(
      idiom: traits.userInterfaceIdiom, horizontal: traits.horizontalSizeClass,
      vertical: traits.verticalSizeClass, hasHomeIndicator: screen?.hasHomeIndicator ?? false,
      era: .current)
  }
}

extension UIView {
  /// The metrics of bars in the view's place.
  package var barMetrics: BarMetrics { BarMetrics(of: traitCollection, on: window?.screen) }
}

extension UIViewController {
  /// The metrics of the bars in the controller's view.
  var barMetrics: BarMetrics {
    BarMetrics(of: traitCollection, on: viewIfLoaded?.window?.screen)
  }
}
