/// The engine of a hierarchy, as views come to it and leave it.
extension LayoutView {
  /// Forgets the solution of a root, with the constraints that were broken: the next layout is that of a new hierarchy.
  package func startAfresh() { dropEngine() }

  /// Ends the engine of a former root that becomes part of another hierarchy.
  func dropEngine() {
    guard engineStorage != nil else { return }
    leaveEngineWithDescendants()
    startSubtreeOver()
  }

  /// Asks for all work again, because the views take part in another engine from now on.
  func startSubtreeOver() {
    for view in subtree { view.startOver() }
  }

  /// Ends the engine of a root.
  func leaveEngineWithDescendants() {
    forEachInSubtree { $0.leaveEngine() }
    extras?.engine = nil
  }

  /// Forgets what an engine kept here.
  func leaveEngine() {
    setEngine(nil)
    edits = []
    content.wrapWidth = nil
    forgetRows()
    extras?.viewConstraints = []
    forEachItem { $0.forgetVariables() }
    heldConstraints.forEach { $0.leaveEngine() }
  }

  /// Enters the view and everything below it into the engine of the new hierarchy.
  @inline(never)
  func enterEngine() {
    guard let engine = parentReference.with({ $0.engine }) ?? nil else { return }
    startSubtreeOver()
    engine.enter(subtree: self)
    setNeedsUpdateConstraints()
  }
}
