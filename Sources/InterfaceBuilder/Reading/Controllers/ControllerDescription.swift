public import AutoLayout

/// A view controller of a document.
public final class ControllerDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// The class by element name.
  public let kind: Kind
  /// The class in code.
  public let customClass: CustomClass?
  /// The name in the document outline.
  public let userLabel: String?
  /// The controller's title.
  public let title: String?
  /// The name code finds the controller by.
  public let storyboardIdentifier: String?
  /// The root view; `nil` when the class makes it.
  public let view: ViewDescription?
  /// The ids of the guides of Xcode 5 to 8.
  public let topLayoutGuideID: String?
  /// The id of the bottom layout guide of Xcode 5 to 8.
  public let bottomLayoutGuideID: String?
  /// What the canvas shows around the controller.
  public let simulatedMetrics: SimulatedMetrics
  /// The bars the root view reaches under.
  public let extendedEdges: ExtendedEdges
  /// Whether the root view reaches under opaque bars too.
  public let extendsUnderOpaqueBars: Bool
  /// Whether a scroll view below bars is inset (until Xcode 8).
  public let adjustsScrollViewInsets: Bool
  /// Whether a tab bar disappears when this controller is pushed.
  public let hidesBottomBarWhenPushed: Bool
  /// `nil` for the class's default.
  public let modalPresentationStyle: String?
  /// The size the controller would like in a popover or sheet.
  public let preferredContentSize: Size?
  /// What the controller gives the navigation bar.
  public let navigationItem: NavigationItemDescription?
  /// What the controller gives the tab bar.
  public let tabBarItem: TabBarItemDescription?
  /// What the controller gives the toolbar.
  public let toolbarItems: [BarButtonItemDescription]
  /// The bars of a container.
  public let navigationBar: ViewDescription?
  /// A navigation controller's toolbar.
  public let toolbar: ViewDescription?
  /// A tab bar controller's bar.
  public let tabBar: ViewDescription?
  /// Whether a navigation controller hides its bar.
  public let isNavigationBarHidden: Bool
  /// Whether a navigation controller hides its toolbar.
  public let isToolbarHidden: Bool
  /// Controllers written inside this one rather than connected to it.
  public let children: [ControllerDescription]
  /// What a reference to another storyboard names.
  public let reference: StoryboardReference?
  let source: VariedElement

  /// An attribute with overrides resolved, for whatever has no property of its own.
  public func attribute(_ name: String) -> String? { source[name] }

  /// Controller classes by element name.
  public enum Kind: String, Hashable, Sendable {
    case viewController, tableViewController, collectionViewController, navigationController
    case tabBarController, splitViewController, pageViewController, avPlayerViewController
    case glkViewController, hostingController
    /// A reference to another storyboard.
    case viewControllerPlaceholder
    case windowController, tabViewController
    /// Another class.
    case other

    /// Whether the controller shows others between bars of its own.
    var holdsBars: Bool { self == .navigationController || self == .tabBarController }
  }

  /// The bars a root view reaches under.
  public struct ExtendedEdges: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = ExtendedEdges(rawValue: 1)
    /// The left edge.
    public static let left = ExtendedEdges(rawValue: 2)
    /// The bottom edge.
    public static let bottom = ExtendedEdges(rawValue: 4)
    /// The right edge.
    public static let right = ExtendedEdges(rawValue: 8)
    /// Every edge.
    public static let all: ExtendedEdges = [.top, .left, .bottom, .right]
  }

  /// What a reference to another storyboard names.
  public struct StoryboardReference: Hashable, Sendable {
    /// `nil` for the same storyboard.
    public var storyboardName: String?
    /// `nil` for the storyboard's initial controller.
    public var identifier: String?
  }

  init(_ reader: ControllerReader) {
    source = reader.source
    element = reader.source.element
    id = element.identity
    kind = Kind(rawValue: element.name) ?? .other
    customClass = reader.customClass
    userLabel = reader.string("userLabel")
    title = reader.string("title")
    storyboardIdentifier = reader.source["storyboardIdentifier"]
    view = reader.view("view")
    topLayoutGuideID = reader.layoutGuideID("top")
    bottomLayoutGuideID = reader.layoutGuideID("bottom")
    simulatedMetrics = SimulatedMetrics(reader.source, context: reader.context)
    extendedEdges = reader.extendedEdges
    extendsUnderOpaqueBars = reader.source.flag("extendedLayoutIncludesOpaqueBars")
    adjustsScrollViewInsets = reader.source.flag(
      "automaticallyAdjustsScrollViewInsets", default: true)
    hidesBottomBarWhenPushed = reader.source.flag("hidesBottomBarWhenPushed")
    modalPresentationStyle = reader.source["modalPresentationStyle"]
    preferredContentSize = reader.preferredContentSize
    navigationItem = reader.navigationItem
    tabBarItem = reader.tabBarItem
    toolbarItems = reader.toolbarItems
    navigationBar = reader.view("navigationBar")
    toolbar = reader.view("toolbar")
    tabBar = reader.view("tabBar")
    isNavigationBarHidden = reader.source.flag("navigationBarHidden")
    isToolbarHidden = reader.source.flag("toolbarHidden", default: true)
    children = reader.children
    reference = reader.reference
  }
}
