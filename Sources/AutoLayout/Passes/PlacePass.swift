extension LayoutView {
  /// Places the subviews of every view that needs it, superviews before subviews.
  func placePass() {
    if parent == nil { placeRoot() }
    visit { view in
      view.placeSubviewsIfNeeded()
      defer { view.flags.descendantNeedsLayout = false }
      return view.flags.descendantNeedsLayout
    }
  }

  private func placeSubviewsIfNeeded() {
    guard flags.needsLayout else { return }
    flags.needsLayout = false
    if let delegate { delegate.layoutSubviews(of: self) } else { placeChildren() }
  }

  private func placeRoot() {
    contentOrigin = Point(x: -boundsOrigin.x, y: -boundsOrigin.y)
    guard flags.needsLayout else { return }
    updateMarginsInSubtree()
    updateWrapWidth()
  }

  /// Gives the subviews the frames of the solution, edges rounded to pixels.
  ///
  /// The delegate calls this where Apple's `super.layoutSubviews()` would do it.
  ///
  /// Source: frames stored by Interface Builder: each edge is rounded in the root's space, so that
  /// neighbours still abut.
  public func placeChildren() {
    for child in children {
      child.place(inSpaceFrom: contentOrigin, scale: root.pixelScale)
    }
  }

  private func place(inSpaceFrom origin: Point, scale: Double) {
    let exact = solvedRect.outset(by: alignmentInsets)
    func round(_ position: Double) -> Double { PixelRounding.round(position, scale: scale) }
    let left = round(exact.minX)
    let top = round(exact.minY)
    let placed = Rect(
      x: left - origin.x, y: top - origin.y, width: round(exact.maxX) - left,
      height: round(exact.maxY) - top)
    let previousContentOrigin = contentOrigin
    contentOrigin = Point(x: left - boundsOrigin.x, y: top - boundsOrigin.y)
    updateWrapWidth()
    if contentOrigin != previousContentOrigin { setNeedsLayout() }
    guard placed != frame else { return }
    frame = placed
    setNeedsLayout()
    updateMarginsInSubtree()
    delegate?.frameDidChange(of: self)
  }
}

/// Rounding to device pixels.
enum PixelRounding {
  /// The pixel edge nearest to a position, in points; halves go up.
  ///
  /// Positions a solver's rounding error below a half count as the half.
  static func round(_ position: Double, scale: Double) -> Double {
    let pixels = position * scale
    return (pixels + 0.5 + tolerance).rounded(.down) / scale
  }

  /// In pixels; far above a solver's error, far below what can be seen.
  private static let tolerance = 1e-6
}
