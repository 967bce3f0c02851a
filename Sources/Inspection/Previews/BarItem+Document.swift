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
    } else if let name = item.systemItem, let system = Self.systemItems[name] {
      apply(system, width: item.width ?? 0)
    }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  /// A tab.
  init(_ item: TabBarItemDescription) {
    let image = item.image ?? item.selectedImage
    self.init(item.title ?? "", image: image.map { Drawing.ImageContent($0) })
    if let name = item.systemItem, let look = Self.systemTabs[name] {
      title = item.title ?? look.title
      self.image = .symbol(look.symbol)
    }
  }

  /// - Source: the titles of `UITabBarItem.SystemItem` in English; the symbols are the nearest ones.
  private static let systemTabs: [String: (title: String, symbol: String)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.circle.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down.circle.fill"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
  ]
}
