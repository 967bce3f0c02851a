import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Edits that might end the conflicts of a scene, each tried by laying the scene out without a constraint.
@MainActor
struct RepairTrials {
  let scene: InspectedScene
  private let openBefore: Set<Open>
  /// The views that reach out of the scene while its conflicts last.
  private let outsideBefore: ViewsOutside
  private let conflicts: [Set<String>: SceneSolution.ConflictIDs]
  /// The document's constraints in the order in which they were activated.
  private let order: [NSLayoutConstraint]

  /// - Parameter scene: A scene that nobody looks at afterwards: trials leave it laid out otherwise.
  init(_ scene: InspectedScene) {
    self.scene = scene
    openBefore = Self.variables(scene.scene.open)
    outsideBefore = ViewsOutside(of: scene)
    order = scene.instance.constraints.map(\.constraint)
    conflicts = Dictionary(
      scene.solution.conflicts.map { (Set($0.constraints), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The conflict of the scene among some constraints; nil where there is none.
  func conflict(of constraints: Set<String>) -> SceneSolution.ConflictIDs? {
    conflicts[constraints]
  }

  /// The number of views that are laid out to find the best edit, each as often as it is.
  func cost(of conflict: SceneSolution.ConflictIDs) -> Int {
    conflict.constraints.count * scene.instance.views.count
  }

  /// The edits of one constraint of the document that end a conflict, the best first; of equal ones the first in the
  /// document.
  ///
  /// - Returns: None where no constraint of the document takes part.
  /// - Complexity: A layout of the scene for each member of the conflict that stands in the document.
  func repairs(of conflict: SceneSolution.ConflictIDs) -> [ConflictRepair] {
    let repairs = conflict.constraints.compactMap(trial).enumerated()
    return repairs.sorted { first, second in
      if first.element.isBetter(than: second.element) { return true }
      return !second.element.isBetter(than: first.element) && first.offset < second.offset
    }.map(\.element)
  }

  private func trial(of id: String) -> ConflictRepair? {
    guard let constraint = scene.instance.constraint(id: id), constraint.isActive else {
      return nil
    }
    constraint.isActive = false
    defer { restore(constraint) }
    layOut()
    let open = scene.instance.inEnvironment { Self.variables(OpenVariables(of: scene.instance)) }
    let left = Self.members(in: scene)
    let outside = ViewsOutside(of: scene)
    return ConflictRepair(
      constraintID: id, edit: open.isSubset(of: openBefore) ? .remove : .lowerPriority,
      conflictsLeft: left.count, newConflicts: left.count { conflicts[$0] == nil },
      lost: outside.atSides.subtracting(outsideBefore.atSides).count,
      lostAbove: outside.above.subtracting(outsideBefore.above).count,
      storedViolation: StoredFrames(scene: scene).violation(of: constraint), moved: movedViews,
      kind: ConflictRepair.Kind(constraint))
  }
}

extension RepairTrials {
  /// Activates a constraint again, and in their order those that come after it: among equals age decides which gives way in
  /// a conflict.
  private func restore(_ constraint: NSLayoutConstraint) {
    let younger = order.drop { $0 !== constraint }.dropFirst().filter(\.isActive)
    NSLayoutConstraint.deactivate(younger)
    NSLayoutConstraint.activate([constraint] + younger)
  }

  /// The number of views whose frame is another one than while the conflict lasts.
  private var movedViews: Int {
    scene.solution.views.count { known in
      guard let view = scene.instance.view(id: known.id) else { return false }
      let frame = scene.instance.storedFrame(of: view)
      return abs(frame.minX - known.frame.minX) > Self.pixel
        || abs(frame.minY - known.frame.minY) > Self.pixel
        || abs(frame.width - known.frame.width) > Self.pixel
        || abs(frame.height - known.frame.height) > Self.pixel
    }
  }

  /// Rounding of frames, in points.
  private static let pixel = 1.0

  /// Lays out the scene; of several conflicts those that are left depend on what was given up before.
  private func layOut() {
    if conflicts.count > 1 { scene.instance.host.layoutView.startAfresh() }
    scene.instance.layOut()
  }

  /// The constraints of the document in each conflict that the layout of a scene lives with, by id.
  private static func members(in scene: InspectedScene) -> [Set<String>] {
    scene.instance.host.layoutView.conflicts.map { Set($0.constraints.compactMap(\.documentID)) }
  }

  /// A variable that is open.
  struct Open: Hashable {
    let view: ObjectIdentifier
    let variable: OpenVariable
  }

  /// The variables that are open.
  static func variables(_ open: OpenVariables) -> Set<Open> {
    Set(open.groups.joined().map { Open(view: ObjectIdentifier($0.view), variable: $0.variable) })
  }

  /// Whether no other conflict of the scene than one is with the autoresizing mask of a view.
  func isAlone(_ conflict: SceneSolution.ConflictIDs, withMaskOf id: String) -> Bool {
    scene.solution.conflicts.allSatisfy { other in
      other == conflict
        || !other.system.contains { $0.role == .autoresizingMask && $0.itemID == id }
    }
  }
}

extension ConflictRepair.Kind {
  @MainActor
  fileprivate init(_ constraint: NSLayoutConstraint) {
    if constraint.relation != .equal {
      self = .limit
    } else if constraint.secondItem == nil {
      self = .fixedExtent
    } else {
      self = constraint.constant == 0 && constraint.multiplier == 1 ? .plain : .distance
    }
  }
}

/// The frames that a document stores, as far as constraints can be judged by them.
@MainActor
private struct StoredFrames {
  let scene: InspectedScene

  /// How far a constraint is from holding, in points; nil where a frame is not stored or a guide takes part.
  func violation(of constraint: NSLayoutConstraint) -> Double? {
    guard let left = value(of: constraint.firstItem, constraint.firstAttribute) else { return nil }
    var right = Double(constraint.constant)
    if let second = constraint.secondItem {
      guard let value = value(of: second, constraint.secondAttribute) else { return nil }
      right += Double(constraint.multiplier) * value
    }
    let gap = left - right
    return switch constraint.relation {
    case .equal: abs(gap)
    case .lessThanOrEqual: max(0, gap)
    case .greaterThanOrEqual: max(0, -gap)
    }
  }

  private func value(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Double? {
    guard let view = item as? UIView,
      let frame = scene.storedRect(of: view, in: scene.instance.rootView).map({ Rect($0) })
    else { return nil }
    return switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.minX + frame.width
    case .top: frame.minY
    case .bottom: frame.minY + frame.height
    case .centerX: frame.minX + frame.width / 2
    case .centerY: frame.minY + frame.height / 2
    case .width: frame.width
    case .height: frame.height
    default: nil
    }
  }
}
