/// An unknown of a ``Solver``: a real number without bounds of its own.
///
/// A 32-bit handle into the solver that made it; meaningless in any other.
public struct Variable: Hashable, Comparable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  /// Orders variables by age: the one made first is smaller.
  public static func < (first: Variable, second: Variable) -> Bool {
    first.index < second.index
  }
}
