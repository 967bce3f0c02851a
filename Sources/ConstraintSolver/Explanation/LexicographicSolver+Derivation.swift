extension LexicographicSolver {
  /// The derivation of a column's value: each step follows from those before it.
  mutating func derivation(ofColumn column: ColumnIndex) -> [DerivationStep] {
    basis.walkDependencies(of: column)
    var steps: [DerivationStep] = []
    var index = 0
    var block = 0
    while index < basis.traversal.order.count {
      var count = 1
      if block < basis.traversal.blocks.count,
        Int(basis.traversal.blocks[block].start) == index
      {
        count = Int(basis.traversal.blocks[block].count)
        block += 1
      }
      steps.append(derivationStep(index..<index + count))
      index += count
    }
    return steps
  }

  private func derivationStep(_ places: Range<Int>) -> DerivationStep {
    let columns = places.reversed().map { basis.traversal.order[$0] }
    let rows = columns.map { basis.problem.columns[$0].activeRow }.filter { $0.exists }
    return DerivationStep(
      variables: columns.map { Variable($0) },
      constraints: rows.map { basis.problem.id(ofRow: $0) }.sorted())
  }
}
