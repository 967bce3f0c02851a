/// The identity of a constraint in a ``Solver``.
///
/// Identities are given in the order of adding and are never given twice by one solver, so they
/// also order constraints by age.
public struct ConstraintID: Hashable, Comparable, Sendable {
  package let serial: UInt64
  /// The number of the constraint's row.
  @usableFromInline package let row: UInt32

  init(serial: UInt64, row: UInt32) {
    self.serial = serial
    self.row = row
  }

  /// Orders constraints by age: the one added first is smaller.
  public static func < (first: ConstraintID, second: ConstraintID) -> Bool {
    first.serial < second.serial
  }
}
