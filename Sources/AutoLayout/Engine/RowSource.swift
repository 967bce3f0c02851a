import ConstraintSolver

/// The source of one of the solver's constraints.
enum RowSource {
  case constraint(LayoutConstraint)
  case view(LayoutView, ViewConstraint.Kind)

  /// The object that stands for it.
  var constraint: EngineConstraint {
    switch self {
    case .constraint(let constraint): constraint
    case .view(let view, let kind): view.viewConstraint(kind)
    }
  }
}
