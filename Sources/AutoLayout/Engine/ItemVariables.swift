import ConstraintSolver

/// The variables of an item: its alignment rectangle in the solver's space.
///
/// The origin of the solver's space is the corner of the root's rectangle, so that the root has no
/// variables for its own position: `Variable.none`, which is 0.
struct ItemVariables {
  var minX: Variable
  var minY: Variable
  var width: Variable
  var height: Variable

  /// Those of an item without variables.
  static var none: ItemVariables {
    @inline(__always) get { ItemVariables(minX: .none, minY: .none, width: .none, height: .none) }
  }

  @inline(__always)
  func forEach(_ body: (Variable) -> Void) {
    if !minX.isNone { body(minX) }
    if !minY.isNone { body(minY) }
    body(width)
    body(height)
  }

  func origin(_ axis: Axis) -> Variable { axis == .horizontal ? minX : minY }
  func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

extension ItemVariables {
  /// Four variables with consecutive indices.
  @inline(__always)
  init(from first: Variable) {
    self.init(
      minX: first, minY: Variable(index: first.index &+ 1),
      width: Variable(index: first.index &+ 2), height: Variable(index: first.index &+ 3))
  }
}

extension Variable {
  /// Stands where there is no variable.
  static var none: Variable {
    @inline(__always) get { Variable(index: .max) }
  }

  /// Whether this stands where there is no variable.
  var isNone: Bool {
    @inline(__always) get { index == .max }
  }
}
