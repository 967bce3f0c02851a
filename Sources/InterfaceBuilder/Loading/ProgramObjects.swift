import Foundation
import UIKit

/// The objects that are made of a part of a document: a controller with its bars' items, a view with all inside it, a cell.
@MainActor
final class ProgramObjects {
  let document: LoadedDocument
  let description: DocumentDescription
  /// The traits that the objects are made for.
  let traits: UITraitCollection
  /// The object that the part is loaded for: the controller of a view, the owner of a xib.
  private weak var owner: AnyObject?
  private let ownerID: String?
  /// The objects that were made, by id.
  private var objects: [String: AnyObject] = [:]
  /// The objects around, such as those of the controller whose view this is.
  private weak var outer: ProgramObjects?
  /// The scene that the objects are part of; nil in a xib.
  private(set) weak var scene: LoadedScene?

  init(
    of document: LoadedDocument, for traits: UITraitCollection, owner: AnyObject?, id: String?,
    outer: ProgramObjects? = nil, scene: LoadedScene? = nil
  ) {
    self.document = document
    self.traits = traits
    self.owner = owner
    ownerID = id
    self.outer = outer
    self.scene = scene
    description = document.description(for: traits)
  }

  /// The object of an id, made here or around; nil for one that is not made.
  subscript(id: String) -> AnyObject? { (id == ownerID ? owner : objects[id]) ?? outer?[id] }

  /// Notes an object that was made.
  func note(_ object: AnyObject, id: String) {
    if objects[id] == nil { objects[id] = object }
  }

  /// Makes a view of the program's class; nil for a view of the framework's.
  ///
  /// - Parameters:
  ///   - description: The view.
  ///   - configure: Sets its attributes, while its initializer runs.
  /// - Returns: The view, configured.
  func customView(
    for description: ViewDescription, configuredBy configure: @escaping (UIView) -> Void
  ) -> UIView? {
    guard let type: UIView.Type = document.type(of: description.customClass, for: owner)
    else { return nil }
    let style = description.viewElement.creationStyle
    let coder = DocumentCoder(values: style.map { [.style: $0] } ?? [:]) { object in
      if let view = object as? UIView { configure(view) }
    }
    return type.init(coder: coder)
  }

  // MARK: Prototypes

  /// Gives a table the prototypes that it makes cells of.
  func offer(_ prototypes: [ViewDescription], to table: UITableView) {
    for prototype in prototypes {
      guard let cell = prototype.content as? TableViewCellContent,
        let identifier = cell.reuseIdentifier
      else { continue }
      table.offer(identifier) { [weak self] in
        self?.make(prototype) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }

  /// Gives a collection the prototypes that it makes cells and the views beside them of.
  func offer(_ content: CollectionViewContent, to collection: UICollectionView) {
    for prototype in content.cells {
      guard let identifier = Self.identifier(of: prototype) else { continue }
      collection.offer(identifier) { [weak self] in
        self?.make(prototype) ?? UICollectionViewCell(frame: .zero)
      }
    }
    let beside = [
      (content.sectionHeader, UICollectionView.elementKindSectionHeader),
      (content.sectionFooter, UICollectionView.elementKindSectionFooter),
    ]
    for (prototype, kind) in beside {
      guard let prototype, let identifier = Self.identifier(of: prototype) else { continue }
      collection.offer(identifier, ofKind: kind) { [weak self] in
        self?.make(prototype) ?? UICollectionReusableView(frame: .zero)
      }
    }
  }

  private static func identifier(of prototype: ViewDescription) -> String? {
    (prototype.content as? CollectionItemContent)?.reuseIdentifier
  }

  /// Makes a cell with outlets of its own.
  private func make<Cell: UIView>(_ prototype: ViewDescription) -> Cell? {
    let objects = ProgramObjects(
      of: document, for: traits, owner: owner, id: ownerID, outer: self, scene: scene)
    let load = ObjectLoad(objects, rootID: prototype.id)
    return load {
      let cell = load.build(prototype)
      load.finish(owner: nil)
      return cell as? Cell
    }
  }
}
