/// The constraints that a view holds, as they come, change and go.
extension LayoutView {
  /// Holds a constraint; its items are the view or lie inside it.
  @inline(__always)
  package func install(_ constraint: consuming LayoutConstraint, representedObject: AnyObject?) {
    constraint.setHolder(self)
    if let representedObject { constraint.setRepresentedObject(representedObject) }
    constraint.moveMentionsToEnd()
    _ = engineReference.with { $0.enter(copy constraint) }
    heldConstraints.append(consume constraint)
    setNeedsLayout()
  }

  /// Releases a constraint that the view holds.
  func uninstall(_ constraint: LayoutConstraint) {
    engine?.leave(constraint)
    constraint.edits = []
    constraint.setHolder(nil)
    constraint.setRepresentedObject(nil)
    heldConstraints.remove(constraint)
    setNeedsLayout()
  }

  /// Notes that a held constraint changed.
  func constraintDidChange(_ constraint: LayoutConstraint, _ edits: ConstraintEdits) {
    engine?.invalidate(constraint, edits)
    setNeedsLayout()
  }
}
