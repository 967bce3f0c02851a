package import Foundation

/// The sizes of tvOS, in points: what is different there from iOS.
///
/// Source: *HIG* is Apple's *Human Interface Guidelines*, in the words of its time; counts are of repositories
/// with documents for televisions.
package struct TelevisionMetrics: Sendable {
  /// The generation of the platform: tvOS is as old as the iOS of the same number.
  let era: InterfaceEra

  /// The metrics of the era in force.
  @MainActor static var current: TelevisionMetrics { TelevisionMetrics(era: .current) }

  /// Creates the metrics of a time.
  package init(era: InterfaceEra) { self.era = era }

  // MARK: Screen and bars

  /// The parts of the screen that may not be seen.
  ///
  /// Source: HIG of tvOS 9 to 12: 60 and 90; today's: 60 and 80. One repository stores 90 in Xcode 11, one 80 in
  /// Xcode 14; that it changed with Xcode 13 is assumed.
  package var safeAreaInsets: UIEdgeInsets {
    let side: CGFloat = era >= .iOS15 ? 80 : 90
    return UIEdgeInsets(top: 60, left: side, bottom: 60, right: side)
  }

  /// The distance of a tab bar from the top of the screen.
  ///
  /// Source: HIG, since tvOS 13: 46.
  package var tabBarTop: CGFloat { era >= .iOS13 ? 46 : 0 }

  /// The height of a tab bar.
  ///
  /// Source: HIG: 68; of tvOS 9 to 12: "covers the top 140 pixels".
  package var tabBarHeight: CGFloat { era >= .iOS13 ? 68 : 140 }

  /// The distance of a navigation bar's lower edge from the top of the screen.
  ///
  /// Assumed: both bars of one repository are stored 145 points high, at the top.
  package var navigationBarBottom: CGFloat { 145 }

  // MARK: Controls

  /// The size of titles of buttons and segments.
  ///
  /// Source: stored widths of buttons (3 repositories).
  package static let controlFontSize: CGFloat = 38

  /// The height of a segmented control.
  ///
  /// Assumed: 70 in 3 of 3 controls of one repository of Xcode 8, 84 in one of Xcode 16.
  var segmentedControlHeight: CGFloat { era >= .iOS13 ? 84 : 70 }

  /// The width of a segment without its title.
  ///
  /// Assumed: from the widths of the same controls.
  var segmentPadding: CGFloat { era >= .iOS13 ? 18 : 48 }

  /// The height of a progress view.
  ///
  /// Assumed: one repository.
  var progressViewHeight: CGFloat { 10 }

  /// The space between rows of a table.
  ///
  /// Assumed: rows 66 points high are stored 80 apart in one repository.
  var rowSpacing: CGFloat { 14 }

  // MARK: Text styles

  /// The size of a text style; unknown styles count as body.
  ///
  /// Source: HIG; stored labels of six styles are as high. The smaller captions are one point larger than said there
  /// in one repository; subheadlines are not in that table, and as body in two documents of one.
  static func pointSize(of style: UIFont.TextStyle) -> CGFloat { sizes[style] ?? 29 }

  private static let sizes: [UIFont.TextStyle: CGFloat] = [
    .largeTitle: 76, .title1: 76, .title2: 57, .title3: 48, .headline: 38, .callout: 31,
    .caption1: 25, .caption2: 24,
  ]

  /// The weight of a text style.
  ///
  /// Source: stored widths: titles and callouts of medium weight (5 of 6), captions of regular weight (1).
  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .title1, .title2, .title3, .callout: .medium
    default: .regular
    }
  }
}
