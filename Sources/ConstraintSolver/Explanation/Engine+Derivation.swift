extension Engine {
  /// What the value of a column follows from, in the order in which it does.
  mutating func derivation(ofColumn column: Int32) -> [DerivationStep] {
    traversal.begin(columnCount: system.columns.count)
    traversal.addDependencies(of: column, system)
    var steps: [DerivationStep] = []
    var index = 0
    var group = 0
    while index < traversal.order.count {
      var count = 1
      if group < traversal.groups.count, Int(traversal.groups[group].start) == index {
        count = Int(traversal.groups[group].count)
        group += 1
      }
      steps.append(derivationStep(index..<index + count))
      index += count
    }
    return steps
  }

  private func derivationStep(_ places: Range<Int>) -> DerivationStep {
    let columns = places.reversed().map { traversal.order[$0] }
    let pins = columns.map { system.columns[$0].pin }.filter { $0 >= 0 }
    return DerivationStep(
      variables: columns.map { Variable(index: UInt32($0)) },
      constraints: pins.map { id(ofRow: $0) }.sorted())
  }
}
