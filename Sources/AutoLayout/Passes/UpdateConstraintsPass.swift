extension LayoutView {
  /// Has every view that asked for it update its constraints, subviews before superviews.
  func updateConstraintsPass() {
    TreeWalk.visit(
      self, children: \.children,
      enter: { view in
        defer { view.flags.descendantNeedsUpdateConstraints = false }
        return view.flags.descendantNeedsUpdateConstraints
      },
      leave: { $0.updateOwnConstraintsIfNeeded() })
  }

  private func updateOwnConstraintsIfNeeded() {
    guard flags.needsUpdateConstraints else { return }
    flags.needsUpdateConstraints = false
    stack?.updateIfNeeded()
    delegate?.updateConstraints(of: self)
  }
}
