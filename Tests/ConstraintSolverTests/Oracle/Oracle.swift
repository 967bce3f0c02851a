import ConstraintSolver

/// A constraint with integers, for systems that are solved exactly.
struct IntegerConstraint: CustomStringConvertible {
  var coefficients: [Int: Int]
  var relation: Relation
  var constant: Int
  var priority: Float

  var isRequired: Bool { priority == 1000 }

  var description: String {
    let sum = coefficients.sorted { $0.key < $1.key }.map { "\($0.value)·x\($0.key)" }
    let sign = ["<=", "==", ">="][Int(relation.rawValue) + 1]
    return "\(sum.joined(separator: " + ")) \(sign) \(constant) @\(priority)"
  }
}

/// The exact optimum of a system, or that there is none.
enum Oracle {
  struct Optimum {
    /// The priorities, descending, and the minimal sum of violations of each.
    var levels: [(priority: Float, sum: Double)]
    /// The value of each variable, nil where it is not determined.
    var values: [Double?]
  }

  /// Whether constraints can hold together, whatever their priorities.
  static func isFeasible(_ constraints: [IntegerConstraint], variableCount: Int) -> Bool {
    let required = constraints.map { constraint in
      var copy = constraint
      copy.priority = 1000
      return copy
    }
    return feasibleProgram(required, variableCount: variableCount) != nil
  }

  /// Solves a system; nil when its required constraints exclude each other.
  static func solve(_ constraints: [IntegerConstraint], variableCount: Int) -> Optimum? {
    guard var program = feasibleProgram(constraints, variableCount: variableCount) else {
      return nil
    }
    var optimum = Optimum(levels: [], values: [])
    for priority in Set(program.errors.keys).sorted(by: >) {
      let errors = program.errors[priority] ?? []
      precondition(program.dictionary.minimise(errors), "Sums of errors are bounded")
      program.dictionary.keepMinimal(errors)
      let sum = errors.reduce(0) { $0 + program.dictionary.value($1) }
      optimum.levels.append((priority, sum))
    }
    optimum.values = (0..<variableCount).map { program.dictionary.determinedValue($0) }
    return optimum
  }

  private struct Program {
    var dictionary: ExactDictionary
    var errors: [Float: [Int]] = [:]
  }

  /// Unknowns are the variables, then per constraint two: slack and error, or both errors.
  private static func feasibleProgram(
    _ constraints: [IntegerConstraint], variableCount: Int
  ) -> Program? {
    let unknownCount = variableCount + 2 * constraints.count
    var columns = Array(0..<variableCount)
    for (index, constraint) in constraints.enumerated() where !constraint.isRequired {
      columns.append(variableCount + 2 * index + 1)
    }
    let isFree = (0..<unknownCount).map { $0 < variableCount }
    var program = Program(dictionary: ExactDictionary(nonbasic: columns, isFree: isFree))
    for (index, constraint) in constraints.enumerated() {
      let first = variableCount + 2 * index
      append(constraint, first, to: &program)
    }
    let equalities = constraints.indices.filter {
      constraints[$0].isRequired && constraints[$0].relation == .equal
    }
    guard eliminate(equalities.map { variableCount + 2 * $0 }, &program.dictionary) else {
      return nil
    }
    program.dictionary.makeFreeUnknownsBasic()
    return program.dictionary.findFeasibleVertex() ? program : nil
  }

  private static func append(
    _ constraint: IntegerConstraint, _ first: Int, to program: inout Program
  ) {
    // Required or optional, `first` is what must not be negative; `first + 1` is an error.
    let sign = constraint.relation == .lessThanOrEqual ? -1 : 1
    var coefficients = constraint.coefficients.mapValues { sign * $0 }
    if !constraint.isRequired {
      coefficients[first + 1] = 1
      program.errors[constraint.priority, default: []].append(first + 1)
      if constraint.relation == .equal {
        program.errors[constraint.priority, default: []].append(first)
      }
    }
    program.dictionary.appendRow(
      first, constant: -sign * constraint.constant, coefficients: coefficients)
  }

  /// Makes unknowns that must be zero nonbasic and removes them; false when one cannot be zero.
  private static func eliminate(_ unknowns: [Int], _ dictionary: inout ExactDictionary) -> Bool {
    for unknown in unknowns {
      guard let row = dictionary.basic.firstIndex(of: unknown) else { continue }
      let column = dictionary.nonbasic.indices.first {
        dictionary.isFree[dictionary.nonbasic[$0]] && dictionary.numerator(row, $0) != 0
      }
      if let column {
        dictionary.pivot(row, column)
        dictionary.remove(column: column)
      } else if dictionary.constantNumerator(row) != 0 {
        return false
      }
    }
    return true
  }
}

extension ExactDictionary {
  /// Pivots free unknowns into rows of restricted ones, as far as those depend on them.
  fileprivate mutating func makeFreeUnknownsBasic() {
    for column in nonbasic.indices where isFree[nonbasic[column]] {
      let row = basic.indices.first { !isFree[basic[$0]] && numerator($0, column) != 0 }
      if let row { pivot(row, column) }
    }
  }

  /// The value of an unknown if all points that are left agree on it.
  fileprivate func determinedValue(_ unknown: Int) -> Double? {
    guard let row = basic.firstIndex(of: unknown) else { return nil }
    let isAtBoundary = nonbasic.indices.allSatisfy { isRemoved[$0] || numerator(row, $0) == 0 }
    if isAtBoundary { return value(unknown) }
    for column in nonbasic.indices
    where isFree[nonbasic[column]] && numerator(row, column) != 0 { return nil }
    var least = self
    var greatest = self
    guard least.minimise([unknown]), greatest.minimise([unknown], sign: -1) else { return nil }
    return least.value(unknown) == greatest.value(unknown) ? value(unknown) : nil
  }
}
