import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// The work of laying out a stack view grows with the number of its arranged views.
@Suite struct StackGrowthTests {
  /// Lays out a column of labels, each as high as the button beside it.
  private func layOut(_ count: Int, _ distribution: StackArrangement.Distribution) throws
    -> LayoutCounts
  {
    let root = TestView.root(393, 852)
    let column = TestView("column", in: root)
    try column.constrain(.leading, .equal, root)
    try column.constrain(.top, .equal, root)
    let stack = column.layout.becomeStackView()
    stack.options.axis = .vertical
    stack.options.distribution = distribution
    stack.arrangedViews = (0..<count).map { _ in
      let row = TestView("row", in: column)
      let cells = [Size(width: 50, height: 20.5), Size(width: 30, height: 30)].map {
        TestView("cell", content: $0, in: row)
      }
      row.layout.becomeStackView().arrangedViews = cells.map(\.layout)
      return row.layout
    }
    #expect(root.layout.layoutIfNeeded().isSettled)
    #expect(column.layout.frame.height == 30 * Double(count))
    return root.layout.layoutCounts
  }

  @Test(arguments: [
    StackArrangement.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func everyDistributionIsLinear(distribution: StackArrangement.Distribution) throws {
    let (small, large) = (try layOut(30, distribution), try layOut(120, distribution))
    #expect(large.visits <= 4 * small.visits)
    #expect(large.measures <= 4 * small.measures)
    #expect(large.placements <= 4 * small.placements)
    #expect(large.readings <= 4 * small.readings)
    #expect(large.optimisedConstraints <= 5 * small.optimisedConstraints)
  }
}
