public import Foundation

/// The title and the buttons that a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociatedObjectsOwner {
  /// The rule by which the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before.
    case automatic
    /// Whenever the bar prefers it.
    case always
    /// Never.
    case never
  }

  var associatedObjects = AssociatedObjects()

  /// The identity in an Interface Builder document.
  package var documentID: String?

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String? {
    didSet { if (prompt == nil) != (oldValue == nil) { geometryDidChange?() } }
  }
  /// The view shown in place of the title.
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// The rule by which the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { geometryDidChange?() } }
  }
  /// Whether the back button is left out.
  open var hidesBackButton = false
  /// Whether left items are shown beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The button that leads back to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back to this item.
  open var backButtonTitle: String?
  /// The buttons on the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// The buttons on the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// Called when the height of the bar depends on a change.
  var geometryDidChange: (() -> Void)?

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outermost button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
