/// The views whose content wraps, and is measured unbroken again once anything else changes.
extension LayoutEngine {
  /// Notes that a view's content wraps at its solved width.
  func noteWrapping(_ view: LayoutView) {
    wrappedViews.append(WeakView(view: view))
  }

  /// The views noted since the last call, as far as they are still in the hierarchy.
  func takeWrappedViews() -> [LayoutView] {
    guard !wrappedViews.isEmpty else { return [] }
    defer { wrappedViews = [] }
    return wrappedViews.compactMap(\.view).filter { $0.engine === self }
  }

  /// Requests an unbroken measurement of the content of the views noted.
  ///
  /// - Returns: The views it concerns.
  func requestUnbrokenMeasures() -> [LayoutView] {
    let views = takeWrappedViews()
    for view in views { view.setNeedsUnbrokenMeasure() }
    return views
  }
}
