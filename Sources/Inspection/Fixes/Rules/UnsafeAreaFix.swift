import AutoLayout
import InterfaceBuilder
import UIKit

/// Ties a view to the safe area instead of the edge of its scene's view.
///
/// Where the view lies inside the safe area of the canvas it stays in its place there.
enum UnsafeAreaFix: RuleFix {
  static let rule = RuleID.unsafeArea
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    guard let id = finding.subjectID, let constraint = fixes.phrases.constraint(id: id),
      constraint.multiplier == 1
    else { return [] }
    let scene = fixes.canvasScenes().first { $0.instance.constraint(id: id) != nil }
    guard let scene, let rootID = scene.instance.rootView.documentID,
      let draft = draft(constraint, rootID: rootID, in: scene, fixes)
    else { return [] }
    return [draft]
  }

  @MainActor
  private static func draft(
    _ constraint: ConstraintDescription, rootID: String, in scene: InspectedScene,
    _ fixes: DocumentFixes
  ) -> FixDraft? {
    let isFirst = constraint.firstItemID == rootID
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    guard let attribute, isFirst || constraint.secondItemID == rootID,
      let guide = guide(at: attribute, rootID: rootID, in: scene)
    else { return nil }
    let inset = inset(of: guide.rect, at: attribute, in: scene.instance.rootView)
    let sign = (isFirst ? 1.0 : -1.0) * (attribute == .bottom || attribute == .trailing ? -1 : 1)
    // Positive inside the scene's view, whichever side the constraint is written from.
    let distance = -sign * constraint.constant
    let new = distance - inset >= 0 ? distance - inset : min(max(distance, 0), standardGap)
    let names = isFirst ? ("firstItem", "firstAttribute") : ("secondItem", "secondAttribute")
    var operations = [
      fixes.setting(names.0, of: constraint.id, to: guide.id),
      fixes.setting("constant", of: constraint.id, to: ObjectNumber.text(-sign * new)),
    ]
    if guide.attribute != attribute {
      operations.append(fixes.setting(names.1, of: constraint.id, to: guide.attribute.name))
    }
    let phrase = fixes.phrases.phrase(id: constraint.id)
    let change = DocumentChange(
      operations: operations.compactMap { $0 },
      summary:
        "ties \(phrase) (\(constraint.id)) to the safe area, \(ObjectNumber.text(new)) inside "
        + "it, as the system covers what is outside",
      place: constraint.element)
    return FixDraft(title: "Tie \(phrase) (\(constraint.id)) to the safe area", changes: [change])
  }

  /// The distance that is kept from the safe area where a view lay outside, at most, in points.
  private static let standardGap = 8.0

  /// The safe area's guide, or the top or bottom layout guide, with the attribute at an edge and its place.
  @MainActor
  private static func guide(
    at attribute: LayoutAttribute, rootID: String, in scene: InspectedScene
  ) -> (id: String, attribute: LayoutAttribute, rect: CGRect)? {
    guard [.top, .bottom, .leading, .trailing].contains(attribute) else { return nil }
    let safe = scene.description.view(id: rootID)?.guides.first { $0.role == .safeArea }
    for (id, guide) in scene.instance.guides {
      if id == safe?.id { return (id, attribute, guide.layoutFrame) }
      guard safe == nil, attribute == .top || attribute == .bottom,
        let element = scene.description.document.element(id: id),
        element.name == "viewControllerLayoutGuide", element["type"] == attribute.name
      else { continue }
      return (id, attribute == .top ? .bottom : .top, guide.layoutFrame)
    }
    return nil
  }

  /// The distance of a guide's inner edge from the edge of the scene's view.
  @MainActor
  private static func inset(
    of rect: CGRect, at attribute: LayoutAttribute, in root: UIView
  ) -> Double {
    let isBarGuide = rect.minY <= 0 && rect.height < root.bounds.height / 2
    switch attribute {
    case .top: return Double(isBarGuide ? rect.maxY : rect.minY)
    case .bottom:
      return Double(root.bounds.height - (rect.minY > root.bounds.midY ? rect.minY : rect.maxY))
    case .leading: return Double(rect.minX)
    default: return Double(root.bounds.width - rect.maxX)
    }
  }
}
