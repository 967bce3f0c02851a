import AutoLayout

extension UIView {
  /// Updates the safe area and properties before layout, and checks for constraints that cannot be laid out.
  package func prepareForLayout() {
    window?.adoptSafeArea()
    rootView.updatePropertiesInSubtree()
    CrossAxisConstraints.check(layoutView.root)
  }

  /// Lays out the hierarchy, and logs conflicts and loops.
  func layOutHierarchy() {
    prepareForLayout()
    let outer = CallsInProgress.current.layoutLoopRecorder.isArmed
    CallsInProgress.current.layoutLoopRecorder.isArmed = true
    let outcome = layoutView.layoutIfNeeded()
    let recorder = CallsInProgress.current.layoutLoopRecorder
    CallsInProgress.current.layoutLoopRecorder.isArmed = outer
    if !outer { CallsInProgress.current.layoutLoopRecorder.end() }
    for conflict in layoutView.takeNewConflicts() { conflict.report() }
    if !outcome.isSettled { recorder.report(outcome, in: layoutView.root) }
  }
}

extension LayoutConflict {
  @MainActor
  fileprivate func report() {
    let conflict = ConstraintConflict(self)
    PlatformEnvironment.current.log(LayoutMessage(subject: .conflict(conflict), text: conflict.log))
  }
}
