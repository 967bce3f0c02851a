extension LayoutView {
  /// Adds a view in front of the others, or at an index counted from the back.
  ///
  /// A view that has another parent leaves it first.
  public func addChild(_ child: LayoutView, at index: Int? = nil) {
    precondition(child !== self, "A view cannot contain itself.")
    if child.parentReference != Unretained(nil) { child.removeFromParent() }
    if child.extras != nil { child.dropEngine() }
    insertIntoChildren(child, at: min(index ?? storedChildren.count, storedChildren.count))
    child.setParent(self)
    child.recordAutoresizingReference()
    child.updateEffectiveDirection()
    if engineReference != Unretained(nil) { child.enterEngine() }
    marginsDidEnter(child)
    child.listForEverything()
    setNeedsLayout()
  }

  @inline(__always)
  private func insertIntoChildren(_ child: LayoutView, at index: Int) {
    child.indexInParent = Int32(index)
    if storedChildren.isEmpty {
      storedChildren.reserveCapacity(LayoutView.usualChildCount)
      storedChildren.append(child)
      listFirstChild()
    } else if index == storedChildren.count {
      storedChildren.append(child)
      extendLists(to: index)
    } else {
      areIndicesValid = false
      storedChildren.insert(child, at: index)
    }
  }

  /// Capacity for the first child: growing the array step by step costs more than unused slots.
  private static let usualChildCount = 4

  /// Removes the view from its parent and deactivates every constraint from above that mentions it
  /// or a view inside it; constraints held inside stay.
  ///
  /// Source: private methods of UIKit's that handle constraints which "dangle" after a removal
  /// (`_constraints_subviewWillChangeSuperview:` in the headers of `nst/iOS-Runtime-Headers`); that those held inside stay
  /// is our choice.
  public func removeFromParent() {
    guard let parent else { return }
    deactivateCrossingConstraints()
    let formerEngine = parent.engine
    formerEngine?.forget(subtree: self)
    leaveLists()
    if parent.children.last !== self { parent.areIndicesValid = false }
    parent.storedChildren.removeAll { $0 === self }
    parent.setNeedsLayout()
    setParent(nil)
    if formerEngine != nil { startSubtreeOver() }
    updateEffectiveDirection()
  }

  private func deactivateCrossingConstraints() {
    // What crosses is held above: by a view on the way to the root.
    var above: Set<ObjectIdentifier> = []
    var next = parent
    while let view = next {
      above.insert(ObjectIdentifier(view))
      next = view.parent
    }
    for view in subtree {
      view.forEachItem { item in
        for constraint in item.activeMentions {
          guard let holder = constraint.holder, above.contains(ObjectIdentifier(holder)) else {
            continue
          }
          constraint.deactivate()
        }
      }
    }
  }

  /// Moves a child to another index counted from the back.
  package func moveChild(_ child: LayoutView, to index: Int) {
    storedChildren.removeAll { $0 === child }
    storedChildren.insert(child, at: index)
    areIndicesValid = false
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

  /// Calls a function, which must not change the hierarchy, with each view of ``subtree`` in its order, none retained.
  @inline(__always)
  func forEachInSubtree(_ body: (LayoutView) -> Void) {
    var views = [Unretained(self)]
    appendChildren(to: &views)
    var next = 0
    while next < views.count {
      let view = views[next]
      next += 1
      // Looked at before the function is called, so that the processor fetches it meanwhile.
      if next < views.count { _ = views[next].with { $0.appendChildren(to: &views) } }
      _ = view.with(body)
    }
  }

  /// Appends the views inside this one, none retained.
  @inline(__always)
  private func appendChildren(to views: inout [Unretained<LayoutView>]) {
    for index in storedChildren.indices { views.append(Unretained(storedChildren[index])) }
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
  /// - Complexity: O(1) for the same view, parent and child, and siblings; else O(*depth*).
  public func closestCommonAncestor(with other: LayoutView) -> LayoutView? {
    neighbouringAncestor(with: other)?.object ?? distantAncestor(with: other)
  }

  /// The closest view that is, or contains, both views, if it is one of them or the parent of both.
  ///
  /// Nearly all constraints are between such neighbours; counting depths for each of them would make
  /// deep hierarchies quadratic.
  @inline(__always)
  func neighbouringAncestor(with other: LayoutView) -> Unretained<LayoutView>? {
    let (own, others) = (Unretained(self), Unretained(other))
    if own == others || other.parentReference == own { return own }
    if parentReference == others { return others }
    return parentReference == other.parentReference && parentReference != Unretained(nil)
      ? parentReference : nil
  }

  private func distantAncestor(with other: LayoutView) -> LayoutView? {
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
    guide.setOwningView(self)
    changeExtras { $0.guides.append(guide) }
  }

  /// Removes a guide and deactivates every constraint that mentions it.
  public func removeGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.activeMentions { constraint.deactivate() }
    engine?.forget(guide)
    changeExtras { $0.guides.removeAll { $0 === guide } }
    guide.setOwningView(nil)
  }

  /// The guide that follows the view in a role, made when first asked for.
  ///
  /// - Precondition: `role` is not `.free`.
  public func guide(_ role: LayoutGuide.Role) -> LayoutGuide {
    precondition(role != .free, "A free guide follows nothing; add one with addGuide.")
    if let guide = derivedGuides.first(where: { $0.role == role }) { return guide }
    let guide = LayoutGuide(role: role, owningView: self)
    changeExtras { $0.derivedGuides.append(guide) }
    if role == .scrollContent {
      kind = .scrollView
      didChange(.state)
      _ = engineReference.with { engine in
        forEachActiveMention { engine.invalidate($0, .terms) }
        heldConstraints.forEach { engine.invalidate($0, .terms) }
      }
    }
    return guide
  }

  /// The guide of a scroll view's content; nil for every other view.
  @inline(__always)
  var scrollContentGuide: LayoutGuide? { kind == .scrollView ? findScrollContentGuide() : nil }

  @inline(never)
  private func findScrollContentGuide() -> LayoutGuide? {
    derivedGuides.first { $0.role == .scrollContent }
  }

  /// Makes the view a scroll view: constraints between its edges and views inside it act on its
  /// content area.
  public func becomeScrollView() {
    _ = guide(.scrollContent)
  }

  /// Calls a function with the view and its guides.
  func forEachItem(_ body: (LayoutItem) -> Void) {
    body(self)
    guard let extras else { return }
    for guide in extras.guides { body(guide) }
    for guide in extras.derivedGuides { body(guide) }
  }
}
