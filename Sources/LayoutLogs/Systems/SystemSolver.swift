import ConstraintSolver

/// Solves a rebuilt system without some of its constraints, as often as needed.
struct SystemSolver {
  let system: RebuiltSystem

  init(_ system: RebuiltSystem) {
    self.system = system
  }

  /// Finds an irreducible infeasible subset.
  ///
  /// - Parameter left: The constraints to leave out, by their places in the list.
  /// - Returns: The places of its rows; nil where all can hold.
  func conflict(without left: Set<Int>) -> [Int]? {
    var loaded = Loaded(system, without: left)
    return loaded.conflict()
  }

  /// Whether the constraints can hold without some of them.
  func isFeasible(without left: Set<Int>) -> Bool { conflict(without: left) == nil }

  /// Finds the values that a constraint's left side less the right side's terms can take while all others hold.
  ///
  /// - Returns: The range; nil where the others cannot hold.
  func range(ofConstant index: Int, without left: Set<Int> = []) -> ClosedRange<Double>? {
    guard
      let row = system.rows.first(where: { $0.source == .constraint(index) })
    else { return nil }
    var loaded = Loaded(system, without: left.union([index]))
    return loaded.range(of: row.terms)
  }

  /// The values of all variables without some constraints.
  ///
  /// - Returns: The values; nil where the others cannot hold either.
  func values(without left: Set<Int>) -> [RebuiltSystem.Unknown: Double]? {
    var loaded = Loaded(system, without: left)
    return loaded.values()
  }

  private struct Loaded {
    private let solver = Solver()
    private var variables: [RebuiltSystem.Unknown: Variable] = [:]
    private var places: [ConstraintID: Int] = [:]
    private var isUsable = true

    init(_ system: RebuiltSystem, without left: Set<Int>) {
      for (place, row) in system.rows.enumerated() {
        if case .constraint(let index) = row.source, left.contains(index) { continue }
        let terms = self.terms(row.terms)
        guard
          let id = try? solver.add(LinearConstraint(terms, row.relation, row.constant))
        else {
          isUsable = false
          continue
        }
        places[id] = place
      }
    }

    private mutating func terms(_ terms: [RebuiltSystem.Unknown: Double]) -> [Term] {
      let ordered = terms.filter { $0.value != 0 }
        .sorted { ($0.key.item, $0.key.name) < ($1.key.item, $1.key.name) }
      return ordered.map { unknown, factor in
        let variable = variables[unknown] ?? solver.makeVariable()
        variables[unknown] = variable
        return Term(factor, variable)
      }
    }

    mutating func conflict() -> [Int]? {
      do {
        try solver.solve()
        return nil
      } catch .conflict(let conflict) {
        return conflict.constraints.compactMap { places[$0] }.sorted()
      } catch {
        return nil
      }
    }

    mutating func values() -> [RebuiltSystem.Unknown: Double]? {
      guard conflict() == nil else { return nil }
      return variables.mapValues { solver.value(of: $0) }
    }

    mutating func range(of terms: [RebuiltSystem.Unknown: Double]) -> ClosedRange<Double>? {
      let value = solver.makeVariable()
      let sum = self.terms(terms) + [Term(-1, value)]
      guard (try? solver.add(LinearConstraint(sum, .equal, 0))) != nil else { return nil }
      guard conflict() == nil else { return nil }
      return solver.freedom(of: value)
    }
  }
}
