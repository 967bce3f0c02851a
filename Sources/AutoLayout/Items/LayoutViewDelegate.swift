/// An object that a ``LayoutView`` asks about its content, and tells of what layout does.
///
/// Every requirement has a default, so an object implements what it needs.
public protocol LayoutViewDelegate: AnyObject {
  /// The name of the view in diagnoses.
  func layoutName(of view: LayoutView) -> String

  /// The natural size of the content's alignment rectangle.
  ///
  /// - Parameters:
  ///   - view: The view that asks.
  ///   - width: For content that wraps, the solved width in points; nil before there is one.
  /// - Returns: Points, rounded up to pixels; `Size.noIntrinsicMetric` on an axis without a natural
  ///   extent.
  func contentSize(of view: LayoutView, wrappingAt width: Double?) -> Size

  /// Whether the content's height depends on its width, so that it is measured twice: without a width,
  /// and for the solved one.
  func contentWraps(in view: LayoutView) -> Bool

  /// Whether the view takes an equal share of a stack view's width beside text that wraps.
  ///
  /// The answer may change only together with that of ``contentWraps(in:)``.
  func sharesTextWidth(in view: LayoutView) -> Bool

  /// The distances from the edges of the frame inwards to those of the alignment rectangle, in points.
  func alignmentRectInsets(of view: LayoutView) -> EdgeInsets

  /// The distances from the edges of the frame inwards to those of a given alignment rectangle, in points.
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

  /// Called when there is work for a layout pass in the hierarchy of a root that reports requests.
  func layoutWasRequested(in root: LayoutView)

  /// Called before the last round of a layout pass that did not settle so far.
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
  /// The height of the view, in points, for which the distances hold if the text is centred vertically.
  ///
  /// In a view of another height half of the difference is added to both distances. Nil where the text
  /// keeps its distances at every height.
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
  /// False: the content is measured once.
  public func contentWraps(in view: LayoutView) -> Bool { false }
  /// The answer of ``contentWraps(in:)``.
  public func sharesTextWidth(in view: LayoutView) -> Bool { contentWraps(in: view) }
  /// No distances: the alignment rectangle is the frame.
  public func alignmentRectInsets(of view: LayoutView) -> EdgeInsets { .zero }
  /// The view's ``LayoutView/alignmentInsets``, whatever the rectangle.
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
