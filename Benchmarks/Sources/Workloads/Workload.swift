/// What a program asks of a constraint solver, in order, with the constraints it uses.
///
/// This is the content of a file in the format ALT1 (``WorkloadReader``). Variables are numbered
/// from 0 and may take any value. Terms of all constraints lie in one array, so that a workload of
/// millions of constraints is a handful of allocations.
package struct Workload: Equatable, Sendable {
  /// What kind of layout this is.
  package var name: String
  /// How large it is, in the unit of its kind: cells, labels, levels.
  package var size: Int
  /// How many variables there are.
  package var variableCount = 0
  /// All constraints, whether added or not.
  package var constraints: [Constraint] = []
  /// The terms of all constraints.
  package var terms: [Term] = []
  /// The names of the phases, in order.
  package var phases: [String] = []
  /// What is asked for, in order.
  package var operations: [Operation] = []

  /// Creates a workload without constraints.
  package init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  /// The terms of some constraints, which lie in the order of these.
  package func terms(of constraints: Range<Int>) -> Range<Int> {
    self.constraints[constraints.lowerBound].terms
      .lowerBound..<self.constraints[
        constraints.upperBound - 1
      ].terms.upperBound
  }

  /// A coefficient times a variable.
  package struct Term: Equatable, Sendable {
    /// The number of the variable.
    package var variable: Int32
    /// What it is multiplied with.
    package var coefficient: Double

    /// Creates a product.
    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = Int32(variable)
      self.coefficient = coefficient
    }
  }

  /// How the sum of a constraint's terms relates to its constant.
  package enum Relation: UInt8, Equatable, Sendable {
    /// `<`: at most.
    case lessThanOrEqual = 0x3C
    /// `=`: equal.
    case equal = 0x3D
    /// `>`: at least.
    case greaterThanOrEqual = 0x3E
  }

  /// A linear constraint.
  package struct Constraint: Equatable, Sendable {
    /// 1…1000, where 1000 must hold.
    package var priority: Int32
    /// How both sides relate.
    package var relation: Relation
    /// The right side.
    package var constant: Double
    /// Where the terms of the left side lie in ``Workload/terms``.
    package var terms: Range<Int>

    /// Creates a constraint.
    package init(priority: Int, relation: Relation, constant: Double, terms: Range<Int>) {
      self.priority = Int32(priority)
      self.relation = relation
      self.constant = constant
      self.terms = terms
    }
  }

  /// One request.
  package enum Operation: Equatable, Sendable {
    /// A timed phase begins: the one with this index in ``Workload/phases``.
    ///
    /// An index, because a request that holds no string costs nothing to take from an array.
    case phase(Int)
    /// A constraint is added.
    case add(Int)
    /// A constraint is removed.
    case remove(Int)
    /// A required constraint is added that contradicts those that are there.
    case addRefused(Int)
    /// A variable is to be pulled to values at a priority; at first to 0.
    case edit(variable: Int, priority: Int)
    /// An edited variable is pulled to another value.
    case suggest(value: Double, variable: Int32)
    /// A layout pass: everything is settled and every value can be read. One step.
    case update
  }
}
