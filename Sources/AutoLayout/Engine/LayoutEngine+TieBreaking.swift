import ConstraintSolver

/// The priorities below every priority of Apple's API that settle what constraints leave open.
private enum TieBreakPriority {
  /// Content sizes, the oldest weakest; between 0.5 and 0.9.
  static func content(_ index: Int, of count: Int) -> Priority {
    Priority(0.5 + 0.4 * Float(index + 1) / Float(count + 1))
  }
  /// Extents without content, the youngest weakest; between 0.2 and 0.4.
  static func emptyExtent(_ index: Int, of count: Int) -> Priority {
    Priority(0.2 + 0.2 * Float(count - index) / Float(count + 1))
  }
  /// Frames as they were.
  static let stay = Priority(0.1)
}

extension LayoutEngine {
  /// Among views that could share a stretch or a squeeze at one priority, the first takes it all.
  ///
  /// Among arranged views without content size the last takes all room.
  ///
  /// Source: measured on UIKit (reference, §5.2: ambiguity outcomes).
  func addContentTieBreakers() {
    let views = undeterminedItems.compactMap { $0 as? LayoutView }
    for axis in Axis.allCases {
      addContentTieBreakers(for: views.filter(isExtentUndetermined(axis)), axis)
    }
  }

  private func isExtentUndetermined(_ axis: Axis) -> (LayoutView) -> Bool {
    { [self] view in
      view.variables.map { undetermined.contains($0.extent(axis)) } ?? false
    }
  }

  private func addContentTieBreakers(for views: [LayoutView], _ axis: Axis) {
    let sized = views.filter { $0.content.size[axis: axis] != Size.noIntrinsicMetric }
    for (index, view) in sized.enumerated() {
      addTieBreaker(
        LinearForm(
          variables(of: view).extent(axis), .equal, view.content.size[axis: axis],
          priority: TieBreakPriority.content(index, of: sized.count)))
    }
    let empty = views.filter { view in
      view.content.size[axis: axis] == Size.noIntrinsicMetric && view.parent?.stack?.axis == axis
    }
    for (index, view) in empty.enumerated() {
      addTieBreaker(
        LinearForm(
          variables(of: view).extent(axis), .equal, 0,
          priority: TieBreakPriority.emptyExtent(index, of: empty.count)))
    }
  }

  /// Keeps what is still free as close as possible to the frames at present.
  ///
  /// Source: Apple's engine keeps the old frame of an ambiguous item as closely as a solution
  /// allows (`_disambiguateFrame:forAmbiguousItem:withOldFrame:`).
  func addStays() {
    for item in undeterminedItems {
      guard let view = item as? LayoutView, let own = view.variables else { continue }
      for axis in Axis.allCases {
        if undetermined.contains(own.origin(axis)) { addOriginStay(of: view, axis) }
        if undetermined.contains(own.extent(axis)) {
          addTieBreaker(
            LinearForm(
              own.extent(axis), .equal,
              view.frame.size[axis: axis] - view.alignmentInsets.total(axis),
              priority: TieBreakPriority.stay))
        }
      }
    }
  }

  private func addOriginStay(of view: LayoutView, _ axis: Axis) {
    var form = LinearForm(
      variables(of: view).origin(axis), .equal,
      view.frame.origin.along(axis) + view.alignmentInsets.near(axis),
      priority: TieBreakPriority.stay)
    if let parent = view.parent {
      form.add(-1, variables(of: parent).origin(axis))
      form.constant -= parent.alignmentInsets.near(axis) + parent.boundsOrigin.along(axis)
    }
    addTieBreaker(form)
  }
}
