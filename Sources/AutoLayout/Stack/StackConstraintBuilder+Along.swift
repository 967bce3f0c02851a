import ConstraintSolver

extension StackConstraintBuilder {
  /// Distributes the views along the axis between the ends of the canvas.
  mutating func distributeAlong() {
    let axis = options.axis
    relate(.stackCanvasConnection, canvas, near(axis), .equal, visible[0], near(axis))
    relate(
      .stackCanvasConnection, canvas, far(axis), .equal, visible[visible.count - 1], far(axis))
    switch options.distribution {
    case .fill:
      spaceExactly()
      shareTextWidth()
    case .fillEqually:
      equalizeExtents()
      spaceExactly()
    case .fillProportionally:
      fillProportionally()
      spaceExactly()
    case .equalSpacing:
      equalizeGaps(from: far(axis), to: near(axis), priorities: { _ in 1000 })
    case .equalCentering:
      equalizeGaps(
        from: center(axis), to: center(axis), priorities: { Float(max(149 - $0, 100)) })
    }
  }

  private var neighbours: Zip2Sequence<ArraySlice<LayoutView>, ArraySlice<LayoutView>> {
    zip(visible.dropLast(), visible.dropFirst())
  }

  private var totalSpacing: Double {
    neighbours.map { arrangement.spacing(between: $0, and: $1) }.reduce(0, +)
  }

  private mutating func spaceExactly() {
    for (view, next) in neighbours { space(view, next, .equal) }
  }

  private mutating func space(_ view: LayoutView, _ next: LayoutView, _ relation: Relation) {
    let axis = options.axis
    let isBaselineRelative = options.isBaselineRelative && axis == .vertical
    relate(
      .stackSpacing, next, isBaselineRelative ? .firstBaseline : near(axis), relation, view,
      isBaselineRelative ? .lastBaseline : far(axis),
      constant: arrangement.spacing(between: view, and: next))
    if arrangement.gap(after: view) == .system { constraints.last?.followSystemSpacing() }
  }

  private mutating func equalizeExtents() {
    let extent = extent(options.axis)
    for view in visible.dropFirst() {
      relate(.stackFillEqually, view, extent, .equal, visible[0], extent)
    }
  }

  /// Extents in proportion to the natural ones, each slightly weaker than the one before, so that
  /// the last absorbs what spacing takes away.
  ///
  /// Without spacing the last share follows from the others, and gets no constraint: where rounding keeps the
  /// shares from adding up to 1, all of them would hold at an extent of 0 only. A view without a natural
  /// extent takes no room. If only one view has a natural extent and there is no spacing, its share is all of
  /// the room, and required.
  ///
  /// Source: constraints that UIKit lists and logs, and a stored column against what is required in it; see
  /// `docs/decisions/0063-what-fills-in-proportion.md`.
  private mutating func fillProportionally() {
    let axis = options.axis
    let natural = arrangement.naturalExtents
    let sharing = visible.indices.filter { natural[$0] > 0 }
    guard !sharing.isEmpty else { return equalizeExtents() }
    let gaps = totalSpacing
    let total = natural.reduce(0, +) + gaps
    for index in visible.indices where natural[index] <= 0 {
      collapse(.stackFillProportionally, visible[index], extent(axis))
    }
    for index in gaps == 0 && sharing.count > 1 ? sharing.dropLast() : sharing[...] {
      let share = natural[index] / total
      relate(
        .stackFillProportionally, visible[index], extent(axis), .equal, canvas, extent(axis),
        multiplier: share, priority: share == 1 ? 1000 : Float(max(999 - index, 751)))
    }
  }

  /// Gaps of one size between the given edges or centres of neighbours.
  private mutating func equalizeGaps(
    from start: LayoutAttribute, to end: LayoutAttribute, priorities: (Int) -> Float
  ) {
    let axis = options.axis
    var first: LayoutGuide?
    for (index, (view, next)) in neighbours.enumerated() {
      let gap = makeGuide("UISV-gap")
      relate(.stackDistributingEdge, gap, near(axis), .equal, view, start)
      relate(.stackDistributingEdge, next, end, .equal, gap, far(axis))
      pinAcross(gap)
      if let first {
        relate(
          .stackFillEqually, gap, extent(axis), .equal, first, extent(axis),
          priority: priorities(index - 1))
      } else {
        first = gap
      }
      space(view, next, .greaterThanOrEqual)
    }
    collapse(.stackCanvasFit, canvas, extent(axis), priority: 49)
  }

  /// Determines the guide of a gap across the axis, where its position has no effect.
  private mutating func pinAcross(_ gap: LayoutGuide) {
    let across = options.axis.perpendicular
    relate(.stackDistributingEdge, gap, near(across), .equal, canvas, near(across))
    collapse(.stackDistributingEdge, gap, extent(across))
  }

  /// Equal shares of the width for text.
  private mutating func shareTextWidth() {
    let shares = arrangement.textShares.all
    guard !shares.isEmpty else { return }
    let count = Double(visible.count)
    let gaps = totalSpacing
    // Where all views share the width, the shares of all but the last already fill it; a last one that
    // differs by a rounding error would make every width wrong.
    for share in shares.count == visible.count ? shares.dropLast() : shares[...] {
      relate(
        .stackTextWidth, visible[share.index], .width, .equal, canvas, .width,
        multiplier: 1 / count, constant: -gaps / count, priority: share.priority)
    }
  }
}
