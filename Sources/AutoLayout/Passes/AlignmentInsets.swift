extension LayoutView {
  /// Takes over the distances from the frame to the alignment rectangle, and has what contains them read again.
  ///
  /// - Returns: Whether they are others than before.
  @discardableResult
  @inline(__always)
  func setAlignmentInsets(_ insets: EdgeInsets) -> Bool {
    guard insets != alignmentInsets else { return false }
    alignmentInsetsDidChange(to: insets)
    return true
  }

  private func alignmentInsetsDidChange(to insets: EdgeInsets) {
    changeExtras { $0.alignmentInsets = insets }
    for child in children { child.didChange(.state) }
    didChange(.state)
    offsetsDidChange()
  }

  /// Asks for the distances to the alignment rectangle of a frame that was set, in a hierarchy that was laid out.
  func updateAlignmentInsetsOfFrame() {
    if engine != nil, !isBareLayoutView { setAlignmentInsets(alignmentRectInsets) }
  }

  /// ``LayoutItem/solvedRect``, without the way over the item's reference to its view, which is this one.
  @inline(__always)
  private var ownSolvedRect: Rect {
    guard let own = variables else { return .zero }
    return engineReference.with { $0.rect(of: own) } ?? .zero
  }

  /// Updates the alignment insets, and returns the frame in the root's coordinate space: the solved rectangle outset by them.
  ///
  /// Where constraints determine the rectangle, the insets may depend on its size; where a frame does, they
  /// follow that.
  ///
  /// - Parameter origin: Where the parent's coordinate space begins in the root's; the view is asked about insets in the
  ///   parent's.
  /// - Returns: The frame, not rounded to pixels.
  @inline(__always)
  func updateAlignmentInsetsAndFrame(parentOrigin origin: Point) -> Rect {
    let rect = ownSolvedRect
    if !translatesAutoresizingMask, !isBareLayoutView {
      let local = Rect(
        x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
      setAlignmentInsets(alignmentRectInsets(around: local))
    }
    return rect.outset(by: alignmentInsets)
  }
}
