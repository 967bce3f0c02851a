import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Edits that might end the conflicts of a scene, each tried by laying the scene out without a constraint.
@MainActor
struct RepairTrials {
  let scene: InspectedScene
  private let openBefore: Int
  private let conflicts: [Set<String>: SceneSolution.ConflictIDs]

  /// - Parameter scene: A scene that nobody looks at afterwards: trials leave it laid out otherwise.
  init(_ scene: InspectedScene) {
    self.scene = scene
    openBefore = Self.count(scene.scene.open)
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

  /// The best edit of one constraint of the document that ends a conflict; of equal ones the first in the document.
  ///
  /// - Returns: Nil where no constraint of the document takes part.
  /// - Complexity: A layout of the scene for each member of the conflict that stands in the document.
  func best(for conflict: SceneSolution.ConflictIDs) -> ConflictRepair? {
    var best: ConflictRepair?
    for id in conflict.constraints {
      guard let repair = trial(of: id) else { continue }
      if best.map({ repair.isBetter(than: $0) }) ?? true { best = repair }
    }
    return best
  }

  private func trial(of id: String) -> ConflictRepair? {
    guard let constraint = scene.instance.constraint(id: id), constraint.isActive else {
      return nil
    }
    constraint.isActive = false
    defer { constraint.isActive = true }
    scene.instance.layOut()
    let open = scene.instance.inEnvironment { Self.count(OpenVariables(of: scene.instance)) }
    return ConflictRepair(
      constraintID: id, edit: open > openBefore ? .lowerPriority : .remove,
      conflictsLeft: scene.instance.host.layoutView.conflicts.count,
      storedViolation: StoredFrames(scene: scene).violation(of: constraint),
      kind: ConflictRepair.Kind(constraint))
  }
}

extension RepairTrials {
  /// The number of variables that are open.
  private static func count(_ open: OpenVariables) -> Int { open.groups.joined().count }
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
