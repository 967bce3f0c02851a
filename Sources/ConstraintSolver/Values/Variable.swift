/// An unknown of a ``Solver``: a real number without bounds of its own.
///
/// A 32-bit handle into the solver that made it; meaningless in any other. The handle of a removed
/// variable may be given again.
public struct Variable: Hashable, Comparable, Sendable {
  @usableFromInline package let index: UInt32

  @inlinable
  package init(index: UInt32) {
    self.index = index
  }

  /// Orders variables by handle: by age, except that a handle given again stays where it was.
  public static func < (first: Variable, second: Variable) -> Bool {
    first.index < second.index
  }
}
