import ConstraintSolver
import Testing

/// Labels one below the other, as wide as the window less margins, with content sizes.
private struct LabelColumn {
  let solver = Solver()
  let window: ConstraintID
  private let width: Variable
  private(set) var heights: [Variable] = []
  private(set) var tops: [Variable] = []
  private(set) var hugging: [ConstraintID] = []
  private(set) var compression: [ConstraintID] = []

  init(_ count: Int) throws {
    width = solver.makeVariable()
    window = try solver.hold(width, Priority(999))
    try solver.setConstant(375, of: window)
    for _ in 0..<count { try addLabel() }
  }

  mutating func addLabel() throws {
    let (index, window) = (tops.count, width)
    let (top, height) = (solver.makeVariable(), solver.makeVariable())
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(LinearConstraint([Term(1, left)], .equal, 16))
    _ = try solver.add(
      LinearConstraint([Term(1, left), Term(1, width), Term(-1, window)], .equal, -16))
    if let above = tops.last, let size = heights.last {
      _ = try solver.add(
        LinearConstraint([Term(1, top), Term(-1, above), Term(-1, size)], .equal, 8))
    } else {
      _ = try solver.add(LinearConstraint([Term(1, top)], .equal, 0))
    }
    let content = Double(20 + index * 7 % 31)
    hugging.append(
      try solver.add(
        LinearConstraint([Term(1, height)], .lessThanOrEqual, content, priority: Priority(250))))
    compression.append(
      try solver.add(
        LinearConstraint([Term(1, height)], .greaterThanOrEqual, content, priority: Priority(750))))
    tops.append(top)
    heights.append(height)
  }

  func setContent(_ index: Int, _ height: Double) throws {
    try solver.setConstant(height, of: hugging[index])
    try solver.setConstant(height, of: compression[index])
    try solver.solve()
  }
}

/// What solutions take, in counts: bounds that hold on every machine.
@Suite struct StatisticsTests {
  @Test func countsWhatThereIs() throws {
    let solver = Solver()
    #expect(solver.statistics == Solver().statistics)
    let variables = (0..<5).map { _ in solver.makeVariable() }
    let pair = try solver.add(
      LinearConstraint([Term(1, variables[0]), Term(1, variables[1])], .equal, 3))
    _ = try solver.add(LinearConstraint([Term(1, variables[2])], .equal, 3))
    _ = try solver.add(LinearConstraint([], .equal, 0))
    #expect(solver.statistics.variables == 5)
    #expect(solver.statistics.constraints == 3)
    #expect(solver.statistics.connectedParts == 2)
    try solver.solve()
    #expect(solver.statistics.connectedParts == 2)
    solver.remove(pair)
    solver.removeVariable(variables[4])
    #expect(solver.statistics.variables == 4)
    #expect(solver.statistics.constraints == 2)
    #expect(solver.statistics.connectedParts == 1)
  }

  @Test(arguments: [10, 100, 1000]) func buildingIsLinear(count: Int) throws {
    let column = try LabelColumn(count)
    try column.solver.solve()
    let statistics = column.solver.statistics
    #expect(statistics.variables == 4 * count + 1)
    #expect(statistics.constraints == 5 * count + 1)
    // Widths, positions down the column, and the height that nothing is below of.
    #expect(statistics.connectedParts == 3)
    #expect(statistics.pivots == 0)
    #expect(statistics.evaluations <= 4 * count + 1)
    #expect(statistics.touchedConstraints <= 2 * statistics.constraints)
    #expect(statistics.factorizations == 0)
    #expect(statistics.restarts == 0)
  }

  /// A change touches what is below it, and nothing else.
  @Test(arguments: [999, 990, 900, 0]) func contentChangesTouchWhatFollows(index: Int) throws {
    let column = try LabelColumn(1000)
    try column.solver.solve()
    for height in [61.0, 5, 33] {
      try column.setContent(index, height)
      #expect(column.solver.value(of: column.heights[index]) == height)
      let statistics = column.solver.statistics
      #expect(statistics.pivots == 0)
      #expect(statistics.solvedComponents == 0)
      #expect(statistics.evaluations <= 1000 - index)
      #expect(statistics.touchedConstraints <= 2 * (1000 - index) + 5)
    }
  }

  @Test(arguments: [999, 900]) func togglingTouchesWhatFollows(index: Int) throws {
    let column = try LabelColumn(1000)
    try column.solver.solve()
    let height = column.solver.value(of: column.heights[index])
    for _ in 0..<3 {
      let collapse = try column.solver.add(
        LinearConstraint([Term(1, column.heights[index])], .equal, 0))
      try column.solver.solve()
      #expect(column.solver.value(of: column.heights[index]) == 0)
      #expect(column.solver.statistics.pivots == 0)
      #expect(column.solver.statistics.touchedConstraints <= 2 * (1000 - index) + 5)
      column.solver.remove(collapse)
      try column.solver.solve()
      #expect(column.solver.value(of: column.heights[index]) == height)
      #expect(column.solver.statistics.pivots == 0)
      #expect(column.solver.statistics.touchedConstraints <= 2 * (1000 - index) + 5)
    }
  }

