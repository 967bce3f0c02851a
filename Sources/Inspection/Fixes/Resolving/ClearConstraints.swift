import InterfaceBuilder
import UIKit

/// Removes all constraints of views, and pins those that have none any more to their frames.
enum ClearConstraints: ResolveAction {
  static let title = "Clear constraints"

  @MainActor
  static func plan(for scene: InspectedScene, where isSelected: (UIView) -> Bool) -> ResolvePlan {
    let clearing = Clearing(scene, where: isSelected)
    return ResolvePlan(
      changes: clearing.removals + clearing.pins(besides: []), leftAlone: clearing.leftAlone)
  }
}

/// The constraints of some views of a scene, and what their removal takes.
@MainActor
struct Clearing {
  private let scene: InspectedScene
  /// The changes that remove constraints.
  private(set) var removals: [DocumentChange] = []
  /// The ids of the constraints that are removed.
  private(set) var removedIDs: Set<String> = []
  /// The constraints that stay, as code may reach them.
  private(set) var leftAlone: [FixOutcome.Left] = []
  private let references: [String: [DocumentElement]]

  init(_ scene: InspectedScene, where isSelected: (UIView) -> Bool) {
    self.scene = scene
    references = scene.description.document.referringElements
    let ids = Set(scene.instance.views.filter { isSelected($0.view) }.map(\.id))
    for (id, view) in scene.instance.views {
      guard let element = scene.description.view(id: id)?.element, view.documentID == id else {
        continue
      }
      for constraint in element.children(of: "constraints") {
        let items = [constraint["firstItem"] ?? id, constraint["secondItem"]].compactMap { $0 }
        if items.contains(where: ids.contains) { remove(constraint) }
      }
    }
  }

  private mutating func remove(_ element: DocumentElement) {
    guard let id = element.id else { return }
    let phrase = scene.phrases.phrase(id: id)
    let others = references[id] ?? []
    guard others.allSatisfy({ $0.name == "include" || $0.name == "exclude" }) else {
      leftAlone.append(
        FixOutcome.Left(
          position: element.position, message: "\(phrase) (\(id)) is left, as an outlet leads to it"
        ))
      return
    }
    removedIDs.insert(id)
    removals.append(
      DocumentChange(
        operations: ([element] + others).map { .remove($0) },
        summary: "removes \(phrase) (\(id)), as the constraints of its view are cleared",
        place: element))
  }

  /// Pins views that no constraint mentions any more, as Interface Builder writes them.
  ///
  /// - Parameter constraints: Constraints that are added.
  /// - Returns: The changes.
  func pins(besides constraints: [NewConstraint]) -> [DocumentChange] {
    var mentioned = Set(
      constraints.flatMap { [$0.first.itemID, $0.second?.itemID].compactMap { $0 } })
    var cleared: Set<String> = []
    for (id, _) in scene.instance.views {
      for constraint in scene.description.view(id: id)?.element.children(of: "constraints") ?? [] {
        let items = [constraint["firstItem"] ?? id, constraint["secondItem"]].compactMap { $0 }
        if removedIDs.contains(constraint.id ?? "") {
          cleared.formUnion(items)
        } else {
          mentioned.formUnion(items)
        }
      }
    }
    return scene.instance.views.compactMap { id, view in
      guard cleared.contains(id), !mentioned.contains(id), view !== scene.instance.rootView,
        !(view.superview is UIStackView), let described = scene.description.view(id: id),
        !described.geometry.translatesAutoresizingMask, !described.geometry.isFrameFixed,
        described.geometry.frame != nil
      else { return nil }
      return DocumentChange(
        operations: pinning(described),
        summary: "pins \(scene.names.shortName(of: id)) to its frame, as no constraint is about it",
        place: described.element)
    }
  }

  /// The operations that pin a view to its frame.
  private func pinning(_ view: ViewDescription) -> [DocumentChange.Operation] {
    let attributes: [DocumentChange.Operation] = [
      .setAttribute("fixedFrame", to: "YES", of: view.element),
      .setAttribute("ambiguous", to: nil, of: view.element),
      .setAttribute("misplaced", to: nil, of: view.element),
    ]
    guard view.geometry.autoresizingMask == nil, let frame = view.frameElement,
      frame.parent == view.element
    else { return attributes }
    let mask = NewElement(
      "autoresizingMask",
      attributes: [
        ("key", "autoresizingMask"), ("flexibleMaxX", "YES"), ("flexibleMaxY", "YES"),
      ])
    return attributes + [.insert(mask, into: view.element, at: .after(frame))]
  }
}
