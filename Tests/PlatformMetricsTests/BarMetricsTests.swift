import AutoLayout
import PlatformMetrics
import Testing

/// The heights of bars against published figures.
///
/// Apple publishes none. Libraries that carry measured ones agree on these: QMUI, GKNavigationBar,
/// react-navigation and the frames of saved documents; for iOS 26 Maui.Spine and GKNavigationBarSwift, for
/// tablets also G. Hackworth's "iPad bars in iOS 12".
struct BarMetricsTests {
  private static let portrait = SizeClasses(width: .compact, height: .regular)
  private static let landscape = SizeClasses(width: .compact, height: .compact)
  private static let largeLandscape = SizeClasses(width: .regular, height: .compact)
  private static let pad = SizeClasses(width: .regular, height: .regular)

  private func bars(
    _ release: Release, _ idiom: Idiom = .phone, _ classes: SizeClasses = portrait
  ) -> BarMetrics {
    BarMetrics(Platform(idiom: idiom, release: release), sizeClasses: classes)
  }

  @Test(arguments: [
    (Release.iOS7, 44.0, 32.0, 44.0, 44.0), (.iOS11, 44, 32, 44, 44), (.iOS12, 44, 32, 44, 50),
    (.iOS18, 44, 32, 44, 50), (.iOS26, 54, 32, 54, 54),
  ])
  func navigationBars(
    release: Release, upright: Double, turned: Double, largeTurned: Double, tablet: Double
  ) {
    #expect(bars(release).navigationBar == upright)
    #expect(bars(release, .phone, Self.landscape).navigationBar == turned)
    #expect(bars(release, .phone, Self.largeLandscape).navigationBar == largeTurned)
    #expect(bars(release, .pad, Self.pad).navigationBar == tablet)
  }

  @Test(arguments: [
    (Release.iOS7, 49.0, 49.0, 49.0, 49.0), (.iOS11, 49, 32, 49, 49), (.iOS12, 49, 32, 49, 50),
    (.iOS18, 49, 32, 49, 50), (.iOS26, 49, 32, 49, 50),
  ])
  func tabBars(
    release: Release, upright: Double, turned: Double, largeTurned: Double, tablet: Double
  ) {
    #expect(bars(release).tabBar == upright)
    #expect(bars(release, .phone, Self.landscape).tabBar == turned)
    #expect(bars(release, .phone, Self.largeLandscape).tabBar == largeTurned)
    #expect(bars(release, .pad, Self.pad).tabBar == tablet)
  }

  @Test func toolbars() {
    #expect(bars(.iOS18).toolbar(hasHomeIndicator: false) == 44)
    #expect(bars(.iOS18).toolbar(hasHomeIndicator: true) == 49)
    #expect(bars(.iOS18, .phone, Self.landscape).toolbar(hasHomeIndicator: true) == 32)
    #expect(bars(.iOS11, .pad, Self.pad).toolbar(hasHomeIndicator: false) == 44)
    #expect(bars(.iOS12, .pad, Self.pad).toolbar(hasHomeIndicator: false) == 50)
    #expect(bars(.iOS18).toolbarPadding(hasHomeIndicator: true) == 5)
    #expect(bars(.iOS18).toolbarPadding(hasHomeIndicator: false) == 0)
    #expect(bars(.iOS18, .phone, Self.landscape).toolbarPadding(hasHomeIndicator: true) == 0)
  }

  @Test func titlesPromptsAndSearchBars() {
    #expect(bars(.iOS11).largeTitle == 52)
    #expect(bars(.iOS26).largeTitle == 52)
    #expect(bars(.iOS7).navigationBar + bars(.iOS7).prompt == 74)
    #expect(bars(.iOS10).searchBar == 44)
    #expect(bars(.iOS11).searchBar == 56)
  }

  /// A page sheet is iOS 13's; its bar has 56 points, and in iOS 26 54 that begin 16 below the sheet's edge.
  @Test(arguments: [
    (Release.iOS12, false, 44.0, 44.0), (.iOS13, true, 56, 56), (.iOS18, true, 56, 56),
    (.iOS26, true, 70, 54),
  ])
  func sheets(release: Release, presentsSheets: Bool, bar: Double, innerBar: Double) {
    #expect(bars(release).presentsSheets == presentsSheets)
    #expect(bars(release).sheetNavigationBar == bar)
    #expect(bars(release).innerSheetNavigationBar == innerBar)
    #expect(bars(release).sheetGap == 10)
  }

  @Test func televisions() {
    // Human Interface Guidelines, tvOS: a tab bar of 68 points at 46 below the edge, before tvOS 13 one of 140
    // at the edge; navigation bars are saved 145 points high.
    for (release, top, height) in [(Release.iOS12, 0.0, 140.0), (.iOS13, 46, 68), (.iOS26, 46, 68)]
    {
      let metrics = bars(release, .tv, Self.pad)
      #expect(metrics.hasTabBarAtTop)
      #expect(metrics.tabBarTop == top)
      #expect(metrics.tabBar == height)
      #expect(metrics.tabBarCover(below: 60) == top + height - 60)
      #expect(metrics.navigationBar == 145)
      #expect(metrics.toolbarPadding(hasHomeIndicator: true) == 0)
    }
    #expect(bars(.iOS10, .tv, Self.pad).navigationBar == 145)
    #expect(bars(.iOS18).tabBarCover(below: 60) == 0)
  }

  /// Page sheets are unavailable in tvOS.
  @Test func sheets() {
    #expect(!bars(.iOS12).presentsSheets)
    #expect(bars(.iOS13).presentsSheets)
    #expect(!bars(.iOS18, .tv).presentsSheets)
  }
}
