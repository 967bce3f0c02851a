import AutoLayout
import InterfaceBuilder
import UIKit

/// A solved scene with everything rules need to speak about it.
@MainActor
struct InspectedScene {
  /// The document's path as given.
  let path: String
  /// The scene, laid out.
  let scene: SolvedScene
  /// The views whose place no conflict and no ambiguity is about already, nor that of a view around them, from
  /// back to front.
  ///
  /// Other faults of theirs may follow from that. Rows that are not wholly in sight are left out, whose
  /// margins scrolling changes, and the labels that standard cells place.
  private(set) var unexplainedViews: [(id: String, view: UIView)] = []

  init(path: String, scene: SolvedScene) {
    self.path = path
    self.scene = scene
    unexplainedViews = findUnexplainedViews()
  }

  var solution: SceneSolution { scene.solution }
  var instance: SceneInstance { scene.instance }
  /// The document, as it is for the scene's environment.
  var description: DocumentDescription { scene.instance.description }
  var names: ObjectNames { ObjectNames(description) }
  var phrases: ConstraintPhrases { ConstraintPhrases(description) }

  /// A finding about objects of the scene, placed at the first of them.
  func finding(
    _ rule: any Rule.Type, _ severity: Finding.Severity, about ids: [String], _ message: String,
    next: String
  ) -> Finding {
    let place = ids.lazy.compactMap { description.document.element(id: $0)?.position }.first
    return Finding(
      rule: rule.id, severity: severity, path: path, position: place ?? .start, objectIDs: ids,
      message: message, nextStep: next, occurrence: .always)
  }

  /// Whether a view lies inside something whose extent at run time is neither the device's nor the
  /// document's.
  ///
  /// Rows of tables take the height of what is in them, and views that are loaded from xibs that of
  /// where they are put.
  func hasProvisionalExtent(around view: UIView, _ axis: Axis) -> Bool {
    var superview = view.superview
    while let current = superview, current !== instance.rootView.superview {
      if current is UITableViewCell || current is UITableViewHeaderFooterView {
        return axis == .vertical && !hasStoredExtent(current, axis)
      }
      if current is UICollectionReusableView { return !hasStoredExtent(current, axis) }
      superview = current.superview
    }
    return !scene.fillsScreen && !hasStoredExtent(instance.rootView, axis)
  }

  /// Whether a view is in a row that is as high as its content, here as at run time.
  func isInRowHighAsItsContent(_ view: UIView) -> Bool {
    var superview = view.superview
    while let current = superview {
      if current is UITableViewCell { return isHighAsItsContent(current) }
      superview = current.superview
    }
    return false
  }

  /// Whether an object has the size that its document stores.
  func hasStoredSize(_ id: String) -> Bool {
    guard let view = instance.view(id: id) else { return false }
    return Axis.allCases.allSatisfy { hasStoredExtent(view, $0) }
  }

  private func hasStoredExtent(_ view: UIView, _ axis: Axis) -> Bool {
    if axis == .vertical, isHighAsItsContent(view) { return false }
    guard let id = view.documentID,
      let stored = description.view(id: id)?.geometry.frame?.size[axis: axis]
    else { return false }
    return abs(view.layoutView.frame.size[axis: axis] - stored) <= Self.tolerance
  }

  /// Whether a view is a row, or the content view of one, that takes its height from its content at run time.
  ///
  /// Source: `UITableView.automaticDimension`, which documents write as a row height of -1.
  private func isHighAsItsContent(_ view: UIView) -> Bool {
    guard let cell = view as? UITableViewCell ?? view.superview as? UITableViewCell,
      let table = cell.superview as? UITableView, table.rowHeight < 0, let id = cell.documentID
    else { return false }
    return description.document.element(id: id)?["rowHeight"] == nil
  }

  /// Rounding to pixels, in points.
  private static let tolerance = 0.5

  /// The ids of the views and guides that constraints in conflict are about.
  var conflictingItems: Set<String> {
    var items: Set<String> = []
    for id in solution.conflicts.flatMap(\.constraints) {
      guard let constraint = phrases.constraint(id: id) else { continue }
      items.insert(constraint.firstItemID)
      if let second = constraint.secondItemID { items.insert(second) }
    }
    return items
  }

  /// The full name of an object: `"Sign in" button (btn-Sg-n1n, LoginScene)`.
  func fullName(of id: String) -> String {
    names.fullName(of: id, scene: solution)
  }
}
