/// Something that takes part in a layout engine as one linear constraint.
///
/// Either a ``LayoutConstraint`` between items or a ``ViewConstraint`` that a view's own state
/// implies.
public class EngineConstraint {
  private var annotation: Annotation

  /// The origin and the label, in the room of one reference: diagnoses alone look at them.
  private enum Annotation {
    case plain(ConstraintOrigin)
    indirect case labelled(ConstraintOrigin, String)
  }

  init(origin: ConstraintOrigin) {
    annotation = .plain(origin)
  }

  /// The line of code, document object or view state that the constraint was made from.
  public var origin: ConstraintOrigin {
    get {
      switch annotation {
      case .plain(let origin), .labelled(let origin, _): origin
      }
    }
    set { annotate(newValue, label) }
  }

  /// A name for logs and debugging.
  final var label: String? {
    get { if case .labelled(_, let label) = annotation { label } else { nil } }
    set { annotate(origin, newValue) }
  }

  private func annotate(_ origin: ConstraintOrigin, _ label: String?) {
    annotation = label.map { .labelled(origin, $0) } ?? .plain(origin)
  }

  /// The role of a constraint that the layout system made by itself.
  public var systemRole: SystemConstraint? {
    if case .system(let role) = origin { role } else { nil }
  }

  /// The item on the left side, or the view that implies the constraint.
  public var firstItem: LayoutItem? { nil }
  /// The other item, if there is one.
  public var secondItem: LayoutItem? { nil }
}
