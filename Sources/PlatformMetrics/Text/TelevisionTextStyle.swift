package import AutoLayout

/// The text styles of televisions, which have one text size, by Apple's names.
package enum TelevisionTextStyle: String, CaseIterable, Sendable {
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case subheadline = "UICTFontTextStyleSubhead"
  case callout = "UICTFontTextStyleCallout"
  case body = "UICTFontTextStyleBody"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// The style of a name: large titles are titles, and what televisions do not have counts as body.
  package init(named name: String) {
    self = Self(rawValue: name) ?? (name == Self.largeTitle ? .title1 : .body)
  }

  /// The system font of the style.
  package var font: Font { metric[Platform(idiom: .tv)] }

  private static let largeTitle = "UICTFontTextStyleTitle0"
}

extension TelevisionTextStyle {
  private var metric: Metric<Font> {
    switch self {
    case .title1: Self.title1Font
    case .title2: Self.title2Font
    case .title3: Self.title3Font
    case .headline: Self.headlineFont
    case .subheadline: Self.subheadlineFont
    case .callout: Self.calloutFont
    case .body: Self.bodyFont
    case .caption1: Self.caption1Font
    case .caption2: Self.caption2Font
    }
  }

  private static let title1Font = Metric<Font>(
    "television title 1", entries(76, .medium))
  private static let title2Font = Metric<Font>(
    "television title 2", entries(57, .medium))
  private static let title3Font = Metric<Font>(
    "television title 3", entries(48, .medium))
  private static let headlineFont = Metric<Font>(
    "television headline", entries(38, .medium))
  private static let subheadlineFont = Metric<Font>(
    "television subheadline", entries(38, .regular))
  private static let calloutFont = Metric<Font>(
    "television callout", entries(31, .medium))
  private static let bodyFont = Metric<Font>(
    "television body", entries(29, .medium))
  private static let caption1Font = Metric<Font>(
    "television caption 1", entries(25, .medium))
  private static let caption2Font = Metric<Font>(
    "television caption 2", entries(23, .medium))

  private static func entries(
    _ size: Double, _ weight: Font.Weight
  ) -> [Timeline<Font>.Entry] {
    [
      .init(
        .iOS9, Font(size: size, weight: weight),
        .apple("Human Interface Guidelines, Typography, tvOS text styles"))
    ]
  }

  package static let all: [any MetricFacts] = allCases.map(\.metric)
}
