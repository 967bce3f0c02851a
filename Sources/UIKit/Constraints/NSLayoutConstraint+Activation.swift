import AutoLayout

extension NSLayoutConstraint {
  func activate() {
    guard let layoutConstraint, !isAwaitingOwner else { return }
    do {
      try layoutConstraint.activate(representedObject: self)
    } catch {
      guard let guide = ownerlessGuide else { raise(error) }
      guide.awaitingConstraints.append(self)
    }
  }

  func deactivate() {
    layoutConstraint?.deactivate()
    ownerlessGuide?.awaitingConstraints.removeAll { $0 === self }
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
