import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The names of a document's objects and constraints, with their ids and places.
@MainActor
struct DocumentNames: ExplanationNames {
  private let path: String
  private let instance: SceneInstance
  private let names: ObjectNames
  private let phrases: ConstraintPhrases

  init(path: String, _ instance: SceneInstance) {
    self.path = path
    self.instance = instance
    names = ObjectNames(instance.description)
    phrases = ConstraintPhrases(instance.description)
  }

  func name(of item: LayoutItem) -> String {
    if let id = id(of: item), instance.description.document.element(id: id) != nil {
      return names.shortName(of: id)
    }
    if let guide = item as? LayoutGuide, let owner = guide.owningView {
      return "a guide of \(name(of: owner))"
    }
    guard let view = item.representedObject as? UIView else { return "a view" }
    return view === instance.host ? "the screen" : "\(type(of: view))"
  }

  func phrase(of constraint: EngineConstraint) -> String {
    if let id = id(of: constraint) { return phrases.phrase(id: id) }
    return "a constraint of \(constraint.firstItem.map(name) ?? "a view")"
  }

  func id(of constraint: EngineConstraint) -> String? { constraint.documentID }

  func id(of item: LayoutItem) -> String? {
    switch item.representedObject {
    case let view as UIView: view.documentID
    case let guide as UILayoutGuide: guide.documentID
    default: nil
    }
  }

  func place(of constraint: EngineConstraint) -> String? {
    place(of: instance.element(of: constraint))
  }

  func place(of item: LayoutItem) -> String? { place(of: instance.element(of: item)) }

  private func place(of element: DocumentElement?) -> String? {
    element.map { "\(path):\($0.position.line)" }
  }
}
