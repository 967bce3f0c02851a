import TestSupport
import Testing

@testable import ConstraintSolver

/// Groups that one column holds together are solved like all others, and only those are torn.
@Suite struct BorderedFactorsTests {
  /// Rows and columns in any order, triangular but for one column.
  private static func bordered(_ count: Int, _ random: inout SplitMix64) -> [[Double]] {
    var rows = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for row in 0..<count - 1 {
      for column in 0..<row where Bool.random(using: &random) { rows[row][column] = 1 }
      rows[row][row] = [1, -1, 2].randomElement(using: &random) ?? 1
      // Every row has the column, so that it is the fullest.
      rows[row][count - 1] = Double(Int.random(in: 1...3, using: &random))
    }
    for column in 0..<count { rows[count - 1][column] = 0.25 }
    rows[count - 1][count - 1] = 5
    let columns = (0..<count).shuffled(using: &random)
    return rows.shuffled(using: &random).map { row in columns.map { row[$0] } }
  }

  private static func matrix(_ rows: [[Double]]) -> SquareMatrix {
    var entries = FlatArray<SquareMatrix.Entry>()
    var ends = FlatArray<Int32>()
    for row in rows {
      for (column, coefficient) in row.enumerated() where coefficient != 0 {
        entries.append(SquareMatrix.Entry(column: Int32(column), coefficient: coefficient))
      }
      ends.append(Int32(entries.count))
    }
    return SquareMatrix(entries, rowsEndingAt: ends)
  }

  private static func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
    rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static func transposed(_ rows: [[Double]]) -> [[Double]] {
    rows.indices.map { column in rows.map { $0[column] } }
  }

  private static func isClose(_ first: [Double], _ second: [Double]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 * max(1, abs($1)) }
  }

  @Test(arguments: UInt64(0)..<40)
  func borderedMatricesAreSolved(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...6, using: &random)
    let rows = BorderedFactorsTests.bordered(count, &random)
    guard let factors = BorderedFactors(BorderedFactorsTests.matrix(rows)) else {
      // The last pivot may happen to be small: then the columns hardly follow from it.
      _ = try SparseElimination.factorize(BorderedFactorsTests.matrix(rows))
      return
    }
    let wanted = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &random)) }
    let values = factors.solve(BorderedFactorsTests.product(rows, wanted))
    #expect(BorderedFactorsTests.isClose(values, wanted), "\(rows)")
    let gradient = BorderedFactorsTests.product(BorderedFactorsTests.transposed(rows), wanted)
    let multipliers = factors.solveTransposed(gradient)
    #expect(BorderedFactorsTests.isClose(multipliers, wanted), "\(rows)")
  }

  @Test func mostAreTorn() {
    let torn = (UInt64(0)..<40).count { seed in
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 2...6, using: &random)
      return BorderedFactors(
        BorderedFactorsTests.matrix(BorderedFactorsTests.bordered(count, &random))) != nil
    }
    #expect(torn > 30)
  }

  @Test func twoCyclesWithoutACommonColumnAreNotTorn() {
    let rows: [[Double]] = [[1, 1, 0, 0], [1, -1, 0, 0], [0, 0, 1, 1], [0, 0, 1, -1]]
    #expect(BorderedFactors(BorderedFactorsTests.matrix(rows)) == nil)
  }

  @Test func dependentRowsAreLeftToElimination() {
    let rows: [[Double]] = [[1, 0, 1], [0, 1, 1], [1, 1, 2]]
    #expect(BorderedFactors(BorderedFactorsTests.matrix(rows)) == nil)
    #expect(throws: Interruption.numericalTrouble) {
      try SparseElimination.factorize(BorderedFactorsTests.matrix(rows))
    }
  }

  @Test func largeMultiplesAreLeftToElimination() {
    // The first column's own coefficient is a hundredth of its other one.
    let rows: [[Double]] = [[0.01, 0, 1], [1, 1, 1], [0, 1, -1]]
    #expect(BorderedFactors(BorderedFactorsTests.matrix(rows)) == nil)
  }
}
