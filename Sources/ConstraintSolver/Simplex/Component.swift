/// A connected component with a vertex: the state the simplex method works on.
///
/// Every row `i` has an *activity* `aᵢ·x` and one breakpoint, its target. On each side of the
/// target a row may be blocked (it must not go there) and may have a cost (a slope per unit). A
/// *vertex* is the point where as many independent rows as there are columns, the *pins*, are at
/// their targets. The method moves from vertex to vertex along edges, on which one pin leaves its
/// target and another row reaches its own.
///
/// Priorities become a sequence of such problems: the costs of one tier are minimised, then
/// exactly those moves that would raise them again are blocked (``freeze(_:)``), then the next
/// tier is minimised on what remains.
struct Component: Sendable {
  var problem: Problem
  /// The row pinned in each slot.
  var pins: [Int] = []
  /// The slot of each row, or -1.
  var slot: [Int]
  /// `aᵢ·x` of each row; of anchors that is the variable's value.
  var activity: [Double]
  /// The largest of 1, the target and the terms of each row: what rounding is relative to.
  var magnitude: [Double]
  /// The side on which an unpinned row is; decides where both would do.
  var side: [Side]
  var blocked: [Sides]
  var costBelow: [Double]
  var costAbove: [Double]
  var factorization = Factorization()
  /// Whether anchors may be blocked or have a cost at present.
  var anchorsCount = false
  /// Whether the vertex is the optimum; false where rounding forbade to find it.
  var isOptimal = false
  /// The blocked sides that describe the set of all optima, if it is more than one point.
  var optimalFace: [Sides]?
  var workspace: Workspace

  /// Arrays that are filled anew whenever they are used.
  struct Workspace: Sendable {
    /// The rate of change of each row along the present direction.
    var rate: [Double]
    /// The rows whose rate may not be zero.
    var touched: [Int] = []
    var isTouched: [Bool]
    var breakpoints: [Breakpoint] = []
    /// While the method escapes from a degenerate vertex, how far each row seems to be from its
    /// target.
    var displacement: [Double]?
  }

  var rowCount: Int { problem.rowCount }
  var columnCount: Int { problem.columnCount }

  /// Creates the component of `problem` with a vertex through the rows of `candidates`, as far as
  /// they are independent.
  init(_ problem: Problem, candidates: [Int]) {
    let count = problem.rowCount + problem.columnCount
    self.problem = problem
    slot = Array(repeating: -1, count: count)
    activity = Array(repeating: 0, count: count)
    magnitude = Array(repeating: 1, count: count)
    side = Array(repeating: .above, count: count)
    blocked = Array(repeating: [], count: count)
    costBelow = Array(repeating: 0, count: count)
    costAbove = Array(repeating: 0, count: count)
    workspace = Workspace(
      rate: Array(repeating: 0, count: count), isTouched: Array(repeating: false, count: count))
    placeVertex(candidates: candidates)
  }

  /// Creates the component of `problem` with a vertex where required equalities hold.
  init(_ problem: Problem) {
    self.init(problem, candidates: problem.requiredEqualities)
  }

  /// Replaces a constraint's constant; `computeActivities()` must follow.
  mutating func setConstant(_ constant: Double, ofConstraint constraint: Int) {
    guard let row = problem.constraints.firstIndex(of: constraint) else { return }
    problem.setConstant(constant, ofRow: row)
  }

  /// The value of the variable of a column.
  func value(ofColumn column: Int) -> Double {
    activity[rowCount + column]
  }

  /// Pins `candidates` as far as they are independent, and fills up with rows of one term.
  mutating func placeVertex(candidates: [Int]) {
    let (fallback, avoided) = problem.singleRows()
    var isCandidate = Array(repeating: false, count: slot.count)
    for candidate in candidates { isCandidate[candidate] = true }
    let unused = fallback.enumerated().map { column, row in
      isCandidate[row] ? rowCount + column : row
    }
    let result = Elimination.factorize(
      candidates, of: problem, fallback: unused, avoided: avoided)
    adopt(result)
  }

