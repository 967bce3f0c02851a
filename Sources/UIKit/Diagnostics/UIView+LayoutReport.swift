import AutoLayout

extension UIView {
  /// Takes in what layout depends on, and checks what it cannot do.
  package func prepareForLayout() {
    window?.adoptSafeArea()
    rootView.updatePropertiesInSubtree()
    CrossAxisConstraints.check(layoutView.root)
  }

  /// Lays out the hierarchy and says what is wrong with it.
  func layOutHierarchy() {
    prepareForLayout()
    let outer = LayoutLoopRecorder.isArmed
    LayoutLoopRecorder.isArmed = true
    let outcome = layoutView.layoutIfNeeded()
    LayoutLoopRecorder.isArmed = outer
    for conflict in layoutView.takeNewConflicts() { conflict.report() }
    if !outcome.isSettled { LayoutLoopRecorder.report(outcome, in: layoutView.root) }
    if !outer { LayoutLoopRecorder.end() }
  }
}

extension LayoutConflict {
  @MainActor
  fileprivate func report() {
    let conflict = ConstraintConflict(self)
    PlatformEnvironment.current.log(LayoutMessage(subject: .conflict(conflict), text: conflict.log))
  }
}
