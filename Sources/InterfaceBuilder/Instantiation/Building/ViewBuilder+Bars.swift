import Foundation
import UIKit

extension ViewBuilder {
  /// Makes an item of a navigation bar and the views it shows.
  func navigationItem(
    _ description: NavigationItemDescription, in bar: UIView?
  ) -> UINavigationItem {
    let item = UINavigationItem(title: description.title ?? "")
    apply(description, to: item, in: bar)
    return item
  }

  /// Gives a navigation item what the document says, and makes the views it shows.
  func apply(
    _ description: NavigationItemDescription, to item: UINavigationItem, in bar: UIView?
  ) {
    item.documentID = description.id
    program?.note(item, id: description.id)
    if let title = description.title { item.title = title }
    item.prompt = description.prompt
    item.largeTitleDisplayMode =
      switch description.largeTitleDisplay {
      case .automatic: .automatic
      case .always: .always
      case .never, .inline: .never
      }
    item.hidesBackButton = description.hidesBackButton
    item.titleView = description.titleView.map { build($0, in: bar) }
    item.leftBarButtonItems = items(description.leftItems, in: bar)
    item.rightBarButtonItems = items(description.rightItems, in: bar)
    item.backBarButtonItem = description.backItem.map { barButtonItem($0, in: bar) }
  }

  private func items(
    _ descriptions: [BarButtonItemDescription], in bar: UIView?
  ) -> [UIBarButtonItem]? {
    descriptions.isEmpty ? nil : descriptions.map { barButtonItem($0, in: bar) }
  }

  /// Makes a button of a bar and the view it shows.
  func barButtonItem(_ description: BarButtonItemDescription, in bar: UIView?) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.documentID = description.id
    program?.note(item, id: description.id)
    item.title = description.title
    item.image = description.image.map(barImage)
    item.style = description.isDone ? .done : .plain
    item.width = CGFloat(description.width ?? 0)
    item.isEnabled = description.isEnabled
    item.tintColor = description.tintColor?.uiColor
    item.systemItem = description.systemItem.flatMap(UIBarButtonItem.SystemItem.init(documentName:))
    item.customView = description.customView.map { build($0, in: bar) }
    return item
  }

  /// Makes a tab.
  func tabBarItem(_ description: TabBarItemDescription) -> UITabBarItem {
    let item = UITabBarItem()
    item.documentID = description.id
    program?.note(item, id: description.id)
    item.title = description.shownTitle
    item.image =
      description.image.map(barImage)
      ?? description.systemItem.flatMap { Self.tabSymbols[$0] }.flatMap { UIImage(systemName: $0) }
    item.selectedImage = description.selectedImage.map(barImage)
    item.badgeValue = description.badge
    return item
  }

  /// The picture of an item; bars do not depend on its size where the document does not list it.
  private func barImage(_ description: ImageDescription) -> UIImage {
    images.image(description)
      ?? UIImage(name: description.name, size: CGSize(width: 24, height: 24))
  }

  /// The symbols nearest to those of `UITabBarItem.SystemItem`.
  private static let tabSymbols = [
    "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
    "recents": "clock.fill", "contacts": "person.circle.fill", "history": "clock.fill",
    "bookmarks": "book.fill", "search": "magnifyingglass", "downloads": "arrow.down.circle.fill",
    "mostRecent": "clock.fill", "mostViewed": "list.number",
  ]
}

extension TabBarItemDescription {
  /// The title: the item's own, or that of the system's item.
  fileprivate var shownTitle: String? {
    title ?? systemItem.flatMap { Self.systemTitles[$0] }
  }

  /// - Source: the titles of `UITabBarItem.SystemItem` in English.
  private static let systemTitles = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]
}

extension UIBarButtonItem.SystemItem {
  /// The item of a name as documents write it, such as `flexibleSpace`.
  init?(documentName name: String) {
    guard let item = Self.byDocumentName[name] else { return nil }
    self = item
  }

  private static let byDocumentName: [String: Self] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}
