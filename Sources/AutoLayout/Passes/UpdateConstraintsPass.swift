extension LayoutView {
  /// Has every view that asked for it update its constraints, subviews before superviews.
  func updateConstraintsPass() {
    if flags.descendantNeedsUpdateConstraints {
      flags.descendantNeedsUpdateConstraints = false
      for child in children { child.updateConstraintsPass() }
    }
    guard flags.needsUpdateConstraints else { return }
    flags.needsUpdateConstraints = false
    stack?.updateIfNeeded()
    delegate?.updateConstraints(of: self)
  }
}
