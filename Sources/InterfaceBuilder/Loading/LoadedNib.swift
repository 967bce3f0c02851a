import UIKit

/// The objects of a xib for an owner.
@MainActor
struct LoadedNib {
  private let objects: ProgramObjects

  init(_ document: LoadedDocument, for traits: UITraitCollection, owner: AnyObject?) {
    let element = document.description(for: traits).owner
    objects = ProgramObjects(of: document, for: traits, owner: owner, id: element?.id)
  }

  /// Makes all objects, connects them and the owner, and returns the top-level views in document order.
  func makeTopLevelObjects() -> [AnyObject] {
    let description = objects.description
    let load = ObjectLoad(objects, rootID: description.topLevelViews.first?.id ?? "")
    return load {
      let views = description.topLevelViews.map(load.build)
      load.finish(owner: description.owner)
      return views
    }
  }
}
