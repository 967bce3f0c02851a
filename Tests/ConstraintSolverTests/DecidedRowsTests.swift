import ConstraintSolver
import TestSupport
import Testing

/// Labels below each other in a window, under random edits, with a list of what should hold.
private struct LabelLayout {
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var live: [(id: ConstraintID, constraint: LinearConstraint)] = []
  /// The places in `live` of the window's edit and of what labels want to be.
  private(set) var wishes: [Int] = []
  var random: SplitMix64

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    let window = makeVariable()
    let edit = try solver.hold(window, Priority(999))
    live.append(
      (edit, LinearConstraint([Term(1, window)], .equal, 0, priority: Priority(999))))
    try set(0, to: 300)
    var above: (top: Variable, height: Variable)?
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      above = try addLabel(below: above, window)
    }
  }

  private mutating func makeVariable() -> Variable {
    variables.append(solver.makeVariable())
    return variables[variables.count - 1]
  }

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) throws {
    let constraint = LinearConstraint(terms, relation, constant, priority: Priority(priority))
    live.append((try solver.add(constraint), constraint))
  }

  private mutating func addLabel(
    below above: (top: Variable, height: Variable)?, _ window: Variable
  ) throws -> (top: Variable, height: Variable) {
    let (top, height) = (makeVariable(), makeVariable())
    let (left, width) = (makeVariable(), makeVariable())
    try add([Term(1, left)], .equal, 16)
    let trailing = [Term(1, left), Term(1, width), Term(-1, window)]
    try add(trailing, random.pick(.equal, .equal, .lessThanOrEqual), -16)
    if let above {
      try add([Term(1, top), Term(-1, above.top), Term(-1, above.height)], .equal, 8)
    } else {
      try add([Term(1, top)], .equal, 0)
    }
    try addContent(width)
    try addContent(height)
    if Bool.random(using: &random) {
      try add([Term(1, height), Term(-0.5, width)], .equal, 0, random.pick(300, 600, 900))
    }
    return (top, height)
  }

  private mutating func addContent(_ extent: Variable) throws {
    let content = Double(Int.random(in: 5...60, using: &random) * 10)
    wishes.append(live.count)
    try add([Term(1, extent)], .lessThanOrEqual, content, 250)
    wishes.append(live.count)
    try add([Term(1, extent)], .greaterThanOrEqual, content, 750)
  }

  private mutating func set(_ place: Int, to constant: Double) throws {
    try solver.setConstant(constant, of: live[place].id)
    live[place].constraint.constant = constant
  }

  mutating func dragWindow() throws {
    try set(0, to: Double(Int.random(in: 4...70, using: &random) * 10))
  }

  mutating func edit() throws {
    let place = wishes[Int.random(in: wishes.indices, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try set(place, to: Double(Int.random(in: 5...60, using: &random) * 10))
    case 1:
      let priority = Priority(random.pick(200, 400, 700, 950, 999.5))
      solver.setPriority(priority, of: live[place].id)
      live[place].constraint.priority = priority
    case 2:
      let extent = live[place].constraint.terms[0]
      try add([extent], .equal, 0, random.pick(1000, 800, 100))
    default:
      guard live.count > wishes[wishes.count - 1] + 2 else { return }
      solver.remove(live.removeLast().id)
    }
  }

  func compareWithRebuilt() throws {
    let other = Solver()
    for _ in variables { _ = other.makeVariable() }
    let ids = try live.map { try other.add($0.constraint) }
    try other.solve()
    for variable in variables {
      #expect(isClose(solver.value(of: variable), other.value(of: variable)))
    }
    #expect(solver.undeterminedVariables() == other.undeterminedVariables())
    for (mine, others) in zip(live, ids) {
      #expect(isClose(solver.violation(of: mine.id), other.violation(of: others)))
    }
  }
}

/// Rows whose columns stronger ones determine: the side they are on changes nothing, and is known
/// all the same once it matters.
@Suite struct DecidedRowsTests {
  @Test(arguments: 0..<80) func draggingBetweenEditsEqualsSolvingAfresh(seed: UInt64) throws {
    var layout = try LabelLayout(seed: 9000 + seed)
    try layout.solver.solve()
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 0...4, using: &layout.random) {
        try layout.dragWindow()
        try layout.solver.solve()
      }
      try layout.compareWithRebuilt()
      for _ in 0..<Int.random(in: 0...3, using: &layout.random) { try layout.edit() }
      guard (try? layout.solver.solve()) != nil else { return }
      try layout.compareWithRebuilt()
    }
  }

  /// Labels as wide as the window, which decides their rows.
  @Test func crossingsOfDecidedRowsCostNothing() throws {
    let column = try WideLabels(widths: [50, 100, 150, 200])
    // The second change in a row finds the range.
    for size in [5.0, 10] { try column.drag(to: size) }
    for size in stride(from: 20.0, through: 240, by: 10) {
      try column.drag(to: size)
      #expect(column.solver.statistics.solvedComponents == 0)
      #expect(column.solver.statistics.touchedConstraints == 1)
      for width in column.widths { #expect(column.solver.value(of: width) == size) }
    }
  }

  /// A row that was crossed on the way moves the optimum when it becomes stronger.
  @Test func decidedRowsAreKnownWhereTheyAreOnceTheRangeEnds() throws {
    let column = try WideLabels(widths: [50, 100], window: 120)
    try column.drag(to: 80)
    column.solver.setPriority(Priority(999.5), of: column.compression[1])
    try column.solver.solve()
    #expect(column.solver.value(of: column.widths[1]) == 100)
    #expect(column.solver.violation(of: column.edit) == 20)
  }

  /// A row is decided no more when the row that decided it is removed.
  @Test func removingWhatDecidesEndsIt() throws {
    let column = try WideLabels(widths: [50, 100])
    try column.drag(to: 120)
    column.solver.remove(column.edit)
    try column.solver.solve()
    #expect(column.solver.violation(of: column.compression[1]) == 0)
    let window = try column.solver.hold(column.window, Priority(100))
    for size in [90.0, 130, 70] {
      try column.solver.setConstant(size, of: window)
      try column.solver.solve()
      #expect(column.solver.value(of: column.window) == 100)
    }
  }
}

/// Labels of preferred widths that must be as wide as the window.
private struct WideLabels {
  let solver = Solver()
  let window: Variable
  let edit: ConstraintID
  private(set) var widths: [Variable] = []
  private(set) var compression: [ConstraintID] = []

  init(widths contents: [Double], window size: Double = 0) throws {
    window = solver.makeVariable()
    edit = try solver.hold(window, Priority(999))
    try solver.setConstant(size, of: edit)
    for content in contents {
      let width = solver.makeVariable()
      _ = try solver.add(LinearConstraint([Term(1, width), Term(-1, window)], .equal, 0))
      _ = try solver.add(
        LinearConstraint([Term(1, width)], .lessThanOrEqual, content, priority: Priority(250)))
      compression.append(
        try solver.add(
          LinearConstraint(
            [Term(1, width)], .greaterThanOrEqual, content, priority: Priority(750))))
      widths.append(width)
    }
    try solver.solve()
  }

  func drag(to size: Double) throws {
    try solver.setConstant(size, of: edit)
    try solver.solve()
  }
}
