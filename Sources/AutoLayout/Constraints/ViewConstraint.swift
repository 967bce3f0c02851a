/// A constraint that a view's own state implies: its content size, its translated autoresizing mask,
/// its scroll position, the given frame of a root, or a floor.
public final class ViewConstraint: EngineConstraint {
  /// The meaning of the constraint.
  ///
  /// At the first reading those of a view are added in this order. Floors are added after a solution and are younger.
  enum Kind: UInt8, CaseIterable {
    /// The extent of a root along an axis.
    case rootWidth, rootHeight
    /// The position and the extent that autoresizing gives along an axis.
    case autoresizingX, autoresizingWidth, autoresizingY, autoresizingHeight
    /// The content area of a scroll view begins at the scroll position.
    case scrollX, scrollY
    /// The extent is not negative; made only where a solution would have it otherwise.
    case widthFloor, heightFloor
    /// The same of a scroll view's content area.
    case contentWidthFloor, contentHeightFloor
    /// The extent is at most, and at least, the content's.
    case widthHugging, widthCompression, heightHugging, heightCompression

    /// The kinds that other state than content implies, whatever a solution comes to.
    static let ofState = allCases.filter {
      $0.indexInContent == nil && $0.role != .nonnegativeExtent
    }

    /// The index among what the content implies; nil for what other state implies.
    @inline(__always)
    var indexInContent: Int? {
      rawValue < Kind.widthHugging.rawValue ? nil : Int(rawValue - Kind.widthHugging.rawValue)
    }

    /// The axis that the constraint is about.
    @inline(__always)
    var axis: Axis {
      switch self {
      case .rootWidth, .autoresizingX, .autoresizingWidth, .scrollX, .widthFloor,
        .contentWidthFloor, .widthHugging, .widthCompression:
        .horizontal
      case .rootHeight, .autoresizingY, .autoresizingHeight, .scrollY, .heightFloor,
        .contentHeightFloor, .heightHugging, .heightCompression:
        .vertical
      }
    }

    /// The role the kind has in diagnoses.
    var role: SystemConstraint {
      switch self {
      case .rootWidth: .encapsulatedWidth
      case .rootHeight: .encapsulatedHeight
      case .autoresizingX, .autoresizingWidth, .autoresizingY, .autoresizingHeight:
        .autoresizingMask
      case .scrollX, .scrollY: .scrollContentOrigin
      case .widthFloor, .heightFloor, .contentWidthFloor, .contentHeightFloor: .nonnegativeExtent
      case .widthHugging, .widthCompression, .heightHugging, .heightCompression: .contentSize
      }
    }
  }

  /// The meaning of the constraint.
  let kind: Kind
  /// The object that clients know the constraint by, kept so that it is always the same.
  package var clientObject: AnyObject? {
    get { storedRepresentedObject }
    set { storedRepresentedObject = newValue }
  }
  /// The view whose state implies the constraint.
  private weak var view: LayoutView?

  init(_ kind: Kind, of view: LayoutView) {
    self.kind = kind
    self.view = view
    super.init(origin: .system(kind.role))
  }

  public override var firstItem: LayoutItem? { view }
}

extension LayoutView {
  /// The object that stands for what the view implies, made when first asked for: only diagnoses
  /// do.
  func viewConstraint(_ kind: ViewConstraint.Kind) -> ViewConstraint {
    if let made = extras?.viewConstraints.first(where: { $0.kind == kind }) { return made }
    let constraint = ViewConstraint(kind, of: self)
    changeExtras { $0.viewConstraints.append(constraint) }
    return constraint
  }
}
