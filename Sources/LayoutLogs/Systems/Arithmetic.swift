import ConstraintSolver

/// The sum of an irreducible infeasible subset, `400 + 8 + 8 > 375`: its rows, each times a number, add up to a
/// statement about constants alone that is false.
///
/// The numbers are the only ones, but for a factor, with which all variables cancel (Farkas's lemma).
package struct Arithmetic: Hashable, Sendable {
  /// A constant, times a number.
  package struct Part: Hashable, Sendable {
    package var factor: Double
    package var constant: Double
    /// The constraint by its place in the list; nil for a margin that was assumed.
    package var member: Int?

    package var value: Double { factor * constant }
    fileprivate var order: Int { member ?? .max }
  }

  /// The parts of what is needed, the greatest first.
  package var needed: [Part]
  /// The parts of what is available, the greatest first.
  package var available: [Part]
  /// Whether either side could be the greater one.
  package var isEquation: Bool

  package var neededSum: Double { needed.map(\.value).reduce(0, +) }
  package var availableSum: Double { available.map(\.value).reduce(0, +) }

  /// Adds up rows; nil where no factors make the variables cancel.
  init?(_ rows: [RebuiltSystem.Row]) {
    guard let factors = NullVector(rows)?.factors else { return nil }
    let scale = Self.scale(factors)
    let sign = Self.sign(rows, factors)
    var parts: [Part] = []
    for (row, factor) in zip(rows, factors) {
      guard row.constant != 0, factor != 0 else { continue }
      var member: Int?
      if case .constraint(let index) = row.source { member = index }
      parts.append(.init(factor: sign * factor / scale, constant: row.constant, member: member))
    }
    isEquation = rows.allSatisfy { $0.relation == .equal }
    let total = parts.map(\.value).reduce(0, +)
    let isTurned = isEquation && total < 0
    if isTurned { for index in parts.indices { parts[index].factor.negate() } }
    needed = parts.filter { $0.value > 0 }
    available = parts.filter { $0.value < 0 }.map {
      Part(factor: -$0.factor, constant: $0.constant, member: $0.member)
    }
    if isEquation, needed.count < available.count { swap(&needed, &available) }
    needed.sort { ($1.value, $0.order) < ($0.value, $1.order) }
    available.sort { ($1.value, $0.order) < ($0.value, $1.order) }
    guard abs(neededSum - availableSum) > 1e-9 else { return nil }
  }

  /// The factor that most rows have, so that their constants show as they are.
  private static func scale(_ factors: [Double]) -> Double {
    var best = (count: 0, size: 1.0)
    for factor in factors where factor != 0 {
      let count = factors.count { abs(abs($0) - abs(factor)) < 1e-9 * abs(factor) }
      if count > best.count { best = (count, abs(factor)) }
    }
    return best.size
  }

  /// The sign with which inequalities point the way that makes the sum false.
  private static func sign(_ rows: [RebuiltSystem.Row], _ factors: [Double]) -> Double {
    for (row, factor) in zip(rows, factors) where factor != 0 {
      switch row.relation {
      case .equal: continue
      case .greaterThanOrEqual: return factor > 0 ? 1 : -1
      case .lessThanOrEqual: return factor > 0 ? -1 : 1
      }
    }
    return 1
  }
}

/// The numbers with which rows add up to nothing.
private struct NullVector {
  let factors: [Double]

  /// Eliminates the variables, keeping which rows each result is made of.
  init?(_ rows: [RebuiltSystem.Row]) {
    var names: [RebuiltSystem.Unknown: Int] = [:]
    for row in rows {
      for name in row.terms.keys.sorted(by: { ($0.item, $0.name) < ($1.item, $1.name) })
      where names[name] == nil {
        names[name] = names.count
      }
    }
    var matrix = rows.map { row -> [Double] in
      var line = [Double](repeating: 0, count: names.count)
      for (name, factor) in row.terms { line[names[name] ?? 0] = factor }
      return line
    }
    var origins = rows.indices.map { index in
      rows.indices.map { $0 == index ? 1.0 : 0.0 }
    }
    var done = 0
    for column in 0..<names.count {
      guard let pivot = Self.pivot(matrix, column, from: done) else { continue }
      matrix.swapAt(done, pivot)
      origins.swapAt(done, pivot)
      for row in (done + 1)..<max(done + 1, matrix.count) {
        let share = matrix[row][column] / matrix[done][column]
        guard share != 0 else { continue }
        for index in 0..<names.count { matrix[row][index] -= share * matrix[done][index] }
        for index in rows.indices { origins[row][index] -= share * origins[done][index] }
      }
      done += 1
    }
    guard done == rows.count - 1 else { return nil }
    factors = origins[done].map { abs($0) < 1e-9 ? 0 : $0 }
  }

  private static func pivot(_ matrix: [[Double]], _ column: Int, from start: Int) -> Int? {
    let best = (start..<matrix.count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
    return best.flatMap { abs(matrix[$0][column]) > 1e-9 ? $0 : nil }
  }
}
