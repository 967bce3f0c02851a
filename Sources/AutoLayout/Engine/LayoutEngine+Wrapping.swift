/// The views whose content is narrower than its natural width.
extension LayoutEngine {
  /// Notes that a view's content was measured at less than its natural width.
  func noteWrapping(_ view: LayoutView) {
    wrappedViews.append(WeakView(view: view))
  }

  /// The views noted since the last call, as far as they are still in the hierarchy.
  func takeWrappedViews() -> [LayoutView] {
    guard !wrappedViews.isEmpty else { return [] }
    defer { wrappedViews = [] }
    return wrappedViews.compactMap(\.view).filter { $0.engine === self }
  }

  /// Requests a measurement without a width of content that wraps below its natural width.
  ///
  /// - Returns: The views it concerns.
  func requestUnbrokenMeasures() -> [LayoutView] {
    let views = takeWrappedViews()
    for view in views { view.setNeedsFirstMeasure() }
    return views
  }
}
