public import Foundation

/// Something a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedObjectsOwner {
  var associatedObjects = AssociatedObjects()

  /// The identity in an Interface Builder document.
  package var documentID: String?

  /// Creates an item.
  public override init() {}

  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether the item can be used.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// A name for tests and debugging.
  open var accessibilityIdentifier: String?
}

/// A button on a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// For the button that completes a task.
    case done = 2
  }

  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    /// "Done".
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save".
    case save
    /// A plus sign.
    case add
    /// Room that stretches.
    case flexibleSpace
    /// Room of a fixed width.
    case fixedSpace
    /// A pen on a square.
    case compose
    /// An arrow to the left.
    case reply
    /// An arrow out of a square.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circling arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A dustbin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// Closes a screen.
    case close = 24
  }

  /// The look.
  open var style = Style.plain
  /// The width, in points; 0 for the natural one.
  open var width: CGFloat = 0
  /// The colour of the text or the picture; nil for the bar's.
  open var tintColor: UIColor?
  /// The view shown in place of a button.
  open var customView: UIView?
  /// The system's button that this is, if any.
  package var systemItem: SystemItem?

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that stretches.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Room of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }
}

/// One of the choices on a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A short text over the item's corner.
  open var badgeValue: String?
  /// The picture while the choice is made; nil for the same.
  open var selectedImage: UIImage?

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
