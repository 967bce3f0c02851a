import UIKit

/// The content of a `<tabBar>`.
public struct TabBarContent: BarContent {
  /// The items of a bar that stands alone; a controller's bar takes them from its controllers.
  public var items: [TabBarItemDescription] = []
  /// Whether content shows through.
  public var isTranslucent = true
  /// The colour of the background; `nil` for the system's material.
  public var barTintColor: ColorDescription?
  /// The looks over content, from Xcode 13 on.
  public var standardAppearance: BarAppearanceDescription?
  /// The looks where content has come to rest at the bar.
  public var scrollEdgeAppearance: BarAppearanceDescription?
}

extension TabBarContent: ViewElement {
  static let names = ["tabBar"]

  init(_ reader: ElementReader) {
    items = reader.children(of: "items", named: "tabBarItem").map(TabBarItemDescription.init)
    isTranslucent = reader.flag("translucent", default: isTranslucent)
    barTintColor = reader.color("barTintColor")
    standardAppearance = reader.barAppearance("standardAppearance")
    scrollEdgeAppearance = reader.barAppearance("scrollEdgeAppearance")
  }

  func makeView() -> UITabBar { UITabBar() }

  func apply(to view: UITabBar, in context: BuildingContext) {
    view.isTranslucent = isTranslucent
    view.barTintColor = barTintColor?.uiColor
    view.appearances = BarAppearances(
      standard: standardAppearance?.uiAppearance, scrollEdge: scrollEdgeAppearance?.uiAppearance)
    view.items = items.map(context.builder.tabBarItem)
  }
}
