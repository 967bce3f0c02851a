/// The content of a navigation bar while one controller is shown.
public struct NavigationItemDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// The title.
  public var title: String?
  /// The line above the title.
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

  /// Apple's modes of large titles.
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

extension NavigationItemDescription {
  init(_ reader: ElementReader) {
    element = reader.element
    id = element.identity
    title = reader.string("title")
    prompt = reader.string("prompt")
    largeTitleDisplay = reader.value("largeTitleDisplayMode") ?? .automatic
    titleView = reader.view("titleView")
    leftItems = reader.barButtonItems(onSide: "leftBarButton")
    rightItems = reader.barButtonItems(onSide: "rightBarButton")
    backItem = element.child(key: "backBarButtonItem").map {
      BarButtonItemDescription(reader.reader(of: $0))
    }
    hidesBackButton = reader.flag("hidesBackButton")
  }
}

extension BarButtonItemDescription {
  init(_ reader: ElementReader) {
    element = reader.element
    id = element.identity
    title = reader.string("title")
    systemItem = reader["systemItem"]
    image = reader.image("image")
    isDone = reader["style"] == "done"
    width = reader.number("width")
    isEnabled = reader.flag("enabled", default: true)
    tintColor = reader.color("tintColor")
    customView = reader.view("customView")
  }
}

extension TabBarItemDescription {
  init(_ reader: ElementReader) {
    element = reader.element
    id = element.identity
    title = reader.string("title")
    systemItem = reader["systemItem"]
    image = reader.image("image")
    selectedImage = reader.image("selectedImage")
    badge = reader["badgeValue"]
  }
}

extension ElementReader {
  /// The buttons in a list.
  func barButtonItems(of list: String) -> [BarButtonItemDescription] {
    children(of: list, named: "barButtonItem").map(BarButtonItemDescription.init)
  }

  /// The buttons on one side of a navigation item: a single one, then those in the list.
  fileprivate func barButtonItems(onSide side: String) -> [BarButtonItemDescription] {
    let single = element.children.filter {
      $0.key == "\(side)Item" && $0.name == "barButtonItem"
    }
    return single.map { BarButtonItemDescription(reader(of: $0)) }
      + barButtonItems(of: "\(side)Items")
  }
}
