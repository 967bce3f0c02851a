package import Foundation

/// Fonts and distances of what bars show, in points.
///
/// Source, unless said otherwise: as bars of iOS 13 to 18 look in Apple's *Design Resources*; no document stores them.
extension BarMetrics {
  /// The font of titles between buttons.
  package var titleFont: UIFont {
    idiom == .tv
      ? .systemFont(ofSize: TelevisionMetrics.pointSize(of: .title3), weight: .medium)
      : .systemFont(ofSize: 17, weight: .semibold)
  }
  /// The font of large titles.
  package var largeTitleFont: UIFont { .systemFont(ofSize: 34, weight: .bold) }
  /// The font of the line above the title.
  package var promptFont: UIFont { .systemFont(ofSize: 13) }
  /// The font of the back button.
  package var backFont: UIFont { .systemFont(ofSize: buttonSize) }
  private var buttonSize: CGFloat { idiom == .tv ? TelevisionMetrics.controlFontSize : 17 }

  /// The font of a button.
  @MainActor package func font(of item: UIBarButtonItem) -> UIFont {
    .systemFont(ofSize: buttonSize, weight: item.isEmphasized ? .semibold : .regular)
  }

  /// The side of the square that symbols are drawn in.
  package var imageSide: CGFloat { idiom == .tv ? 48 : 24 }
  /// The width of the chevron of a back button.
  package var chevronWidth: CGFloat { idiom == .tv ? 40 : 20 }
  /// The distance of the chevron from the edge.
  var chevronMargin: CGFloat { 8 }
  /// The space between the back button and what follows it.
  var backSpacing: CGFloat { 8 }
  /// The space between buttons of a navigation bar.
  var itemSpacing: CGFloat { 12 }
  /// The least space between buttons of a toolbar.
  var toolbarSpacing: CGFloat { 8 }

  // MARK: Tabs

  /// The width of a tab on televisions without its title; assumed.
  var tabPadding: CGFloat { 60 }

  /// Whether the title of a tab is beside its picture.
  ///
  /// Source: since iOS 11 in regular widths and compact heights (*What's New in Cocoa Touch*, WWDC 2017).
  package var hasTitlesBesideImages: Bool {
    idiom != .tv && era >= .iOS11 && (horizontal == .regular || vertical == .compact)
  }

  /// The font of a tab.
  package var tabFont: UIFont {
    if idiom == .tv {
      return .systemFont(ofSize: TelevisionMetrics.controlFontSize, weight: .medium)
    }
    return hasTitlesBesideImages
      ? .systemFont(ofSize: vertical == .compact ? 12 : 13, weight: .medium)
      : .systemFont(ofSize: 10, weight: .medium)
  }

  /// The side of the square that the picture of a tab is drawn in.
  package var tabImageSide: CGFloat { vertical == .compact && hasTitlesBesideImages ? 18 : 24 }
}
