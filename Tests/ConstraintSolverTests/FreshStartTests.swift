import Testing

@testable import ConstraintSolver

/// Where steps move much, the search begins again near what they led to.
@Suite struct FreshStartTests {
  private let solver = Solver()

  /// Views of the given heights one below the other, their centres equally far apart, as close as they can be.
  ///
  /// - Returns: The distances of the centres from one to the next.
  private func distribute(_ heights: [Double]) throws -> [Variable] {
    var (tops, distances) = ([solver.makeVariable()], [Variable]())
    let end = solver.makeVariable()
    try solver.add([Term(1, tops[0])], .equal, 0)
    try solver.add([Term(1, end)], .equal, 0, 49)
    for (index, (height, next)) in zip(heights, heights.dropFirst()).enumerated() {
      let (top, distance) = (solver.makeVariable(), solver.makeVariable())
      try solver.add([Term(1, top), Term(-1, tops[index])], .greaterThanOrEqual, height)
      try solver.add(
        [Term(1, distance), Term(-1, top), Term(1, tops[index])], .equal, (next - height) / 2)
      if let first = distances.first {
        try solver.add(
          [Term(1, distance), Term(-1, first)], .equal, 0, Float(max(150 - index, 100)))
      }
      tops.append(top)
      distances.append(distance)
    }
    try solver.add(
      [Term(1, end), Term(-1, tops[tops.count - 1])], .equal, heights[heights.count - 1])
    return distances
  }

  @Test func aLongRowTakesAFewSteps() throws {
    // Checked builds start afresh too early to learn much from the steps.
    #if InternalChecks
      let (count, mostPivots) = (200, 400)
    #else
      let (count, mostPivots) = (2000, 200)
    #endif
    let heights = (0..<count).map { Double(10 + $0 % 7) }
    let distances = try distribute(heights)
    try solver.solve()
    for distance in distances { #expect(abs(solver.value(of: distance) - 15.5) < 1e-9) }
    #expect(solver.statistics.freshStarts == 1)
    #expect(solver.statistics.pivots < mostPivots)
    #expect(solver.statistics.restarts == 0)
    #expect(solver.certify().isValid)
  }

  @Test func aShortRowNeedsNone() throws {
    let distances = try distribute([10, 12, 16, 11, 10, 13])
    try solver.solve()
    for distance in distances { #expect(abs(solver.value(of: distance) - 14) < 1e-9) }
    #if !InternalChecks
      #expect(solver.statistics.freshStarts == 0)
    #endif
    #expect(solver.certify().isValid)
  }
}
