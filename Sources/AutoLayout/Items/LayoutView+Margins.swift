/// Safe areas and margins, as they follow from settings, frames and the views around.
extension LayoutView {
  /// The distances from the bounds to the readable content guide, in points.
  package var readableInsets: EdgeInsets {
    var insets = effectiveLayoutMargins
    let spare = frame.width - insets.left - insets.right - readableWidth
    if spare > 0 {
      insets.left += spare / 2
      insets.right += spare / 2
    }
    return insets
  }

  /// Finds safe areas and margins anew for the view and everything below that depends on them.
  ///
  /// A view's own children depend on its frame as well; further down only safe areas and margins
  /// that changed reach.
  ///
  /// - Complexity: O(*children* + *views whose margins change, and their children*).
  @inline(__always)
  func updateMarginsInSubtree() {
    if !hasStandardMargins || extras?.hasChildWithMargins ?? false { updateMarginsBelow() }
  }

  @inline(never)
  private func updateMarginsBelow() {
    visit { view in view.updateOwnMargins() || view === self }
  }

  /// Whether margins and safe area are the same wherever the view is in its parent.
  @inline(__always)
  private var hasStandardMargins: Bool {
    hasStandardSettings && !(parentReference.with { $0.hasSafeArea } ?? false)
  }

  @inline(__always)
  private var hasStandardSettings: Bool {
    guard let extras else { return true }
    return extras.margins == nil && !hasSafeArea
  }

  @inline(__always)
  private var hasSafeArea: Bool {
    guard let extras else { return false }
    return extras.safeAreaInsets != .zero
  }

  /// Notes that a view became a child.
  @inline(__always)
  func marginsDidEnter(_ child: LayoutView) {
    // Nearly all views have the margins that every view has, outside safe areas.
    if child.extras != nil || hasSafeArea { giveMargins(to: child) }
  }

  @inline(never)
  private func giveMargins(to child: LayoutView) {
    if !child.hasStandardSettings { changeExtras { $0.hasChildWithMargins = true } }
    child.updateMarginsInSubtree()
  }

  /// Finds safe area and margins anew.
  ///
  /// - Returns: Whether they changed.
  @discardableResult
  func updateOwnMargins() -> Bool {
    let safeArea = resolvedSafeArea
    let safeAreaChanged = safeArea != safeAreaInsets
    if safeAreaChanged { changeExtras { $0.safeAreaInsets = safeArea } }
    let margins = resolvedMargins
    let marginsChanged = margins != effectiveLayoutMargins
    if marginsChanged { changeExtras { $0.layoutMargins = margins } }
    if marginsChanged || safeAreaChanged { offsetsDidChange() }
    // Margins first: the order of callbacks measured on UIKit.
    if marginsChanged { layoutMarginsDidChange() }
    if safeAreaChanged { safeAreaInsetsDidChange() }
    return marginsChanged || safeAreaChanged
  }

  /// The safe area from the parent's, edge by edge.
  ///
  /// Source: measured on UIKit: a child lying wholly inside a band still gets the whole band,
  /// `child.top = clamp(parent.top − child.minY, 0, parent.top)`.
  private var resolvedSafeArea: EdgeInsets {
    let additional = marginSettings.additionalSafeArea
    if let root = marginSettings.hostSafeArea { return root + additional }
    guard let parent else { return additional }
    var outer = parent.safeAreaInsets
    if marginSettings.scrollsClearOfBars { (outer.top, outer.bottom) = (0, 0) }
    let bounds = parent.frame.size
    let origin = Point(
      x: frame.minX - parent.boundsOrigin.x, y: frame.minY - parent.boundsOrigin.y)
    let inherited = EdgeInsets(
      top: clamp(outer.top - origin.y, outer.top),
      left: clamp(outer.left - origin.x, outer.left),
      bottom: clamp(origin.y + frame.height - (bounds.height - outer.bottom), outer.bottom),
      right: clamp(origin.x + frame.width - (bounds.width - outer.right), outer.right))
    return inherited + additional
  }

  private func clamp(_ value: Double, _ limit: Double) -> Double {
    max(0, min(value, limit))
  }

  /// The margins in force: the view's own, at least the system's minimum, plus the safe area; the
  /// parent's margins where they reach further in.
  ///
  /// Source: measured on UIKit: base 8 under a safe area (44,10,34,12) gives (52,18,42,20); the
  /// parent's margin 20 seen by a child at (10,10) gives 10.
  private var resolvedMargins: EdgeInsets {
    var margins = marginSettings.margins.resolved(for: effectiveDirection)
    let minimum = marginSettings.systemMinimum
    margins = margins.widened(to: minimum)
    if marginSettings.insetsFromSafeArea {
      let safe = safeAreaInsets
      margins = marginSettings.containsSafeArea ? margins.widened(to: safe) : margins + safe
    }
    if marginSettings.preservesParentMargins, let parent {
      margins = preservingMargins(of: parent, over: margins)
    }
    if marginSettings.followsReadableWidth { margins = followingReadableWidth(margins) }
    return margins
  }

  /// The part of the parent's margins that reaches into this view, where it is more than its own.
  ///
  /// As with the safe area, a view that lies beyond an edge of its parent has at most the parent's whole margin there: a
  /// row below the screen is no higher for it.
  private func preservingMargins(of parent: LayoutView, over margins: EdgeInsets) -> EdgeInsets {
    var outer = parent.effectiveLayoutMargins
    if marginSettings.scrollsClearOfBars, parent.marginSettings.insetsFromSafeArea {
      outer.top -= parent.safeAreaInsets.top
      outer.bottom -= parent.safeAreaInsets.bottom
    }
    let left = frame.minX - parent.boundsOrigin.x
    let top = frame.minY - parent.boundsOrigin.y
    let right = parent.frame.width - (frame.maxX - parent.boundsOrigin.x)
    let bottom = parent.frame.height - (frame.maxY - parent.boundsOrigin.y)
    return EdgeInsets(
      top: max(margins.top, clamp(outer.top - top, outer.top)),
      left: max(margins.left, clamp(outer.left - left, outer.left)),
      bottom: max(margins.bottom, clamp(outer.bottom - bottom, outer.bottom)),
      right: max(margins.right, clamp(outer.right - right, outer.right)))
  }

  private func followingReadableWidth(_ margins: EdgeInsets) -> EdgeInsets {
    var margins = margins
    let spare = frame.width - margins.left - margins.right - readableWidth
    guard spare > 0 else { return margins }
    margins.left += spare / 2
    margins.right += spare / 2
    return margins
  }
}

extension EdgeInsets {
  /// The insets, at each edge at least as wide as others.
  fileprivate func widened(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
