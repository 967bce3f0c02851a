public import AutoLayout

/// A view controller of a document.
public final class ControllerDescription: Sendable {
  public let element: DocumentElement
  public let id: String
  public let kind: Kind
  public let customClass: CustomClass?
  public let userLabel: String?
  public let title: String?
  public let storyboardIdentifier: String?
  /// The root view; `nil` when the class makes it.
  public let view: ViewDescription?
  /// The ids of the guides of Xcode 5 to 8.
  public let topLayoutGuideID: String?
  public let bottomLayoutGuideID: String?
  public let simulatedMetrics: SimulatedMetrics
  public let extendedEdges: ExtendedEdges
  public let extendsUnderOpaqueBars: Bool
  public let adjustsScrollViewInsets: Bool
  public let hidesBottomBarWhenPushed: Bool
  /// `nil` for the class's default.
  public let modalPresentationStyle: String?
  public let preferredContentSize: Size?
  public let navigationItem: NavigationItemDescription?
  public let tabBarItem: TabBarItemDescription?
  public let toolbarItems: [BarButtonItemDescription]
  /// The bars of a container.
  public let navigationBar: ViewDescription?
  public let toolbar: ViewDescription?
  public let tabBar: ViewDescription?
  public let isNavigationBarHidden: Bool
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
  }

  /// The bars a root view reaches under.
  public struct ExtendedEdges: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = ExtendedEdges(rawValue: 1)
    public static let left = ExtendedEdges(rawValue: 2)
    public static let bottom = ExtendedEdges(rawValue: 4)
    public static let right = ExtendedEdges(rawValue: 8)
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
