/// What a `<navigationBar>` says beyond a view.
public struct NavigationBarContent: Sendable {
  /// The items of a bar that stands alone; a controller's bar takes them from its controllers.
  public var items: [NavigationItemDescription]
  /// Whether titles are shown large.
  public var prefersLargeTitles: Bool
  /// Whether content shows through.
  public var isTranslucent: Bool
  /// Whether the appearance is dark.
  public var isDark: Bool
  /// The colour of the bar's background.
  public var barTintColor: ColorDescription?
  /// The font of the title.
  public var titleFont: FontDescription?
  /// The colour of the title.
  public var titleColor: ColorDescription?
}

/// What a `<toolbar>` says beyond a view.
public struct ToolbarContent: Sendable {
  /// The items, in order.
  public var items: [BarButtonItemDescription]
  /// Whether content shows through.
  public var isTranslucent: Bool
  /// Whether the appearance is dark.
  public var isDark: Bool
  /// The colour of the bar's background.
  public var barTintColor: ColorDescription?
}

/// What a `<tabBar>` says beyond a view.
public struct TabBarContent: Sendable {
  /// The items of a bar that stands alone; a controller's bar takes them from its controllers.
  public var items: [TabBarItemDescription]
  /// Whether content shows through.
  public var isTranslucent: Bool
  /// The colour of the bar's background.
  public var barTintColor: ColorDescription?
}

/// What a controller gives the navigation bar.
public struct NavigationItemDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// The title.
  public var title: String?
  /// The line above.
  public var prompt: String?
  /// Whether the title is shown large.
  public var largeTitleDisplay: LargeTitleDisplay
  /// The view that takes the place of the title.
  public var titleView: ViewDescription?
  /// The buttons on the leading side.
  public var leftItems: [BarButtonItemDescription]
  /// The buttons on the trailing side, from the edge inwards.
  public var rightItems: [BarButtonItemDescription]
  /// The button that leads back to this controller.
  public var backItem: BarButtonItemDescription?
  /// Whether there is no back button.
  public var hidesBackButton: Bool

  /// Whether the title is shown large where the bar prefers it.
  public enum LargeTitleDisplay: String, Hashable, Sendable {
    case automatic, always, never, inline
  }
}

/// A button of a navigation bar or toolbar.
public struct BarButtonItemDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// The title.
  public var title: String?
  /// One of the system's, such as `add` or `flexibleSpace`.
  public var systemItem: String?
  /// The image.
  public var image: ImageDescription?
  /// Whether the button is emphasised.
  public var isDone: Bool
  /// A fixed width in points.
  public var width: Double?
  /// Whether the control reacts.
  public var isEnabled: Bool
  /// The tint; `nil` to inherit it.
  public var tintColor: ColorDescription?
  /// The view that takes the place of the button.
  public var customView: ViewDescription?
}

/// A tab of a tab bar.
public struct TabBarItemDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// The title.
  public var title: String?
  /// One of the system's, such as `favorites`.
  public var systemItem: String?
  /// The image.
  public var image: ImageDescription?
  /// The image of the selected tab.
  public var selectedImage: ImageDescription?
  /// The text on the badge.
  public var badge: String?
}

extension ReadingContext {
  func navigationBar(_ source: VariedElement, views: BuiltViews) -> NavigationBarContent {
    let title = source.child(key: "titleTextAttributes").map(vary)
    return NavigationBarContent(
      items: source.element.children(of: "items").filter { $0.name == "navigationItem" }.map {
        navigationItem($0, views: views)
      },
      prefersLargeTitles: source.flag("largeTitles"),
      isTranslucent: source.flag("translucent", default: true), isDark: isDark(source),
      barTintColor: color("barTintColor", of: source),
      titleFont: title.flatMap { font("fontDescription", of: $0) },
      titleColor: title.flatMap { color("textColor", of: $0) })
  }

  func toolbar(_ source: VariedElement, views: BuiltViews) -> ToolbarContent {
    ToolbarContent(
      items: barButtonItems(source.element.children(of: "items"), views: views),
      isTranslucent: source.flag("translucent", default: true), isDark: isDark(source),
      barTintColor: color("barTintColor", of: source))
  }

  func tabBar(_ source: VariedElement) -> TabBarContent {
    TabBarContent(
      items: source.element.children(of: "items").filter { $0.name == "tabBarItem" }
        .map(tabBarItem),
      isTranslucent: source.flag("translucent", default: true),
      barTintColor: color("barTintColor", of: source))
  }

  private func isDark(_ source: VariedElement) -> Bool {
    source["barStyle"]?.hasPrefix("black") ?? false
  }

  func navigationItem(
    _ element: DocumentElement, views: BuiltViews
  ) -> NavigationItemDescription {
    let source = vary(element)
    func items(_ key: String) -> [BarButtonItemDescription] {
      let single = element.children.filter { $0.key == "\(key)Item" }
      return barButtonItems(Array(single) + element.children(of: "\(key)Items"), views: views)
    }
    return NavigationItemDescription(
      element: element, id: element.identity, title: string("title", of: source),
      prompt: string("prompt", of: source),
      largeTitleDisplay: value("largeTitleDisplayMode", of: source) ?? .automatic,
      titleView: views[element.child(key: "titleView")], leftItems: items("leftBarButton"),
      rightItems: items("rightBarButton"),
      backItem: element.child(key: "backBarButtonItem").map { barButtonItem($0, views: views) },
      hidesBackButton: source.flag("hidesBackButton"))
  }

  func barButtonItems(
    _ elements: [DocumentElement], views: BuiltViews
  ) -> [BarButtonItemDescription] {
    elements.filter { $0.name == "barButtonItem" }.map { barButtonItem($0, views: views) }
  }

  private func barButtonItem(
    _ element: DocumentElement, views: BuiltViews
  ) -> BarButtonItemDescription {
    let source = vary(element)
    return BarButtonItemDescription(
      element: element, id: element.identity, title: string("title", of: source),
      systemItem: source["systemItem"], image: image("image", of: source),
      isDone: source["style"] == "done", width: number("width", of: source),
      isEnabled: source.flag("enabled", default: true), tintColor: color("tintColor", of: source),
      customView: views[element.child(key: "customView")])
  }

  func tabBarItem(_ element: DocumentElement) -> TabBarItemDescription {
    let source = vary(element)
    return TabBarItemDescription(
      element: element, id: element.identity, title: string("title", of: source),
      systemItem: source["systemItem"], image: image("image", of: source),
      selectedImage: image("selectedImage", of: source), badge: source["badgeValue"])
  }
}
