/// Something that takes part in a layout engine as one linear constraint.
///
/// Either a ``LayoutConstraint`` between items or a ``ViewConstraint`` that a view's own state
/// implies.
public class EngineConstraint {
  private var annotation: Annotation

  /// The origin, the label and the client's object.
  ///
  /// Most constraints have one of them at most, and so only the rare case with several needs a box.
  private enum Annotation {
    case plain(ConstraintOrigin)
    case known(AnyObject)
    indirect case full(ConstraintOrigin, label: String?, object: AnyObject?)
  }

  init(origin: ConstraintOrigin) {
    annotation = .plain(origin)
  }

  /// The line of code, document object or view state that the constraint was made from.
  public var origin: ConstraintOrigin {
    get {
      switch annotation {
      case .plain(let origin), .full(let origin, _, _): origin
      case .known: .unknown
      }
    }
    set { annotate(newValue, label, storedRepresentedObject) }
  }

  /// A name for logs and debugging.
  final var label: String? {
    get { if case .full(_, let label, _) = annotation { label } else { nil } }
    set { annotate(origin, newValue, storedRepresentedObject) }
  }

  /// The object that clients know the constraint by, retained.
  final var storedRepresentedObject: AnyObject? {
    get {
      switch annotation {
      case .plain: nil
      case .known(let object): object
      case .full(_, _, let object): object
      }
    }
    set {
      // What activation and deactivation of an unlabelled constraint come to.
      switch annotation {
      case .plain(.unknown), .known: annotation = newValue.map { .known($0) } ?? .plain(.unknown)
      default: annotate(origin, label, newValue)
      }
    }
  }

  private func annotate(_ origin: ConstraintOrigin, _ label: String?, _ object: AnyObject?) {
    if label == nil, object == nil {
      annotation = .plain(origin)
    } else if label == nil, origin == .unknown, let object {
      annotation = .known(object)
    } else {
      annotation = .full(origin, label: label, object: object)
    }
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
