import AutoLayout

/// The heights of bars, in points, on a platform with its size classes.
package struct BarMetrics: Sendable {
  private let platform: Platform
  private let isCompactInHeight: Bool
  private let isCompactInWidth: Bool
  private let isRegularInWidth: Bool

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - platform: The kind of device and the release.
  ///   - sizeClasses: Those of the window.
  package init(_ platform: Platform, sizeClasses: SizeClasses) {
    self.platform = platform
    isCompactInHeight = sizeClasses.height == .compact
    isCompactInWidth = sizeClasses.width == .compact
    isRegularInWidth = sizeClasses.width == .regular
  }

  /// A navigation bar with its title between the buttons; lower on all but the largest phones in landscape.
  package var navigationBar: Double {
    if platform.idiom == .pad { return Self.padNavigationBar[platform] }
    return isLowPhone ? Self.lowNavigationBar[platform] : Self.navigationBar[platform]
  }

  /// The height that a large title adds to a navigation bar.
  package var largeTitle: Double { Self.largeTitle[platform] }

  /// The height that a prompt adds to a navigation bar.
  package var prompt: Double { Self.prompt[platform] }

  /// A navigation bar of a sheet.
  package var sheetNavigationBar: Double { Self.sheetNavigationBar[platform] }

  /// A navigation bar that a sheet's view holds without a navigation controller.
  package var innerSheetNavigationBar: Double { Self.innerSheetNavigationBar[platform] }

  /// A tab bar, without the strip of the home indicator; lower on all but the largest phones in landscape.
  package var tabBar: Double {
    if platform.idiom == .pad { return Self.padTabBar[platform] }
    return isLowPhone ? Self.lowTabBar[platform] : Self.tabBar[platform]
  }

  /// A toolbar, without the strip of the home indicator.
  ///
  /// - Parameter hasHomeIndicator: Whether the device has one in place of a home button.
  /// - Returns: The height in points.
  package func toolbar(hasHomeIndicator: Bool) -> Double {
    if isLowPhone { return Self.lowToolbar[platform] }
    if platform.idiom == .pad { return Self.padToolbar[platform] }
    return hasHomeIndicator ? Self.tallToolbar[platform] : Self.toolbar[platform]
  }

  /// The height of a toolbar above its row of buttons, by whether the device has a home indicator.
  package func toolbarPadding(hasHomeIndicator: Bool) -> Double {
    let isTall = hasHomeIndicator && platform.idiom == .phone && !isLowPhone
    return isTall ? Self.tallToolbarPadding[platform] : 0
  }

  /// Whether tab bars lie at the top of the screen, over the content.
  package var hasTabBarAtTop: Bool { Self.hasTabBarAtTop[platform] }

  /// The distance of a tab bar at the top from the top of the screen.
  package var tabBarTop: Double { Self.tabBarTop[platform] }

  /// The height that a tab bar at the top takes of what is below the safe area's top edge.
  package func tabBarCover(below safeTop: Double) -> Double {
    hasTabBarAtTop ? max(0, tabBarTop + tabBar - safeTop) : 0
  }

  /// Whether the titles of tabs are beside their pictures.
  package var hasTitlesBesideImages: Bool {
    Self.hasTitlesBesideImages[platform] && (isRegularInWidth || isCompactInHeight)
  }

  /// Whether the window is that of a phone in landscape, unless it is one of the largest.
  private var isLowPhone: Bool { isCompactInHeight && isCompactInWidth }

  /// A search bar.
  package var searchBar: Double { Self.searchBar[platform] }

  /// The choices below a search bar.
  package var scopeBar: Double { Self.scopeBar[platform] }

  /// Whether presented scenes are cards over the presenting one, rather than as large as the window.
  package var presentsSheets: Bool { Self.presentsSheets[platform] }

  /// Whether bars have no background where no content is scrolled below them.
  package var isClearAtScrollEdge: Bool { Self.isClearAtScrollEdge[platform] }

  /// The distance of a sheet that is as wide as the window from what covers the top of the screen.
  package var sheetGap: Double { Self.sheetGap[platform] }
}

