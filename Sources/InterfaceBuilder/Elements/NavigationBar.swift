import Foundation
import UIKit

/// The content of a `<navigationBar>`.
public struct NavigationBarContent: BarContent {
  /// The items of a bar that stands alone; a controller's bar takes them from its controllers.
  public var items: [NavigationItemDescription] = []
  /// Whether titles are shown large.
  public var prefersLargeTitles = false
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
  /// The font of the title.
  public var titleFont: FontDescription?
  /// The colour of the title.
  public var titleColor: ColorDescription?
}

extension NavigationBarContent: ViewElement {
  static let names = ["navigationBar"]

  init(_ reader: ElementReader) {
    items = reader.children(of: "items", named: "navigationItem")
      .map(NavigationItemDescription.init)
    prefersLargeTitles = reader.flag("largeTitles")
    isTranslucent = reader.flag("translucent", default: isTranslucent)
    isDark = reader.isDarkBar
    barTintColor = reader.color("barTintColor")
    standardAppearance = reader.barAppearance("standardAppearance")
    scrollEdgeAppearance = reader.barAppearance("scrollEdgeAppearance")
    let title = reader.child("titleTextAttributes")
    titleFont = title?.font("fontDescription")
    titleColor = title?.color("textColor")
  }

  func makeView() -> UINavigationBar { UINavigationBar() }

  func apply(to view: UINavigationBar, in context: BuildingContext) {
    view.isTranslucent = isTranslucent
    view.barTintColor = barTintColor?.uiColor
    view.appearances = BarAppearances(
      standard: standardAppearance?.uiAppearance, scrollEdge: scrollEdgeAppearance?.uiAppearance)
    view.barStyle = isDark ? .black : .default
    view.prefersLargeTitles = prefersLargeTitles
    view.isInSheet = context.builder.isInSheet
    var title: [NSAttributedString.Key: Any] = [:]
    title[.foregroundColor] = titleColor?.uiColor
    title[.font] = titleFont.map { context.fonts.font($0, defaultSize: 17) }
    view.titleTextAttributes = title.isEmpty ? nil : title
  }

  func buildInside(_ view: UINavigationBar, in context: BuildingContext) {
    view.items = items.map { context.builder.navigationItem($0, in: view) }
  }
}
