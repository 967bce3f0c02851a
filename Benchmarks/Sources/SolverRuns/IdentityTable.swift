import ConstraintSolver

/// The identities of a workload's constraints, of those that are there.
///
/// Raw memory, because an array would be checked for other owners at each constraint.
final class IdentityTable {
  private let storage: UnsafeMutableBufferPointer<ConstraintID?>

  /// Makes a table for some constraints, none of which is there.
  init(count: Int) {
    storage = .allocate(capacity: count)
    storage.initialize(repeating: nil)
  }

  deinit {
    storage.deallocate()
  }

  /// The identity of a constraint.
  subscript(index: Int) -> ConstraintID? {
    @inline(__always) get { storage[index] }
    @inline(__always) set { storage[index] = newValue }
  }
}