  @Test func draggingEvaluatesWhatMoves() throws {
    let column = try LabelColumn(1000)
    try column.solver.solve()
    for width in stride(from: 376.0, to: 400, by: 1) {
      try column.solver.setConstant(width, of: column.window)
      try column.solver.solve()
      let statistics = column.solver.statistics
      #expect(statistics.pivots == 0)
      #expect(statistics.evaluations <= 1001)
      #expect(statistics.touchedConstraints <= 2100)
    }
  }

  /// A label added below all others costs what it costs alone.
  @Test(arguments: [10, 1000]) func addingTouchesWhatIsAdded(count: Int) throws {
    var column = try LabelColumn(count)
    try column.solver.solve()
    for _ in 0..<3 {
      try column.addLabel()
      try column.solver.solve()
      #expect(column.solver.statistics.solvedComponents == 0)
      #expect(column.solver.statistics.evaluations == 4)
      #expect(column.solver.statistics.touchedConstraints == 5)
    }
  }

  /// Where one large step is enough, reduced costs are computed before it, after it and for the level
  /// below.
  @Test(arguments: [10, 1000]) func largeStepIsFollowedByOnePass(levels: Int) throws {
    let solver = try nestedBoxes(levels, in: 30 * levels)
    #expect(solver.statistics.pivots == 1)
    #expect(solver.statistics.reducedCosts <= 2 * solver.statistics.variables)
  }

  /// Where many are needed, each brings up to date the few reduced costs that change.
  @Test func laterStepsBringMultipliersUpToDate() throws {
    let solver = try nestedBoxes(1000, in: 100)
    // A fresh start, which computes all reduced costs again, is among them; checked builds start afresh
    // before steps are as many.
    #if !InternalChecks
      #expect(solver.statistics.pivots > 400)
      #expect(solver.statistics.reducedCosts <= 12 * solver.statistics.variables)
    #endif
    #expect(solver.certify().isValid)
  }

  /// Nested boxes with a label in each, beside the inner box and above it in turns, which the size of
  /// the outermost does not suit.
  private func nestedBoxes(_ levels: Int, in size: Int) throws -> Solver {
    let solver = Solver()
    var outer = solver.makeVariable()
    try solver.add([Term(1, outer)], .equal, Double(size))
    for level in 0..<levels {
      let (inner, label) = (solver.makeVariable(), solver.makeVariable())
      if level.isMultiple(of: 2) {
        try solver.add([Term(1, outer), Term(-1, inner), Term(-1, label)], .equal, 8)
      } else {
        try solver.add([Term(1, outer), Term(-1, inner)], .equal, 8)
        try solver.add([Term(1, outer), Term(-1, label)], .equal, 8)
      }
      try solver.add([Term(1, label)], .lessThanOrEqual, 20, 250)
      try solver.add([Term(1, label)], .greaterThanOrEqual, 20, 750)
      outer = inner
    }
    try solver.solve()
    return solver
  }

  /// Titles that end where there is no more room: where one begins to fit, nothing else is asked.
  @Test(arguments: [10, 1000]) func fittingTouchesTheTitleThatFits(count: Int) throws {
    let solver = Solver()
    let window = solver.makeVariable()
    let edit = try solver.hold(window, Priority(999))
    try solver.setConstant(50, of: edit)
    let titles = (0..<count).map { _ in solver.makeVariable() }
    for (index, title) in titles.enumerated() {
      let room = [Term(1, title), Term(-1, window)]
      _ = try solver.add(LinearConstraint(room, .lessThanOrEqual, -16))
      let content = Double(100 + index)
      let wish = LinearConstraint([Term(1, title)], .equal, content, priority: Priority(750))
      _ = try solver.add(wish)
    }
    try solver.solve()
    for size in 110..<120 {
      try solver.setConstant(Double(size) + 6.5, of: edit)
      try solver.solve()
      #expect(solver.value(of: titles[size - 110]) == Double(size - 10))
      #expect(solver.value(of: titles[count - 1]) == min(Double(size) - 9.5, Double(count + 99)))
      #expect(solver.statistics.solvedComponents <= 1)
      #expect(solver.statistics.componentRows <= 2)
    }
  }

  /// What is not connected with an edit costs nothing.
  @Test func otherComponentsAreLeftAlone() throws {
    let column = try LabelColumn(1000)
    let lone = column.solver.makeVariable()
    let edit = try column.solver.hold(lone, Priority(500))
    try column.solver.solve()
    try column.solver.setConstant(5, of: edit)
    try column.solver.solve()
    #expect(column.solver.statistics.evaluations <= 1)
    #expect(column.solver.statistics.touchedConstraints <= 2)
  }

  /// Values beyond what doubles can hold: the part is solved afresh, then given up, and says so.
  @Test func fallbacksAreCounted() throws {
    let solver = Solver()
    let variables = (0..<60).map { _ in solver.makeVariable() }
    for (first, second) in zip(variables, variables.dropFirst()) {
      _ = try solver.add(LinearConstraint([Term(1, second), Term(-1e9, first)], .equal, 1))
    }
    _ = try solver.add(LinearConstraint([Term(1, variables[0])], .equal, 1e12))
    solver.solve { $0.constraints[0] }
    #expect(solver.statistics.restarts == 1)
    #expect(solver.statistics.abandonments == 1)
  }
}
