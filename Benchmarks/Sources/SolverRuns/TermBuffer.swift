import ConstraintSolver
internal import Workloads

/// Room for the terms of one constraint.
///
/// Raw memory, because an array would be checked for other owners at each term.
final class TermBuffer {
  private let storage: UnsafeMutableBufferPointer<ConstraintSolver.Term>
  private var count = 0

  /// Makes room for the longest constraint of a workload.
  init(_ workload: Workload) {
    storage = .allocate(capacity: workload.constraints.reduce(0) { max($0, $1.terms.count) })
  }

  deinit {
    storage.deallocate()
  }

  /// Writes a constraint's terms.
  @inline(__always)
  func fill(with terms: borrowing Span<Workload.Term>, of variables: borrowing Span<Variable>) {
    for place in terms.indices {
      let term = terms[place]
      storage.initializeElement(
        at: place, to: Term(term.coefficient, variables[Int(term.variable)]))
    }
    count = terms.count
  }

  /// The terms written last.
  var filled: UnsafeMutableBufferPointer<ConstraintSolver.Term> {
    storage.extracting(..<count)
  }
}
