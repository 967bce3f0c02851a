import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Constraints that might keep two overlapping views apart, each tried by laying the scene out with it.
///
/// A constraint keeps them apart if the overlap goes, and no conflict, nothing open and no other overlap comes in its place.
/// Nor may it push a view outside or leave one too little room for its content. Of the two views a text may lack width, as long as half of it
/// is left: where both have no room, one has to wrap or to be shortened.
@MainActor
struct OverlapTrials {
  private let scene: InspectedScene
  private let front: UIView
  private let back: UIView
  private let separations: [Separation]
  private let before: SceneState

  /// Looks up the views; nil where the scene has no such views.
  ///
  /// - Parameters:
  ///   - front: The id of the view in front.
  ///   - back: The id of the view behind it.
  ///   - scene: The scene; a trial leaves it laid out as it was.
  init?(_ front: String, _ back: String, in scene: InspectedScene) {
    guard let front = scene.instance.view(id: front), let back = scene.instance.view(id: back)
    else { return nil }
    self.scene = scene
    self.front = front
    self.back = back
    separations = scene.separations(of: front, back)
    before = SceneState(of: scene, apart: front, back)
  }

  /// The number of views that are laid out at most, each as often as it is.
  var cost: Int { separations.count * 6 * scene.instance.views.count }

  /// The advice to the developer, a sentence without its full stop.
  var advice: String {
    if UnmeantOverlaps(in: scene).hidesBadge(front, back) {
      let (picture, badge) = (front.documentID ?? "", back.documentID ?? "")
      return
        "Move \(scene.names.shortName(of: picture)) before \(scene.names.shortName(of: badge)) in the "
        + "document, so that it is behind"
    }
    for separation in separations {
      let edits = [Edit(separation: separation)] + yielding(separation)
      if let edit = edits.first(where: keepsApart) {
        return words(of: edit) + (cause(of: separation).map { ": \($0)" } ?? "")
      }
    }
    if let pulling {
      return
        "Give the constant of \(pulling) the other sign: it takes the end of one past the other"
    }
    if let cause = separations.lazy.compactMap(cause).first {
      return "Place one from the end of the other: \(cause)"
    }
    return "Let one of them wrap, shrink or move: no constraint between them keeps them apart here"
  }

  /// The phrase of the constraint that pulls one of the views over the other.
  private var pulling: String? {
    let placed = scene.instance.constraints
    let constraint = front.constraint(
      pullingOver: back, among: placed.map { $0.constraint })
    return placed.first { $0.constraint === constraint }.map {
      "\(scene.phrases.phrase(id: $0.id)) (\($0.id))"
    }
  }

  /// The constraint that places the later of two views from the edge from which the earlier one is placed, in words.
  private func cause(of separation: Separation) -> String? {
    let placed = scene.instance.constraints
    let constraint = separation.second.constraint(
      besideBeginningOf: separation.first, separation.axis, among: placed.map { $0.constraint })
    return placed.first { $0.constraint === constraint }.map {
      "\(scene.phrases.phrase(id: $0.id)) (\($0.id)) starts from the same edge as the other one"
    }
  }

  /// A constraint, with a view that resists compression less than the other one.
  private struct Edit {
    let separation: Separation
    var yielding: UIView?
  }

  /// The same constraint with either text that gives way to the other view, the longer one first.
  private func yielding(_ separation: Separation) -> [Edit] {
    [front, back].filter { $0 is UILabel && $0.visibleText != nil }
      .sorted { $0.intrinsicContentSize.width > $1.intrinsicContentSize.width }
      .map { Edit(separation: separation, yielding: $0) }
  }

  private func words(of edit: Edit) -> String {
    let name: (UIView) -> String = { scene.names.shortName(of: $0.documentID ?? "") }
    let step = edit.separation.advice(naming: name)
    return edit.yielding.map { "\(step), with less compression resistance of \(name($0))" } ?? step
  }

  private func keepsApart(_ edit: Edit) -> Bool {
    let axis: NSLayoutConstraint.Axis =
      edit.separation.axis == .horizontal ? .horizontal : .vertical
    let constraint = edit.separation.constraint
    let resistance = edit.yielding?.contentCompressionResistancePriority(for: axis)
    constraint.isActive = true
    if let resistance {
      edit.yielding?.setContentCompressionResistancePriority(
        UILayoutPriority(resistance.rawValue - 1), for: axis)
    }
    layOut()
    let after = SceneState(of: scene, apart: front, back)
    if let resistance {
      edit.yielding?.setContentCompressionResistancePriority(resistance, for: axis)
    }
    constraint.isActive = false
    layOut()
    return after.isApart && after.isNoWorse(than: before) && !isCrushed(from: before, to: after)
  }

