/// Something that takes part in a layout engine as one linear constraint.
///
/// Either a ``LayoutConstraint`` between items or a ``ViewConstraint`` that a view's own state
/// implies.
public class EngineConstraint {
  /// The place or state that the constraint was made from.
  public var origin: ConstraintOrigin

  init(origin: ConstraintOrigin) {
    self.origin = origin
  }

  /// The role of a constraint that the layout system made by itself.
  public var systemRole: SystemConstraint? {
    if case .system(let role) = origin { role } else { nil }
  }

  /// The item the constraint is about in the first place.
  public var firstItem: LayoutItem? { nil }
  /// The other item, if there is one.
  public var secondItem: LayoutItem? { nil }
}
