import AutoLayout
import Foundation

/// Required constraints that exclude each other, as a layout found them.
public struct ConstraintConflict: Hashable, Sendable {
  /// A constraint of a conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint as Apple's logs write it.
    public let description: String
    /// The identifier of the constraint, which layout gives to those that it makes.
    public let identifier: String?
    /// The module and the file of the call that made the constraint, `App/Home.swift`; nil where no
    /// line of code is known.
    public let file: String?
    /// The line of the call, counted from 1.
    public let line: Int?
    /// The line of code that made the constraint, as `App/Home.swift:12`, or the object that it follows from.
    public let origin: String
    /// Whether only layout knows of the constraint, as that no extent is negative.
    let isUnspoken: Bool
    /// Whether a frame and an autoresizing mask imply the constraint.
    let isAutoresizing: Bool
  }

  /// An irreducible set of constraints, the oldest first: without any one of them the others can hold.
  public let members: [Member]
  /// The member that layout broke.
  public let broken: Member
}

extension UIView {
  /// The conflicts that remain after the last layout of the view's hierarchy.
  ///
  /// They are also written to ``LayoutLog`` when a layout finds them.
  public var constraintConflicts: [ConstraintConflict] {
    layoutView.root.conflicts.map(ConstraintConflict.init)
  }
}

extension ConstraintConflict {
  @MainActor
  init(_ conflict: LayoutConflict) {
    members = Self.members(of: conflict)
    broken = Member(conflict.broken)
  }
}

extension ConstraintConflict.Member {
  @MainActor
  init(_ constraint: EngineConstraint) {
    let object = ImpliedLayoutConstraint.object(for: constraint)
    let origin = MemberOrigin(of: constraint, object)
    description = object?.description ?? origin.unspokenDescription
    identifier = object?.identifier
    (file, line) = (origin.line.map { "\($0.file)" }, origin.line.map { Int($0.line) })
    self.origin = origin.text
    isUnspoken = object == nil
    isAutoresizing = object is NSAutoresizingMaskLayoutConstraint
  }

  /// The member that places an edge of a guide.
  @MainActor
  init(edge: NSLayoutConstraint) {
    let guide = edge.firstItem as? UILayoutGuide ?? edge.secondItem as? UILayoutGuide
    let view = ObjectName.item(guide?.owningView)
    description = edge.description
    identifier = edge.identifier
    (file, line) = (nil, nil)
    origin =
      guide?.layoutGuide.role == .safeArea ? "the safe area of \(view)" : "the margins of \(view)"
    isUnspoken = false
    isAutoresizing = false
  }
}

/// The origin of a constraint.
@MainActor
private struct MemberOrigin {
  private let constraint: EngineConstraint
  /// The line that made the constraint; nil for one of a document.
  let line: CodeLine?

  init(of constraint: EngineConstraint, _ object: NSLayoutConstraint?) {
    self.constraint = constraint
    line = object?.documentID == nil ? object?.madeAt : nil
  }

  var text: String {
    if let line { return "\(line.file):\(line.line)" }
    return switch constraint.origin {
    case .document(let id): "the object \(id) of the document"
    case .code(let file, let line): "\(file):\(line)"
    case .system(let role): text(of: role)
    case .unknown: "code that does not say its line"
    }
  }

  private var item: String { ObjectName.item(constraint.firstItem) }

  private func text(of role: SystemConstraint) -> String {
    switch role {
    case .encapsulatedWidth, .encapsulatedHeight: "the size of \(item), where layout begins"
    case .autoresizingMask where startsLayout: "the size of \(item), where layout begins"
    case .autoresizingMask: "the frame and the autoresizing mask of \(item)"
    case .contentSize: "the content of \(item)"
    case .nonnegativeExtent: "layout: no extent is negative"
    case .scrollContentOrigin: "the scroll position of \(item)"
    default: "the arrangement of \(ObjectName.item((constraint as? LayoutConstraint)?.holder))"
    }
  }

  /// Whether the constraint is about a view at which layout begins.
  private var startsLayout: Bool {
    (constraint.firstItem?.representedObject as? UIView)?.hostsLayout ?? false
  }

  /// The description of a constraint that no client made.
  var unspokenDescription: String {
    constraint.systemRole == .scrollContentOrigin
      ? "the content of \(item) begins at its scroll position"
      : "\(item) is not smaller than nothing"
  }
}
