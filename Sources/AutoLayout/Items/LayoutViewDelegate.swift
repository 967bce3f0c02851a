/// The questions and messages of layout to the object behind a ``LayoutView``.
///
/// Every requirement has a default, so an object implements what it needs.
public protocol LayoutViewDelegate: AnyObject {
  /// The name of the view in diagnoses.
  func layoutName(of view: LayoutView) -> String

  /// The natural size of the content's alignment rectangle.
  ///
  /// - Parameters:
  ///   - view: The view that asks.
  ///   - width: The solved width for content that wraps, in points; nil in the first pass.
  /// - Returns: Points, rounded up to pixels; `Size.noIntrinsicMetric` on an axis without a natural
  ///   extent.
  func contentSize(of view: LayoutView, wrappingAt width: Double?) -> Size

  /// Whether the content's height depends on its width, so that it is measured in two passes.
  func contentWraps(in view: LayoutView) -> Bool

  /// Whether the view takes an equal share of a stack view's width beside text that wraps;
  /// it changes only together with whether the content wraps.
  func sharesTextWidth(in view: LayoutView) -> Bool

  /// Distances from the frame inwards to the alignment rectangle, in points.
  func alignmentRectInsets(of view: LayoutView) -> EdgeInsets

  /// Distances from the frame around an alignment rectangle inwards to that, in points.
  ///
  /// - Parameters:
  ///   - view: The view that asks.
  ///   - rect: The alignment rectangle, in the coordinate space of the view's parent.
  /// - Returns: The distances, which may depend on the size of the rectangle.
  func alignmentRectInsets(of view: LayoutView, around rect: Rect) -> EdgeInsets

  /// The distances of the first baseline from the top, and of the last baseline from the bottom, of
  /// the alignment rectangle.
  func baselineOffsets(of view: LayoutView) -> BaselineOffsets

  /// The view whose baseline stands for this view's.
  func baselineView(of view: LayoutView, for baseline: Baseline) -> LayoutView

  /// The system's spacing between the view and another of its kind in the row of a stack view, in points.
  func systemSpacing(inRowOf view: LayoutView) -> Double

  /// Called when the view asked for its constraints to be updated, subviews first.
  func updateConstraints(of view: LayoutView)

  /// Called when the view's subviews must be placed; see ``LayoutView/placeChildren()``.
  func layoutSubviews(of view: LayoutView)

  /// Called when there is work for a layout pass in the hierarchy of a root, if it reports requests.
  func layoutWasRequested(in root: LayoutView)

  /// Called before a layout pass asks the views of a root for the last time to come to rest.
  func lastRoundWillBegin(of root: LayoutView)

  /// Called after a layout pass changed the view's frame from another one.
  func frameDidChange(of view: LayoutView, from previous: Rect)

  /// Called after the effective layout margins changed.
  func layoutMarginsDidChange(of view: LayoutView)

  /// Called after the safe area insets changed.
  func safeAreaInsetsDidChange(of view: LayoutView)
}

/// One of the two baselines of text.
public enum Baseline: Hashable, Sendable {
  case first, last
}

/// The distances of a view's baselines from its edges.
public struct BaselineOffsets: Hashable, Sendable {
  /// Distance of the first baseline from the top, in points.
  public var firstFromTop: Double
  /// Distance of the last baseline from the bottom, in points.
  public var lastFromBottom: Double
  /// The height, in points, that the distances hold for where the text keeps to the middle of the
  /// view, so that half of any other height is added; nil where it keeps to the edges.
  public var middleHeight: Double?
  /// The font of the first line; nil without text.
  public var firstLine: FontMetrics?
  /// The font of the last line; nil without text.
  public var lastLine: FontMetrics?

  /// Creates offsets.
  public init(firstFromTop: Double, lastFromBottom: Double, middleHeight: Double? = nil) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
    self.middleHeight = middleHeight
  }
}

extension LayoutViewDelegate {
  /// A generic name.
  public func layoutName(of view: LayoutView) -> String { "view" }
  /// No natural size.
  public func contentSize(of view: LayoutView, wrappingAt width: Double?) -> Size {
    .noIntrinsicSize
  }
  /// Content of one pass.
  public func contentWraps(in view: LayoutView) -> Bool { false }
  /// As text does that wraps itself.
  public func sharesTextWidth(in view: LayoutView) -> Bool { contentWraps(in: view) }
  /// The frame itself.
  public func alignmentRectInsets(of view: LayoutView) -> EdgeInsets { .zero }
  /// The distances as measured.
  public func alignmentRectInsets(of view: LayoutView, around rect: Rect) -> EdgeInsets {
    view.alignmentInsets
  }
  /// A view without text has its first baseline at the top and its last at the bottom.
  ///
  /// Source: AppKit's `firstBaselineOffsetFromTop` and `baselineOffsetFromBottom`, both 0.
  public func baselineOffsets(of view: LayoutView) -> BaselineOffsets {
    BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
  }
  /// The view itself.
  public func baselineView(of view: LayoutView, for baseline: Baseline) -> LayoutView { view }
  /// The spacing of views without text.
  public func systemSpacing(inRowOf view: LayoutView) -> Double { SystemSpacing.betweenEdges }
  /// Nothing to update.
  public func updateConstraints(of view: LayoutView) {}
  /// Places the children where the engine wants them.
  public func layoutSubviews(of view: LayoutView) { view.placeChildren() }
  /// Nothing to do.
  public func layoutWasRequested(in root: LayoutView) {}
  /// Nothing to do.
  public func lastRoundWillBegin(of root: LayoutView) {}
  /// Nothing to do.
  public func frameDidChange(of view: LayoutView, from previous: Rect) {}
  /// Nothing to do.
  public func layoutMarginsDidChange(of view: LayoutView) {}
  /// Nothing to do.
  public func safeAreaInsetsDidChange(of view: LayoutView) {}
}