  /// Lays out the scene; which of several conflicts are left depends on what was given up before.
  private func layOut() {
    if before.conflicts > 0 { scene.instance.host.layoutView.startAfresh() }
    scene.instance.layOut()
  }

  /// Whether a view lacks room for its content that it did not lack; of the two texts the width of half may.
  private func isCrushed(from before: SceneState, to after: SceneState) -> Bool {
    zip(before.rooms, after.rooms).contains { old, new in
      guard new.lack > old.lack + Self.tolerance else { return false }
      let isText = new.view is UILabel && (new.view === front || new.view === back)
      return !(isText && new.axis == .horizontal && new.extent >= old.extent / 2)
    }
  }

  /// Rounding, in points.
  private static let tolerance = 1.0
}

/// The faults of a scene as it is laid out, as far as a constraint between two of its views may change them.
@MainActor
private struct SceneState {
  /// The number of conflicts.
  let conflicts: Int
  /// The variables that are open.
  let open: Set<RepairTrials.Open>
  /// The views that reach outside their superviews.
  let outside: Set<ObjectIdentifier>
  /// The number of views that lie over others, each as often as it does.
  let overlaps: Int
  /// The room that views have, in the order of the document.
  let rooms: [Room]
  /// Whether the two views do not overlap.
  let isApart: Bool

  /// The room of a view along an axis.
  struct Room {
    let view: UIView
    let axis: AutoLayout.Axis
    /// In points.
    let extent: Double
    /// The room that its content lacks, in points.
    let lack: Double
  }

  init(of scene: InspectedScene, apart front: UIView, _ back: UIView) {
    let instance = scene.instance
    conflicts = instance.host.layoutView.conflicts.count
    open = instance.inEnvironment { RepairTrials.variables(OpenVariables(of: instance)) }
    let views = instance.views.map(\.view)
    outside = Set(views.filter { Self.isOutside($0, in: scene) }.map(ObjectIdentifier.init))
    overlaps = OverlappingViewsRule.overlaps(in: scene).reduce(0) { $0 + 1 + $1.others }
    (rooms, isApart) = instance.inEnvironment {
      (
        views.flatMap { view in AutoLayout.Axis.allCases.map { Self.room(of: view, $0) } },
        Self.isApart(front, back, in: instance.rootView)
      )
    }
  }

  /// Whether nothing is wrong that is not wrong in another state.
  func isNoWorse(than other: SceneState) -> Bool {
    conflicts <= other.conflicts && overlaps < other.overlaps
      && open.isSubset(of: other.open) && outside.isSubset(of: other.outside)
  }

  private static func isApart(_ front: UIView, _ back: UIView, in root: UIView) -> Bool {
    guard let front = ShownContent(front, in: root), let back = ShownContent(back, in: root)
    else { return false }
    let common = front.rect.intersection(back.rect)
    return common.isNull || min(common.width, common.height) <= tolerance
  }

  private static func isOutside(_ view: UIView, in scene: InspectedScene) -> Bool {
    guard view !== scene.instance.rootView, let superview = view.superview,
      !(superview is UIScrollView)
    else { return false }
    return !superview.bounds.insetBy(dx: -tolerance, dy: -tolerance).encloses(view.frame)
  }

  private static func room(of view: UIView, _ axis: AutoLayout.Axis) -> Room {
    let extent = Double(axis == .horizontal ? view.bounds.width : view.bounds.height)
    return Room(view: view, axis: axis, extent: extent, lack: max(0, need(of: view, axis) - extent))
  }

  /// The extent that a view needs for its content, in points: a text in lines none along them, and in the width that it has
  /// the height of all of them.
  private static func need(of view: UIView, _ axis: AutoLayout.Axis) -> Double {
    if let label = view as? UILabel, label.numberOfLines != 1 {
      guard axis == .vertical else { return 0 }
      let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      return Double(label.sizeThatFits(room).height)
    }
    let size = view.intrinsicContentSize
    return Double(axis == .horizontal ? size.width : size.height)
  }

  /// Rounding, in points.
  private static let tolerance = 1.0
}