extension BarMetrics {
  private static let navigationBar = Metric<Double>(
    "navigation bar",
    [
      .init(.iOS7, 44, .measured(repositories: 79, of: 86)),
      .init(.iOS26, 54, .measured(repositories: 5, of: 6)),
    ],
    television: [
      .init(
        .iOS9, 145,
        .assumed("saved in 2 of 2 repositories: at the top, from tvOS 11 on below the safe area"))
    ])
  private static let lowNavigationBar = Metric<Double>(
    "navigation bar in landscape",
    [.init(.iOS7, 32, .measured(repositories: 5, of: 5))])
  private static let padNavigationBar = Metric<Double>(
    "navigation bar of tablets",
    [
      .init(.iOS7, 44, .assumed("saved in 3 of 3 repositories")),
      .init(.iOS12, 50, .measured(repositories: 5, of: 5)),
      .init(.iOS26, 54, .assumed("1 library's list of measured bars")),
    ])
  private static let largeTitle = Metric<Double>(
    "large title", [.init(.iOS11, 52, .measured(repositories: 14, of: 16))])
  private static let prompt = Metric<Double>(
    "prompt", [.init(.iOS7, 30, .assumed("74 in all, 2 old lists"))])
  private static let sheetNavigationBar = Metric<Double>(
    "navigation bar of sheets",
    [
      .init(.iOS7, 44, .apple("sheets fill the screen before iOS 13")),
      .init(.iOS13, 56, .measured(repositories: 12, of: 62)),
      .init(.iOS26, 70, .assumed("54 points that begin 16 below the edge, 3 libraries' lists")),
    ])
  private static let innerSheetNavigationBar = Metric<Double>(
    "navigation bar inside the view of a sheet",
    [
      .init(.iOS7, 44, .apple("sheets fill the screen before iOS 13")),
      .init(
        .iOS13, 56, .assumed("saved in 2 of 2 repositories, as those of controllers are in 12")),
      .init(.iOS26, 54, .assumed("saved in 1 of 1 repository")),
    ])
  private static let tabBar = Metric<Double>(
    "tab bar", [.init(.iOS7, 49, .measured(repositories: 35, of: 47))],
    television: [
      .init(.iOS9, 140, .apple("Human Interface Guidelines, tvOS 9 to 12: tab bars")),
      .init(.iOS13, 68, .apple("Human Interface Guidelines, tvOS: tab bars")),
    ])
  private static let hasTabBarAtTop = Metric<Bool>(
    "tab bar at the top", [.init(.iOS7, false, .apple("UITabBarController"))],
    television: [.init(.iOS9, true, .apple("Human Interface Guidelines, tvOS: tab bars"))])
  private static let tabBarTop = Metric<Double>(
    "distance of a tab bar from the top",
    [.init(.iOS7, 0, .assumed("no tab bar lies at the top"))],
    television: [
      .init(.iOS9, 0, .apple("Human Interface Guidelines, tvOS 9 to 12: tab bars")),
      .init(.iOS13, 46, .apple("Human Interface Guidelines, tvOS: tab bars")),
    ])
  private static let hasTitlesBesideImages = Metric<Bool>(
    "titles of tabs beside their pictures where there is room",
    [
      .init(.iOS7, false, .apple("UITabBar before iOS 11")),
      .init(.iOS11, true, .apple("WWDC 2017, What's New in Cocoa Touch")),
    ],
    television: [.init(.iOS9, false, .apple("Human Interface Guidelines, tvOS: tab bars"))])
  private static let lowTabBar = Metric<Double>(
    "tab bar in landscape",
    [
      .init(.iOS7, 49, .apple("UITabBar before iOS 11")),
      .init(.iOS11, 32, .assumed("3 libraries' lists of measured bars")),
    ])
  private static let padTabBar = Metric<Double>(
    "tab bar of tablets",
    [
      .init(.iOS7, 49, .apple("UITabBar")),
      .init(
        .iOS12, 50,
        .assumed("4 libraries; since iPadOS 18 it floats at the top, at no known height")),
    ])
  private static let toolbar = Metric<Double>(
    "toolbar", [.init(.iOS7, 44, .measured(repositories: 16, of: 16))])
  private static let tallToolbar = Metric<Double>(
    "toolbar beside a home indicator",
    [.init(.iOS11, 49, .assumed("saved in 4 of 7 repositories, 44 in 3"))])
  private static let tallToolbarPadding = Metric<Double>(
    "toolbar above its buttons beside a home indicator",
    [.init(.iOS11, 5, .assumed("20 of 20 saved views, in 1 repository"))])
  private static let lowToolbar = Metric<Double>(
    "toolbar in landscape", [.init(.iOS7, 32, .assumed("2 libraries' lists of measured bars"))])
  private static let padToolbar = Metric<Double>(
    "toolbar of tablets",
    [
      .init(.iOS7, 44, .assumed("saved in 4 of 4 repositories")),
      .init(.iOS12, 50, .assumed("2 libraries' lists of measured bars")),
    ])
  private static let searchBar = Metric<Double>(
    "search bar",
    [
      .init(.iOS7, 44, .assumed("saved in 3 of 4 repositories")),
      .init(.iOS11, 56, .measured(repositories: 8, of: 10)),
    ])
  private static let scopeBar = Metric<Double>(
    "scope bar", [.init(.iOS7, 44, .assumed("not seen saved"))])
  private static let presentsSheets = Metric<Bool>(
    "presented scenes are sheets",
    [
      .init(.iOS7, false, .apple("UIModalPresentationStyle.automatic")),
      .init(.iOS13, true, .apple("UIModalPresentationStyle.automatic, WWDC 2019")),
    ],
    television: [.init(.iOS9, false, .apple("UIModalPresentationStyle.pageSheet: not on tvOS"))])
  private static let isClearAtScrollEdge = Metric<Bool>(
    "bars are clear at the edge of content",
    [
      .init(
        .iOS7, false, .apple("UINavigationBar.scrollEdgeAppearance: since iOS 13 for large titles")),
      .init(
        .iOS15, true,
        .apple("UINavigationBar, UIToolbar and UITabBar.scrollEdgeAppearance: nil for a clear one")),
    ])
  private static let sheetGap = Metric<Double>(
    "gap above sheets", [.init(.iOS13, 10, .assumed("54 points below a notch of 44"))])

  package static let all: [any MetricFacts] = [
    navigationBar, lowNavigationBar, padNavigationBar, largeTitle, prompt, sheetNavigationBar,
    innerSheetNavigationBar,
    tabBar, hasTabBarAtTop, tabBarTop, hasTitlesBesideImages, lowTabBar, padTabBar, toolbar,
    tallToolbar, tallToolbarPadding, lowToolbar, padToolbar, searchBar, scopeBar, presentsSheets,
    isClearAtScrollEdge, sheetGap,
  ]
}
