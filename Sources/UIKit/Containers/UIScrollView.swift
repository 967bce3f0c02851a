import AutoLayout
public import Foundation

/// A view that shows a part of a larger content area.
///
/// Constraints between the edges of the scroll view and views inside it act on the content area;
/// its size follows from them. Subclasses that place content by themselves set ``contentSize``.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The rule by which the safe area adds to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``, and inside navigation controllers always at top and bottom.
    case automatic
    /// Along the axes in which there is something to scroll.
    case scrollableAxes
    /// Never.
    case never
    /// On all sides.
    case always
  }

  private var givenContentSize = CGSize.zero
  private var appliedInset = UIEdgeInsets.zero

  /// Creates a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a scroll view of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    layoutView.becomeScrollView()
    clipsToBounds = true
  }

  /// The content area.
  ///
  /// Its size is the content size, as far as constraints determine it.
  open var contentLayoutGuide: UILayoutGuide {
    guide(.scrollContent, named: "UIScrollViewContentLayoutGuide")
  }

  /// The rectangle of the scroll view, whatever is scrolled into sight.
  open var frameLayoutGuide: UILayoutGuide {
    guide(.scrollFrame, named: "UIScrollViewFrameLayoutGuide")
  }

  /// The size of the content area, in points: that of constraints as of the last layout, or the size set where they
  /// leave it open.
  open var contentSize: CGSize {
    get {
      let guide = layoutView.guide(.scrollContent)
      let open = guide.ambiguousVariables
      let solved = guide.layoutFrame.size
      // Nothing is open and everything is zero before the first layout.
      return CGSize(
        width: open.contains(.width) || solved.width == 0 ? givenContentSize.width : solved.width,
        height: open.contains(.height) || solved.height == 0
          ? givenContentSize.height : solved.height)
    }
    set {
      givenContentSize = newValue
      adjustContentInset()
    }
  }

  /// The point of the content area at the top left corner of the scroll view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to a point of the content area.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The distances that the content can be scrolled beyond its edges, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { adjustContentInset() }
  }

  /// ``contentInset`` and the part of the safe area that counts, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let counted = countedSafeArea
    return UIEdgeInsets(
      top: contentInset.top + counted.top, left: contentInset.left + counted.left,
      bottom: contentInset.bottom + counted.bottom, right: contentInset.right + counted.right)
  }

  /// The container that the scroll view counts as shown in; nil where its view controllers decide.
  package var surroundings: Surroundings?

  /// The containers of a scroll view that is laid out without its view controllers, as in scenes of documents.
  package enum Surroundings {
    /// Inside a navigation controller.
    case navigation
    /// Elsewhere on a screen.
    case plain
  }

  /// The rule by which the safe area adds to ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustContentInset() }
  }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether people can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the scroll view's size.
  open var isPagingEnabled = false
  /// Whether the content gives at the edges.
  open var bounces = true
  /// Whether the content gives vertically even when there is nothing to scroll, as in tables.
  open var alwaysBounceVertical = false
  /// Whether the content gives horizontally even when there is nothing to scroll.
  open var alwaysBounceHorizontal = false
  /// Whether a horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true
  /// The distances of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of both indicators from the edges, in points.
  ///
  /// Source: a convenience for setting both; UIKit leaves open what it returns where they differ, here the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether indicators keep clear of bars by themselves.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Whether constraints leave the frame or the content size open, as of the last layout.
  open override var hasAmbiguousLayout: Bool {
    super.hasAmbiguousLayout || !openContentVariables.isEmpty
  }

  /// Keeps the content at the edge of the safe area when that moves.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustContentInset()
  }

  /// Places the subviews, and then updates the content size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    adjustContentInset()
  }

  private var countedSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    let size = contentSize
    let isHorizontal = alwaysBounceHorizontal || size.width > bounds.width
    let isVertical = alwaysBounceVertical || size.height > bounds.height
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return safe
    case .automatic, .scrollableAxes:
      let countsVertical =
        isVertical || contentInsetAdjustmentBehavior == .automatic && isInsideNavigation
      return UIEdgeInsets(
        top: countsVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0,
        bottom: countsVertical ? safe.bottom : 0, right: isHorizontal ? safe.right : 0)
    }
  }

  private var isInsideNavigation: Bool {
    if let surroundings { return surroundings == .navigation }
    return nearestController?.navigationController != nil
  }

  private var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }

  /// Moves the content along with the near insets, so that the same content stays visible below them.
  private func adjustContentInset() {
    let inset = adjustedContentInset
    guard inset != appliedInset else { return }
    let offset = contentOffset
    contentOffset = CGPoint(
      x: offset.x - (inset.left - appliedInset.left), y: offset.y - (inset.top - appliedInset.top))
    appliedInset = inset
    adjustedContentInsetDidChange()
  }
}
