package import Foundation
import PlatformMetrics

/// The fonts and distances of what bars show, in points.
///
/// Source, unless said otherwise: as bars of iOS 13 to 18 look in Apple's *Design Resources*; no document stores them.
package struct BarContentMetrics {
  private let isTelevision: Bool
  private let isCompactInHeight: Bool
  private let controls: ControlMetrics
  /// Whether the title of a tab is beside its picture.
  package let hasTitlesBesideImages: Bool

  /// Creates the metrics of a bar's surroundings.
  init(_ traits: UITraitCollection) {
    isTelevision = traits.userInterfaceIdiom == .tv
    isCompactInHeight = traits.verticalSizeClass == .compact
    controls = traits.controlMetrics
    hasTitlesBesideImages = traits.barMetrics.hasTitlesBesideImages
  }

  /// The font of titles between buttons.
  package var titleFont: UIFont {
    isTelevision
      ? UIFont(TelevisionTextStyle.title3.font) : .systemFont(ofSize: 17, weight: .semibold)
  }
  /// The font of large titles.
  package var largeTitleFont: UIFont { .systemFont(ofSize: 34, weight: .bold) }
  /// The font of the line above the title.
  package var promptFont: UIFont { .systemFont(ofSize: 13) }
  /// The font of the back button.
  package var backFont: UIFont { .systemFont(ofSize: buttonSize) }
  private var buttonSize: CGFloat { isTelevision ? CGFloat(controls.buttonTitleSize) : 17 }

  /// The font of a button.
  @MainActor package func font(of item: UIBarButtonItem) -> UIFont {
    .systemFont(ofSize: buttonSize, weight: item.isEmphasized ? .semibold : .regular)
  }

  /// The side of the square that symbols are drawn in.
  package var imageSide: CGFloat { isTelevision ? 48 : 24 }
  /// The width of the chevron of a back button.
  package var chevronWidth: CGFloat { isTelevision ? 40 : 20 }
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

  /// The font of a tab.
  package var tabFont: UIFont {
    if isTelevision { return .systemFont(ofSize: buttonSize, weight: .medium) }
    let size: CGFloat = hasTitlesBesideImages ? isCompactInHeight ? 12 : 13 : 10
    return .systemFont(ofSize: size, weight: .medium)
  }

  /// The side of the square that the picture of a tab is drawn in.
  package var tabImageSide: CGFloat { isCompactInHeight && hasTitlesBesideImages ? 18 : 24 }
}

extension UIView {
  /// The fonts and distances of what bars in the view's place show.
  package var barContentMetrics: BarContentMetrics { BarContentMetrics(traitCollection) }
}
