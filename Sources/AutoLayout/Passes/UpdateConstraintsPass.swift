extension LayoutView {
  /// Updates the constraints of every view that asked for it, children before parents.
  func updateConstraintsPass() {
    visitListed(for: .updateConstraints, leave: { $0.updateOwnConstraintsIfNeeded() })
  }

  private func updateOwnConstraintsIfNeeded() {
    guard takeWork(.updateConstraints) else { return }
    stack?.updateIfNeeded()
    updateConstraints()
  }
}
