import AutoLayout

extension NSLayoutConstraint {
  /// Adds the constraint to the closest common ancestor of its items.
  ///
  /// Source: Apple's documentation of `isActive`: it calls `addConstraint(_:)` of that view.
  func activate() {
    guard let layoutConstraint, firstAttribute != .notAnAttribute, !isActive else { return }
    do { try attachSpans() } catch { raiseNoCommonAncestor() }
    guard !layoutConstraint.isActive else { return }
    guard let ancestor = layoutConstraint.commonAncestor?.representedObject as? UIView else {
      guard let guide = ownerlessGuide else { raiseNoCommonAncestor() }
      guide.awaitingConstraints.append(self)
      return
    }
    ancestor.addConstraint(self)
  }

  /// Removes the constraint from the view that holds it.
  ///
  /// Source: Apple's documentation of `isActive`: it calls `removeConstraint(_:)` of that view.
  func deactivate() {
    if let holder = layoutConstraint?.holder?.representedObject as? UIView {
      holder.removeConstraint(self)
    } else {
      leaveHolder()
    }
    ownerlessGuide?.awaitingConstraints.removeAll { $0 === self }
  }

  /// Takes the constraint out of the view that holds it.
  func leaveHolder() {
    layoutConstraint?.deactivate()
    detachSpans()
  }

  /// Whether a view holds the constraint, and all it is about is in place.
  var isInstalled: Bool {
    guard let layoutConstraint, layoutConstraint.isActive else { return false }
    return spans.allSatisfy(\.isAttached)
  }

  /// Attaches the guides that measure the distances between anchors which the constraint compares.
  func attachSpans() throws(ConstraintError) {
    detachSpans()
    areSpansAttached = !spans.isEmpty
    for span in spans { try span.attach() }
  }

  private func detachSpans() {
    guard areSpansAttached else { return }
    areSpansAttached = false
    for span in spans { span.detach() }
  }

  /// Whether the constraint is about a guide that no view owns yet, and holds as soon as one does.
  var isAwaitingOwner: Bool {
    ownerlessGuide?.awaitingConstraints.contains { $0 === self } ?? false
  }

  /// The guide without owner that the constraint is about alone.
  private var ownerlessGuide: UILayoutGuide? {
    guard let guide = firstItem as? UILayoutGuide, guide.owningView == nil,
      secondAttribute == .notAnAttribute || secondItem === guide
    else { return nil }
    return guide
  }
}
