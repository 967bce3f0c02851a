extension LayoutConstraint {
  /// The parts of the constant of the constraint's row that its attributes add, as
  /// ``write(to:in:)`` adds them.
  func offsets(in engine: LayoutEngine) -> [AttributeOffset] {
    guard let holder, let first = firstItem else { return [] }
    let direction = holder.effectiveDirection
    var offsets: [AttributeOffset] = []
    func add(_ factor: Double, _ attribute: LayoutAttribute, of item: LayoutItem) {
      let resolved = attribute.resolved(for: direction)
      let points = factor * (engine.expression(resolved, of: item)?.constant ?? 0)
      guard points != 0 else { return }
      offsets.append(AttributeOffset(item: item, attribute: resolved, points: points))
    }
    guard secondAttribute != .notAnAttribute else {
      add(-1, firstAttribute, of: first)
      return offsets
    }
    guard let second = secondItem else { return [] }
    add(-1, firstAttribute, of: target(of: first, firstAttribute, against: second))
    add(exactMultiplier, secondAttribute, of: target(of: second, secondAttribute, against: first))
    return offsets
  }
}
