import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

extension BarItem {
  /// A button of a bar.
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - colors: Resolves its tint.
  ///   - views: Draws a view that takes the button's place.
  @MainActor
  init(
    _ item: BarButtonItemDescription, colors: DocumentColors,
    views: (ViewDescription) -> Picture?
  ) {
    self.init(item.title ?? "", image: item.image.map { Drawing.ImageContent($0) })
    color = colors.color(item.tintColor)
    if item.isDone { kind = .done }
    if !item.isEnabled { color = Color(hex: 0x8E8E93, alpha: 0.5) }
    if let view = item.customView {
      kind = views(view).map { .view($0) } ?? .fixedSpace(0)
    } else if let system = item.systemItem.flatMap(
      UIBarButtonItem.SystemItem.init(documentName:))
    {
      apply(system, width: item.width ?? 0)
    }
  }

  /// A tab.
  init(_ item: TabBarItemDescription) {
    let image = item.image ?? item.selectedImage
    self.init(item.shownTitle ?? "", image: image.map { Drawing.ImageContent($0) })
    if let name = item.systemItem, let symbol = Self.systemSymbols[name] {
      self.image = .symbol(symbol)
    }
  }

  /// The symbols nearest to those of `UITabBarItem.SystemItem`.
  private static let systemSymbols = [
    "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
    "recents": "clock.fill", "contacts": "person.circle.fill", "history": "clock.fill",
    "bookmarks": "book.fill", "search": "magnifyingglass", "downloads": "arrow.down.circle.fill",
    "mostRecent": "clock.fill", "mostViewed": "list.number",
  ]
}
