extension LayoutView {
  /// The extent the view has by its content, or by its constraints where it has no content; text counts as
  /// it is before it is broken into lines.
  ///
  /// Everything inside has its constraints.
  func naturalExtent(_ axis: Axis) -> Double {
    let extent = (unbrokenContent ?? content.size)[axis: axis]
    return extent == Size.noIntrinsicMetric ? fittingSizeAsConstrained()[axis: axis] : extent
  }

  /// The size of text that wraps before it is broken into lines; nil if the content is none.
  private var unbrokenContent: Size? {
    contentWraps ? contentSize(wrappingAt: nil) : nil
  }

  /// Schedules another look at natural extents in stack views where something changed inside an arranged view
  /// without content, whose extent follows from what is inside.
  ///
  /// A change inside leaves a request for work at a view, or something pending in the engine if the work was
  /// done meanwhile. So nothing else has to tell stack views about it.
  ///
  /// - Complexity: O(*proportional stack views and what they arrange, and what the engine reads again*), or
  ///   O(*views inside*) before the first layout.
  func noteChangedProportions() {
    let stacks = engine?.proportionalStacks.views ?? subtree
    guard !stacks.isEmpty else { return }
    let changed = engine?.viewsAroundPending() ?? []
    for view in stacks {
      guard let stack = view.stack, stack.hasChangedInside(changed) else { continue }
      stack.naturalExtentsMayHaveChanged()
    }
  }
}

extension StackArrangement {
  fileprivate func hasChangedInside(_ changed: Set<ObjectIdentifier>) -> Bool {
    visibleViews.contains {
      $0.content.size[axis: axis] == Size.noIntrinsicMetric
        && ($0.hasWork || changed.contains(ObjectIdentifier($0)))
    }
  }
}

extension LayoutEngine {
  /// The views with something to be read again at them or inside them, as far as they are not new.
  ///
  /// - Complexity: O(*what is to be read again and the views around it*).
  fileprivate func viewsAroundPending() -> Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    for start in pendingViews + pendingConstraints.compactMap(\.holder) {
      var next: LayoutView? = start
      while let view = next, views.insert(ObjectIdentifier(view)).inserted { next = view.parent }
    }
    return views
  }
}
