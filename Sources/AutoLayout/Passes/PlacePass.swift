extension LayoutView {
  /// Places the children of every view that needs it, parents before children.
  func placePass() {
    if parent == nil { placeRoot() }
    visitListed(for: .layOut) { view in
      if view.takeWork(.layOut) { view.layoutSubviews() }
    }
  }

  private func placeRoot() {
    contentOrigin = Point(x: -boundsOrigin.x, y: -boundsOrigin.y)
    guard needsLayout else { return }
    if !translatesAutoresizingMask { resizeRoot() }
    updateMarginsInSubtree()
    updateWrapWidth()
  }

  /// Gives a root whose frame is not what layout starts from the size its constraints determine.
  ///
  /// An extent that they leave open is nothing inside, and stays what it is outside.
  ///
  /// Source: decision 0078.
  private func resizeRoot() {
    var size = frame.size
    let solved = updateAlignmentInsetsAndFrame(parentOrigin: .zero).size
    for (axis, variable) in [(Axis.horizontal, LayoutVariable.width), (.vertical, .height)]
    where variables != nil && !ambiguousVariables.contains(variable) {
      size[axis: axis] = max(0, PixelRounding.round(solved[axis: axis], scale: pixelScale))
    }
    guard size != frame.size else { return }
    let previous = frame
    storedFrame.size = size
    frameDidChange(from: previous)
  }

  /// Gives the children the frames of the solution, edges rounded to pixels.
  ///
  /// ``layoutSubviews()`` calls this where Apple's `super.layoutSubviews()` would do it. Subviews for which
  /// nothing changed are left alone.
  ///
  /// Source: frames stored by Interface Builder: each edge is rounded in the root's space, so that
  /// neighbours still abut.
  public func placeChildren() {
    if !work.isListEmpty(.place) { placeListedChildren() }
  }

  @inline(never)
  private func placeListedChildren() {
    var placed = takeListedChildren(for: .place)
    _ = engineReference.with { $0.counts.placements += placed.count }
    let scale = (engineReference.with(\.pixelScale) ?? nil) ?? root.pixelScale
    while let child = placed.popFirst() {
      _ = child.with { $0.place(inSpaceFrom: contentOrigin, scale: scale) }
    }
  }

  private func place(inSpaceFrom origin: Point, scale: Double) {
    _ = takeWork(.place)
    leaveList(for: .place)
    let exact = updateAlignmentInsetsAndFrame(parentOrigin: origin)
    let near = PixelRounding.round(SIMD2(exact.minX, exact.minY), scale: scale)
    let far = PixelRounding.round(SIMD2(exact.maxX, exact.maxY), scale: scale)
    let position = PixelRounding.distance(
      from: SIMD2(origin.x, origin.y), to: near, scale: scale)
    // Extents that follow from frames alone, or that alignment insets take from, may be negative.
    let extent = PixelRounding.distance(from: near, to: far, scale: scale)
    let placed = Rect(
      x: position.x, y: position.y, width: max(0, extent.x), height: max(0, extent.y))
    let previousContentOrigin = contentOrigin
    contentOrigin = Point(x: near.x - boundsOrigin.x, y: near.y - boundsOrigin.y)
    updateWrapWidth()
    // In a plain view without children there is nothing to lay out.
    let hasLayout = !isBareLayoutView || !storedChildren.isEmpty
    if hasLayout, contentOrigin != previousContentOrigin { setNeedsLayout() }
    let previous = frame
    guard !PixelRounding.isSame(placed, previous) else { return }
    storedFrame = placed
    if translatesAutoresizingMask, placed.size != previous.size { updateAlignmentInsetsOfFrame() }
    if hasLayout { setNeedsLayout() }
    updateMarginsInSubtree()
    frameDidChange(from: previous)
  }
}
