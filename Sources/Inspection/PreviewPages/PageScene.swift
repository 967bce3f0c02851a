import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

/// A scene of a page: its views and constraints once, and what each configuration has of its own.
struct PageScene {
  /// A view or guide.
  struct Item: Hashable {
    var id: String
    var name: String
    var className: String
    /// The place of the view around it; nil for the root.
    var parent: Int?
    var isGuide: Bool
    var line: Int
  }

  /// A constraint with its ends.
  struct Constraint: Hashable {
    var id: String
    var phrase: String
    var first: End
    /// The other end; nil for a constant.
    var second: End?
    /// −1 for ≤, 0 for =, 1 for ≥.
    var relation: Int
    var isRequired: Bool
    var hasMultiplier: Bool
    var line: Int

    /// An item and its attribute, by Apple's number.
    struct End: Hashable {
      var item: Int
      var attribute: Int
    }
  }

  /// The scene in one configuration.
  struct Shot {
    /// The part that is the picture.
    var part: Int
    var size: Size
    var frames: FrameTable.Frames
    var facts: String
    /// The size of the scene's root view.
    var rootSize: Size
    var fillsScreen: Bool
  }

  let stop: SceneFlow.Stop
  /// The differences from an older version, a line each.
  let changes: [String]
  private(set) var items: [Item] = []
  private(set) var constraints: [Constraint] = []
  private(set) var itemPlaces: [String: Int] = [:]
  private(set) var constraintPlaces: [String: Int] = [:]
  /// The shots by the number of the configuration.
  private(set) var shots: [Int: Shot] = [:]
  /// The solved widths by the number of the configuration that they vary.
  var tracks: [Int: [(width: Double, shot: Shot)]] = [:]

  init(stop: SceneFlow.Stop, changes: [String] = []) {
    self.stop = stop
    self.changes = changes
  }

  /// Takes in the scene in a configuration.
  mutating func add(_ shot: Shot, configuration: Int) { shots[configuration] = shot }

  /// Whether nothing of the document is to be seen in it.
  var isEmpty: Bool { items.filter { !$0.isGuide }.count <= 1 && !stop.isContainer }

  /// Learns the views and constraints that a configuration has.
  @MainActor
  mutating func learn(_ scene: SolvedScene) {
    let instance = scene.instance
    let names = ObjectNames(instance.description)
    for (id, view) in instance.views where itemPlaces[id] == nil {
      add(
        id, name: names.shortName(of: id), view: view.superview, isGuide: false, instance)
    }
    for (id, guide) in instance.guides where itemPlaces[id] == nil {
      add(
        id, name: names.shortName(of: id), view: guide.owningView, isGuide: true, instance)
    }
    let phrases = ConstraintPhrases(instance.description)
    for (id, constraint) in instance.constraints where constraintPlaces[id] == nil {
      guard let made = made(constraint, id: id, phrases, instance) else { continue }
      constraintPlaces[id] = constraints.count
      constraints.append(made)
    }
  }

  @MainActor
  private mutating func add(
    _ id: String, name: String, view: UIView?, isGuide: Bool, _ instance: SceneInstance
  ) {
    var around = view
    while let one = around, one.documentID.flatMap({ itemPlaces[$0] }) == nil {
      around = one.superview
    }
    let element = instance.description.document.element(id: id)
    let described = instance.description.view(id: id)
    itemPlaces[id] = items.count
    items.append(
      Item(
        id: id, name: name,
        className: described?.customClass?.name ?? element?.name.spacedWords ?? "",
        parent: around?.documentID.flatMap { itemPlaces[$0] }, isGuide: isGuide,
        line: element?.position.line ?? 0))
  }

  @MainActor
  private func made(
    _ constraint: NSLayoutConstraint, id: String, _ phrases: ConstraintPhrases,
    _ instance: SceneInstance
  ) -> Constraint? {
    func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Constraint.End? {
      let id = (item as? UIView)?.documentID ?? (item as? UILayoutGuide)?.documentID
      guard let place = id.flatMap({ itemPlaces[$0] }) else { return nil }
      return Constraint.End(item: place, attribute: attribute.rawValue)
    }
    guard let first = end(constraint.firstItem, constraint.firstAttribute) else { return nil }
    return Constraint(
      id: id, phrase: phrases.phrase(id: id), first: first,
      second: end(constraint.secondItem, constraint.secondAttribute),
      relation: constraint.relation.rawValue,
      isRequired: constraint.priority.rawValue >= 1000,
      hasMultiplier: constraint.multiplier != 1,
      line: instance.description.document.element(id: id)?.position.line ?? 0)
  }
}
