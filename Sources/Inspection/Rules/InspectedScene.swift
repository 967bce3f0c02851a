import AutoLayout
import InterfaceBuilder
import UIKit

/// A solved scene with everything rules need to speak about it.
///
/// A class, because rules hand it on for every view.
@MainActor
final class InspectedScene {
  /// The document's path as given.
  let path: String
  /// The scene, laid out.
  let scene: SolvedScene
  /// The document, as it is for the scene's environment.
  let description: DocumentDescription
  /// The names of the document's objects.
  let names: ObjectNames
  /// The phrases of the document's constraints.
  let phrases: ConstraintPhrases
  /// The facts about the app's code: its use of the document, and of objects that outlets lead to.
  let code: CodeFacts
  /// The views to tell nothing of, beside those that rules leave out by themselves.
  let hidden: HiddenViews
  /// The views whose place no conflict and no ambiguity is about already, nor that of a view around them, from
  /// back to front.
  ///
  /// Other faults of theirs may follow from that. Rows that are not wholly in sight are left out, whose
  /// margins scrolling changes, and the labels that standard cells place.
  private(set) var unexplainedViews: [(id: String, view: UIView)] = []
  /// What texts that come at run time lack of their stored extents, in points, by the views around them.
  private(set) var extentsToCome: [Axis: [ObjectIdentifier: Double]] = [:]

  /// The ids of the views that conflicts move, by the axis along which they do.
  private(set) lazy var displacedItems = findDisplacedItems()

  /// The views that constraints are about which are removed at build time for code to make others, by the axis of these.
  private(set) lazy var placeholderItems: [Axis: Set<ObjectIdentifier>] = findPlaceholderItems()

  /// The ids of the views that constraints are about which code sets, by the axis of these.
  private(set) lazy var itemsSetByCode: [Axis: Set<String>] = findItemsSetByCode()

  /// Whether all texts, controls and pictures of the scene begin below its end, so that its screen is empty.
  private(set) lazy var hasAllBelowEnd = findWhetherAllIsBelowEnd()

  init(
    path: String, scene: SolvedScene, code: CodeFacts = CodeFacts(),
    hidden: HiddenViews = HiddenViews()
  ) {
    self.path = path
    self.code = code
    self.hidden = hidden
    self.scene = scene
    description = scene.instance.description
    names = ObjectNames(description)
    phrases = ConstraintPhrases(description)
    unexplainedViews = findUnexplainedViews()
    extentsToCome = findExtentsToCome()
  }

  /// The ids of the views that keep their stored frames in one size class, where constraints of others place them.
  ///
  /// Source: *Auto Layout Guide*, "Working with Constraints in Interface Builder": the constraints that keep a frame are removed from the
  /// views that a constraint names. That they are made for each size class Apple does not say.
  var viewsFixedInOneSizeClass: [String] {
    let fixed = instance.views.map(\.id).filter { id in
      guard let view = description.view(id: id) else { return false }
      return view.geometry.isFrameFixed && view.element["fixedFrame"] != "YES"
    }
    guard !fixed.isEmpty else { return [] }
    let constraints = description.document.root.descendants.filter { $0.name == "constraint" }
    let named = constraints.flatMap { constraint in
      [constraint["firstItem"] ?? constraint.parent?.parent?.id, constraint["secondItem"]]
    }
    return fixed.filter(Set(named.compactMap { $0 }).contains)
  }

  var solution: SceneSolution { scene.solution }
  var instance: SceneInstance { scene.instance }

  /// A finding about objects of the scene, placed at the first of them, as severe as its rule unless there is a reason against
  /// it.
  func finding(
    _ rule: any Rule.Type, because mitigation: Mitigation? = nil, about ids: [String],
    _ message: FindingMessage, next: String
  ) -> Finding {
    let description = description
    let place = ids.lazy.compactMap { description.element(id: $0)?.position }.first
    return Finding(
      of: rule, because: mitigation, path: path, position: place ?? .start, objectIDs: ids,
      message: message.text, nextStep: next)
  }

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
