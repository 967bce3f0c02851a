package import AutoLayout

/// The system's text styles, by Apple's names.
package enum SystemTextStyle: String, CaseIterable, Sendable {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case subheadline = "UICTFontTextStyleSubhead"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// The style of a name; other names count as body.
  package init(named name: String) {
    self = Self(rawValue: name) ?? .body
  }

  /// The number of preferred text sizes, from XS to AX5.
  package static let textSizeCount = 12
  /// The index of the usual text size, L.
  package static let usualTextSize = 3

  /// The system font of the style.
  ///
  /// - Parameters:
  ///   - textSize: The index of the preferred text size, from XS to AX5; televisions have one size for all.
  ///   - platform: The kind of device and the release.
  /// - Returns: The font, its size in points.
  package func font(atTextSize textSize: Int = usualTextSize, on platform: Platform) -> Font {
    let fonts = metric[platform]
    return fonts[min(textSize, fonts.count - 1)]
  }
}

extension SystemTextStyle {
  private var metric: Metric<[Font]> {
    switch self {
    case .largeTitle: Self.largeTitleFonts
    case .title1: Self.title1Fonts
    case .title2: Self.title2Fonts
    case .title3: Self.title3Fonts
    case .headline: Self.headlineFonts
    case .subheadline: Self.subheadlineFonts
    case .body: Self.bodyFonts
    case .callout: Self.calloutFonts
    case .footnote: Self.footnoteFonts
    case .caption1: Self.caption1Fonts
    case .caption2: Self.caption2Fonts
    }
  }

  private static let largeTitleFonts = Metric<[Font]>(
    "large title style", touch([31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    television: [.init(.iOS9, [Font(size: 76, weight: .medium)], .assumed("title 1's"))])
  private static let title1Fonts = Metric<[Font]>(
    "title 1 style", touch([25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    television: television(76))
  private static let title2Fonts = Metric<[Font]>(
    "title 2 style", touch([19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    television: television(57))
  private static let title3Fonts = Metric<[Font]>(
    "title 3 style", touch([17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    television: television(48))
  private static let headlineFonts = Metric<[Font]>(
    "headline style", touch([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], .semibold),
    television: television(38))
  /// Apple's table for televisions has a "subtitle 1" of 38 points, which is no subheadline: TVMLKit's text styles
  /// name both `TVTextStyleSubtitle1` and `TVTextStyleSubhead`.
  private static let subheadlineFonts = Metric<[Font]>(
    "subheadline style", touch([12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    television: [.init(.iOS9, [Font(size: 29, weight: .medium)], .assumed("tables of libraries"))])
  private static let bodyFonts = Metric<[Font]>(
    "body style", touch([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    television: television(29))
  private static let calloutFonts = Metric<[Font]>(
    "callout style", touch([13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    television: television(31))
  private static let footnoteFonts = Metric<[Font]>(
    "footnote style", touch([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    television: [.init(.iOS9, [Font(size: 29, weight: .medium)], .assumed("tables of libraries"))])
  private static let caption1Fonts = Metric<[Font]>(
    "caption 1 style", touch([11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    television: television(25))
  private static let caption2Fonts = Metric<[Font]>(
    "caption 2 style", touch([11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    television: television(23))

  /// The fonts of phones and tablets.
  ///
  /// The sizes at L agree with the saved heights of labels in all eleven styles.
  private static func touch(
    _ sizes: [Double], _ weight: Font.Weight = .regular
  ) -> [Timeline<[Font]>.Entry] {
    precondition(sizes.count == textSizeCount)
    return [
      .init(
        .iOS7, sizes.map { Font(size: $0, weight: weight) },
        .apple("Human Interface Guidelines, Typography, iOS Dynamic Type sizes"))
    ]
  }

  private static func television(_ size: Double) -> [Timeline<[Font]>.Entry] {
    [
      .init(
        .iOS9, [Font(size: size, weight: .medium)],
        .apple("Human Interface Guidelines, Typography, tvOS text styles"))
    ]
  }

  package static let all: [any MetricFacts] = allCases.map(\.metric) + [lineDistances]
}
