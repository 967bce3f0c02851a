import ConstraintSolver
import Testing

/// Undetermined heights in columns of boxes, and the number of directions that finding them takes.
@Suite struct MotionTests {
  /// Boxes one below the other, at least 20 high, which fill a given height.
  private struct Boxes {
    let solver = Solver()
    private(set) var heights: [Variable] = []
    /// The bottoms of all but the last.
    private(set) var bottoms: [Variable] = []

    init(_ count: Int, fill height: Double) throws {
      for index in 0..<count {
        let box = solver.makeVariable()
        try solver.add([Term(1, box)], .greaterThanOrEqual, 20)
        let top = bottoms.last.map { [Term(-1, $0)] } ?? []
        if index < count - 1 {
          let bottom = solver.makeVariable()
          try solver.add([Term(1, bottom), Term(-1, box)] + top, .equal, 0)
          bottoms.append(bottom)
        } else {
          try solver.add([Term(-1, box)] + top, .equal, -height)
        }
        heights.append(box)
      }
    }

    /// The directions that finding what is undetermined took.
    func directions(finding expected: Set<Variable>) -> Int {
      let before = solver.statistics.directions
      #expect(Set(solver.undeterminedVariables()) == expected)
      return solver.statistics.directions - before
    }
  }

  @Test(arguments: [2, 10, 300]) func allThatIsOpenIsFoundTogether(count: Int) throws {
    let boxes = try Boxes(count, fill: Double(20 * count + 30))
    try boxes.solver.solve()
    #expect(boxes.directions(finding: Set(boxes.heights + boxes.bottoms)) == 1)
  }

  /// The vertex is degenerate: every height but one may grow as far as its own row goes, but that one must not
  /// give way.
  @Test(arguments: [2, 10, 300]) func whatAllRowsTogetherHoldIsDetermined(count: Int) throws {
    let boxes = try Boxes(count, fill: Double(20 * count))
    try boxes.solver.solve()
    #expect(boxes.directions(finding: []) == 1)
  }

  /// Of two groups of boxes that are tied together, one is held and the other is not.
  @Test(arguments: [10, 300]) func whatIsHeldDoesNotHideWhatIsOpen(count: Int) throws {
    let boxes = try Boxes(count, fill: Double(20 * count))
    let solver = boxes.solver
    let open = (0..<count).map { _ in solver.makeVariable() }
    for variable in open { try solver.add([Term(1, variable)], .greaterThanOrEqual, 5) }
    let total = open.map { Term(1, $0) }
    try solver.add(total + [Term(1, boxes.heights[0])], .equal, Double(20 + 6 * count))
    try solver.solve()
    #expect(boxes.directions(finding: Set(open)) == 2)
  }

  /// Slack that grows along one edge and falls along another does not prove that either leads away from the
  /// optima.
  @Test func rowsThatFallElsewhereAreLookedAtEdgeByEdge() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for variable in [x, y, z] { try solver.add([Term(1, variable)], .greaterThanOrEqual, 0) }
    try solver.add([Term(1, x), Term(-2, y)], .lessThanOrEqual, 0)
    try solver.add([Term(1, x), Term(1, y), Term(1, z)], .lessThanOrEqual, 9)
    try solver.add([Term(1, y), Term(1, z)], .lessThanOrEqual, 0)
    try solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
  }
}
