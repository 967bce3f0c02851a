import UIKit

/// The content of a `<toolbar>`.
public struct ToolbarContent: BarContent {
  /// The items, in order.
  public var items: [BarButtonItemDescription] = []
  /// Whether content shows through.
  public var isTranslucent = true
  /// Whether the style is dark.
  public var isDark = false
  /// The colour of the background; `nil` for the system's material.
  public var barTintColor: ColorDescription?
  /// The looks over content, from Xcode 13 on.
  public var standardAppearance: BarAppearanceDescription?
  /// The looks where content has come to rest at the bar.
  public var scrollEdgeAppearance: BarAppearanceDescription?
}

extension ToolbarContent: ViewElement {
  static let names = ["toolbar"]

  init(_ reader: ElementReader) {
    items = reader.barButtonItems(of: "items")
    isTranslucent = reader.flag("translucent", default: isTranslucent)
    isDark = reader.isDarkBar
    barTintColor = reader.color("barTintColor")
    standardAppearance = reader.barAppearance("standardAppearance")
    scrollEdgeAppearance = reader.barAppearance("scrollEdgeAppearance")
  }

  func makeView() -> UIToolbar { UIToolbar() }

  func apply(to view: UIToolbar, in context: BuildingContext) {
    view.isTranslucent = isTranslucent
    view.barTintColor = barTintColor?.uiColor
    view.appearances = BarAppearances(
      standard: standardAppearance?.uiAppearance, scrollEdge: scrollEdgeAppearance?.uiAppearance)
    view.barStyle = isDark ? .black : .default
  }

  func buildInside(_ view: UIToolbar, in context: BuildingContext) {
    view.items = items.map { context.builder.barButtonItem($0, in: view) }
  }
}
