/// The views whose wrapping content is measured unbroken again once anything else changes.
extension LayoutEngine {
  /// Notes a view for an unbroken measurement, because its text is broken at its solved width or was invalidated.
  func noteForUnbrokenMeasure(_ view: LayoutView) {
    viewsToMeasureUnbroken.append(WeakView(view: view))
  }

  /// The views noted since the last call, as far as they are still in the hierarchy.
  func takeViewsToMeasureUnbroken() -> [LayoutView] {
    guard !viewsToMeasureUnbroken.isEmpty else { return [] }
    defer { viewsToMeasureUnbroken = [] }
    return viewsToMeasureUnbroken.compactMap(\.view).filter { $0.engine === self }
  }

  /// Requests an unbroken measurement of the content of the views noted.
  ///
  /// - Returns: The views it concerns.
  func requestUnbrokenMeasures() -> [LayoutView] {
    let views = takeViewsToMeasureUnbroken()
    for view in views { view.setNeedsUnbrokenMeasure() }
    return views
  }
}
