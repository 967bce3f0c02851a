extension LayoutView {
  /// Adds a view in front of the others, or at an index counted from the back.
  ///
  /// A view that has another parent leaves it first.
  public func addChild(_ child: LayoutView, at index: Int? = nil) {
    precondition(child !== self, "A view cannot contain itself.")
    child.removeFromParent()
    child.dropEngine()
    children.insert(child, at: min(index ?? children.count, children.count))
    child.parent = self
    child.recordAutoresizingReference()
    child.subtreeDidEnter()
    child.updateMarginsInSubtree()
    setNeedsLayout()
  }

  /// Removes the view from its parent and deactivates every constraint from above that mentions it
  /// or a view inside it; constraints held inside stay.
  ///
  /// Source: believed Apple behaviour, `docs/reference` of the constraint ownership rules.
  public func removeFromParent() {
    guard let parent else { return }
    for view in subtree {
      for item in [view as LayoutItem] + view.guides + view.derivedGuides {
        for constraint in item.mentions where constraint.holder.map({ !$0.isInside(self) }) ?? true
        {
          constraint.deactivate()
        }
      }
    }
    parent.engine?.forget(subtree: self)
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    self.parent = nil
  }

  /// Moves a child to another index counted from the back.
  package func moveChild(_ child: LayoutView, to index: Int) {
    children.removeAll { $0 === child }
    children.insert(child, at: index)
  }

  /// The view and all views inside it, parents before children.
  package var subtree: [LayoutView] {
    var views = [self]
    var next = 0
    while next < views.count {
      views += views[next].children
      next += 1
    }
    return views
  }

  /// Whether the view is, or lies inside, another.
  public func isInside(_ ancestor: LayoutView) -> Bool {
    var view: LayoutView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.parent
    }
    return false
  }

  /// The closest view that is, or contains, both views; nil in different hierarchies.
  ///
  /// - Complexity: O(1) for the same view, superview and subview, and siblings; else O(*depth*).
  public func closestCommonAncestor(with other: LayoutView) -> LayoutView? {
    // Nearly all constraints are between such neighbours; counting depths for each of them would
    // make deep hierarchies quadratic.
    if self === other || other.parent === self { return self }
    if let parent, parent === other || parent === other.parent { return parent }
    var first = self
    var second = other
    var firstDepth = depth
    var secondDepth = other.depth
    while first !== second {
      if firstDepth >= secondDepth {
        guard let parent = first.parent else { return nil }
        first = parent
        firstDepth -= 1
      } else {
        guard let parent = second.parent else { return nil }
        second = parent
        secondDepth -= 1
      }
    }
    return first
  }

  private var depth: Int {
    var depth = 0
    var view = self
    while let parent = view.parent {
      view = parent
      depth += 1
    }
    return depth
  }

  /// Adds a guide.
  public func addGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeGuide(guide)
    guide.owningView = self
    guides.append(guide)
  }

  /// Removes a guide and deactivates every constraint that mentions it.
  public func removeGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.mentions { constraint.deactivate() }
    engine?.forget(guide)
    guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The guide that follows the view in a role, made when first asked for.
  ///
  /// - Precondition: `role` is not `.free`.
  public func guide(_ role: LayoutGuide.Role) -> LayoutGuide {
    precondition(role != .free, "A free guide follows nothing; add one with addGuide.")
    if let guide = derivedGuides.first(where: { $0.role == role }) { return guide }
    let guide = LayoutGuide(role: role, owningView: self)
    derivedGuides.append(guide)
    if role == .scrollContent { stateDidChange() }
    return guide
  }

  /// The guide of a scroll view's content, if the view scrolls.
  var scrollContentGuide: LayoutGuide? {
    derivedGuides.first { $0.role == .scrollContent }
  }

  /// Makes the view a scroll view: constraints between its edges and views inside it act on its
  /// content area.
  public func becomeScrollView() {
    _ = guide(.scrollContent)
  }
}

extension LayoutView {
  /// Holds a constraint; its items are the view or lie inside it.
  package func install(_ constraint: LayoutConstraint, representedObject: AnyObject?) {
    constraint.holder = self
    constraint.representedObject = representedObject
    constraints.append(constraint)
    constraint.firstItem?.addMention(constraint)
    if let second = constraint.secondItem, second !== constraint.firstItem {
      second.addMention(constraint)
    }
    constraintDidChange(constraint)
  }

  /// Lets go of a constraint.
  func uninstall(_ constraint: LayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.firstItem?.removeMention(constraint)
    if let second = constraint.secondItem, second !== constraint.firstItem {
      second.removeMention(constraint)
    }
    constraint.holder = nil
    constraintDidChange(constraint)
    constraint.representedObject = nil
  }

  /// Notes that a held constraint came, went or changed.
  func constraintDidChange(_ constraint: LayoutConstraint) {
    engine?.invalidate(constraint)
    setNeedsLayout()
  }

  /// Starts the engine anew when a former root becomes part of another hierarchy.
  private func dropEngine() {
    engineStorage = nil
  }

  /// Has the engine of the new hierarchy take in everything below.
  private func subtreeDidEnter() {
    guard let engine else { return }
    for view in subtree {
      view.flags = LayoutFlags()
      view.viewConstraints = []
      engine.invalidate(view)
      for constraint in view.constraints { engine.invalidate(constraint) }
    }
    setNeedsUpdateConstraints()
  }
}