  /// Factorises the present pins anew.
  mutating func renewFactorization() {
    let anchors = (0..<columnCount).map { rowCount + $0 }
    adopt(
      Elimination.factorize(
        pins, of: problem, fallback: anchors,
        avoided: Array(repeating: false, count: columnCount)))
  }

  private mutating func adopt(_ result: Elimination.Result) {
    for row in pins { slot[row] = -1 }
    pins = result.pins
    factorization = result.factorization
    for (place, row) in pins.enumerated() { slot[row] = place }
    computeActivities()
  }

  /// Computes the vertex from the pins' targets and the original coefficients.
  mutating func computeActivities() {
    var values = pins.map { problem.target[$0] }
    factorization.solve(&values)
    refine(&values)
    for column in 0..<columnCount {
      activity[rowCount + column] = values[column]
      magnitude[rowCount + column] = max(1, abs(values[column]))
    }
    for row in 0..<rowCount {
      var sum = 0.0
      var largest = max(1, abs(problem.target[row]))
      for index in problem.rowStart[row]..<problem.rowStart[row + 1] {
        let product = problem.rowCoefficient[index] * values[problem.rowColumn[index]]
        sum += product
        largest = max(largest, abs(product))
      }
      activity[row] = slot[row] >= 0 ? problem.target[row] : sum
      magnitude[row] = largest
    }
  }

  /// Corrects values by what the pins miss their targets (iterative refinement), as long as that
  /// helps.
  ///
  /// Where the exact values are short binary fractions, this arrives at them.
  private func refine(_ values: inout [Double]) {
    var (residual, size) = residual(of: values)
    for _ in 0..<Tolerances.refinements where size > 0 {
      factorization.solve(&residual)
      let refined = zip(values, residual).map { $0 + $1 }
      let (nextResidual, nextSize) = self.residual(of: refined)
      guard nextSize < size else { return }
      values = refined
      residual = nextResidual
      size = nextSize
    }
  }

  /// How much each pin misses its target, and the most that any does relative to its terms.
  private func residual(of values: [Double]) -> ([Double], size: Double) {
    var residual = Array(repeating: 0.0, count: columnCount)
    var size = 0.0
    for (place, row) in pins.enumerated() where row < rowCount {
      var sum = problem.target[row]
      var largest = max(1, abs(sum))
      for index in problem.rowStart[row]..<problem.rowStart[row + 1] {
        let product = problem.rowCoefficient[index] * values[problem.rowColumn[index]]
        sum -= product
        largest = max(largest, abs(product))
      }
      residual[place] = sum
      size = max(size, abs(sum) / largest)
    }
    return (residual, size)
  }

  /// Whether a row is at its target, up to rounding.
  func isAtTarget(_ row: Int) -> Bool {
    abs(activity[row] - problem.target[row]) <= Tolerances.primal * magnitude[row]
  }

  /// How far a constraint is from holding, in its own unit; 0 when it holds up to rounding.
  func violation(_ row: Int) -> Double {
    guard slot[row] < 0, !isAtTarget(row) else { return 0 }
    let excess = activity[row] - problem.target[row]
    guard problem.violatingSides[row].contains(excess > 0 ? .above : .below) else { return 0 }
    return abs(excess) * problem.weight[row]
  }
}

extension Problem {
  /// The rows a first vertex should go through.
  var requiredEqualities: [Int] {
    tierRows[0].filter { violatingSides[$0] == .both }
  }

  /// For each column the row to pin when nothing determines the column, and whether that is a
  /// better place for it than being determined by others.
  ///
  /// Optional rows with one term come first, the strongest of them, because where they hold they
  /// need no further step; then required inequalities; then the anchor.
  fileprivate func singleRows() -> (fallback: [Int], isOptional: [Bool]) {
    var fallback = (0..<columnCount).map { rowCount + $0 }
    var isOptional = Array(repeating: false, count: columnCount)
    for row in 0..<rowCount {
      guard let column = singleColumn(ofRow: row) else { continue }
      let present = fallback[column]
      if tier[row] == 0 {
        if present >= rowCount { fallback[column] = row }
      } else if !isOptional[column] || tier[row] < tier[present] {
        fallback[column] = row
        isOptional[column] = true
      }
    }
    return (fallback, isOptional)
  }
}
