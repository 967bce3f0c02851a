public import Foundation

/// A container that shows one controller, or two, as pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// As paper.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  /// The direction pages turn in.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Whether a turn leads on or back.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }

  /// The position of the spine of a book.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the left or top.
    case min = 1
    /// In the middle: two pages show.
    case mid = 2
    /// At the right or bottom.
    case max = 3
  }

  /// Options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The position of the spine: a raw value of `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The transition between pages.
  public let transitionStyle: TransitionStyle
  /// The direction pages turn in.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine.
  public let spineLocation: SpineLocation
  /// The controllers that show.
  open private(set) var viewControllers: [UIViewController]?

  /// Creates a page view controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let location = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:))
    spineLocation = location ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages turn as paper.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.documentValue(.style) ?? .pageCurl
    navigationOrientation = coder.documentValue(.orientation) ?? .horizontal
    spineLocation = transitionStyle == .pageCurl ? .min : .none
    super.init(coder: coder)
  }

  /// Shows controllers.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in self.viewControllers ?? [] where viewControllers?.contains(child) != true {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    self.viewControllers = viewControllers
    for child in viewControllers ?? [] where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    containerGeometryDidChange()
    completion?(true)
  }

  override func containerGeometryDidChange() {
    guard let container = viewIfLoaded, let pages = viewControllers, !pages.isEmpty else { return }
    let bounds = container.bounds
    let width = bounds.width / CGFloat(pages.count)
    for (index, page) in pages.enumerated() {
      page.fill(
        container,
        frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
    }
  }
}
