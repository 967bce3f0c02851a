package import AutoLayout

/// The fonts and distances of what bars show, in points, on a platform with its size classes.
package struct BarContentMetrics: Sendable {
  private let platform: Platform
  private let isCompactInHeight: Bool
  /// Whether the titles of tabs are beside their pictures.
  package let hasTitlesBesideImages: Bool

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - platform: The kind of device and the release.
  ///   - sizeClasses: Those of the window.
  package init(_ platform: Platform, sizeClasses: SizeClasses) {
    self.platform = platform
    isCompactInHeight = sizeClasses.height == .compact
    hasTitlesBesideImages = BarMetrics(platform, sizeClasses: sizeClasses).hasTitlesBesideImages
  }

  /// The font of titles between buttons.
  package var titleFont: Font { Self.titleFont[platform] }
  /// The font of large titles.
  package var largeTitleFont: Font { Self.largeTitleFont[platform] }
  /// The font of the line above the title.
  package var promptFont: Font { Self.promptFont[platform] }
  /// The font of buttons, the back button among them.
  package var buttonFont: Font { Self.buttonFont[platform] }
  /// The font of buttons that end what the screen is for.
  package var emphasizedButtonFont: Font { Self.emphasizedButtonFont[platform] }

  /// The side of the square that symbols are drawn in.
  package var imageSide: Double { Self.imageSide[platform] }
  /// The width of the chevron of a back button.
  package var chevronWidth: Double { Self.chevronWidth[platform] }
  /// The distance of the chevron from the edge.
  package var chevronMargin: Double { Self.chevronMargin[platform] }
  /// The space between the back button and what follows it.
  package var backSpacing: Double { Self.backSpacing[platform] }
  /// The space between buttons of a navigation bar.
  package var itemSpacing: Double { Self.itemSpacing[platform] }
  /// The least space between buttons of a toolbar.
  package var toolbarSpacing: Double { Self.toolbarSpacing[platform] }

  /// The width of a tab in a bar at the top of the screen, without its title.
  package var tabPadding: Double { Self.tabPadding[platform] }

  /// The font of a tab.
  package var tabFont: Font {
    guard hasTitlesBesideImages else { return Self.tabFont[platform] }
    return isCompactInHeight ? Self.lowTabFont[platform] : Self.wideTabFont[platform]
  }

  /// The side of the square that the picture of a tab is drawn in.
  package var tabImageSide: Double {
    isCompactInHeight && hasTitlesBesideImages
      ? Self.lowTabImageSide[platform] : Self.tabImageSide[platform]
  }
}

extension BarContentMetrics {
  private static let titleFont = Metric<Font>(
    "title of a bar", [.init(.iOS7, Font(size: 17, weight: .semibold), designResources)],
    television: [.init(.iOS9, televisionFont(.title3), .assumed("its text style, title 3"))])
  private static let largeTitleFont = Metric<Font>(
    "large title of a bar", [.init(.iOS11, Font(size: 34, weight: .bold), designResources)])
  private static let promptFont = Metric<Font>(
    "prompt of a bar", [.init(.iOS7, Font(size: 13), designResources)])
  private static let buttonFont = Metric<Font>(
    "button of a bar", [.init(.iOS7, Font(size: 17), designResources)],
    television: [.init(.iOS9, Font(size: televisionSize), .assumed("as buttons elsewhere"))])
  private static let emphasizedButtonFont = Metric<Font>(
    "emphasized button of a bar",
    [.init(.iOS7, Font(size: 17, weight: .semibold), designResources)],
    television: [
      .init(
        .iOS9, Font(size: televisionSize, weight: .semibold), .assumed("as buttons elsewhere"))
    ])
  private static let imageSide = Metric<Double>(
    "symbol of a bar", [.init(.iOS7, 24, designResources)],
    television: [.init(.iOS9, 48, .assumed("twice that of phones"))])
  private static let chevronWidth = Metric<Double>(
    "chevron of a back button", [.init(.iOS7, 20, designResources)],
    television: [.init(.iOS9, 40, .assumed("twice that of phones"))])
  private static let chevronMargin = Metric<Double>(
    "distance of the chevron from the edge", [.init(.iOS7, 8, designResources)])
  private static let backSpacing = Metric<Double>(
    "space after the back button", [.init(.iOS7, 8, designResources)])
  private static let itemSpacing = Metric<Double>(
    "space between buttons of navigation bars", [.init(.iOS7, 12, designResources)])
  private static let toolbarSpacing = Metric<Double>(
    "space between buttons of toolbars", [.init(.iOS7, 8, designResources)])
  private static let tabPadding = Metric<Double>(
    "tab at the top without its title", [.init(.iOS7, 60, .assumed("not seen saved"))])
  private static let tabFont = Metric<Font>(
    "tab below its picture", [.init(.iOS7, Font(size: 10, weight: .medium), designResources)],
    television: [
      .init(.iOS9, Font(size: televisionSize, weight: .medium), .assumed("as buttons elsewhere"))
    ])
  private static let wideTabFont = Metric<Font>(
    "tab beside its picture", [.init(.iOS11, Font(size: 13, weight: .medium), designResources)])
  private static let lowTabFont = Metric<Font>(
    "tab beside its picture in landscape",
    [.init(.iOS11, Font(size: 12, weight: .medium), designResources)])
  private static let tabImageSide = Metric<Double>(
    "picture of a tab", [.init(.iOS7, 24, designResources)])
  private static let lowTabImageSide = Metric<Double>(
    "picture of a tab in landscape", [.init(.iOS11, 18, designResources)])

  /// Bars as they look there; no document stores their content.
  private static let designResources = Source.apple("Design Resources, iOS 13 to 18: bars")

  private static let televisionSize = ControlMetrics(Platform(idiom: .tv)).buttonTitleSize

  private static func televisionFont(_ style: SystemTextStyle) -> Font {
    style.font(on: Platform(idiom: .tv))
  }

  package static let all: [any MetricFacts] = [
    titleFont, largeTitleFont, promptFont, buttonFont, emphasizedButtonFont, imageSide,
    chevronWidth, chevronMargin, backSpacing, itemSpacing, toolbarSpacing, tabPadding, tabFont,
    wideTabFont, lowTabFont, tabImageSide, lowTabImageSide,
  ]
}
