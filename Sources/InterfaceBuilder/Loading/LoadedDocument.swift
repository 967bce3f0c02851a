import Foundation
import UIKit

/// A document of the program, whose objects are made with the program's classes.
@MainActor
final class LoadedDocument {
  private let classes: ClassFinder
  let bundle: Bundle?
  private let descriptions: DescriptionsByTraits
  /// The controllers that are being made, which no relationship makes again.
  private var controllersBeingMade: Set<String> = []

  init(_ document: Document, in bundle: Bundle?) {
    self.bundle = bundle
    classes = ClassFinder(documentAt: document.path, in: bundle)
    descriptions = DescriptionsByTraits(DocumentDescription(document))
  }

  /// The document as it is for traits.
  func description(for traits: UITraitCollection) -> DocumentDescription {
    descriptions.description(for: TraitEnvironment(traits))
  }

  /// The document as it is for the main screen.
  var descriptionOnMainScreen: DocumentDescription {
    description(for: UIScreen.main.traitCollection)
  }

  /// The program's class of a name, if it is of a kind; nil for none, which is said once as Apple's does.
  func type<Object>(of customClass: CustomClass?, for owner: AnyObject?) -> Object.Type? {
    guard let customClass else { return nil }
    let type: AnyClass? = classes.find(customClass, for: owner)
    if type == nil { UnknownClasses.note(customClass) }
    return type as? Object.Type
  }

  /// Makes a controller and those that it contains.
  ///
  /// - Parameters:
  ///   - id: The controller's object id.
  ///   - storyboard: What it comes from.
  ///   - creator: Makes it in place of its class, or declines by nil.
  /// - Returns: The controller; nil for none of that id, and for one that contains itself.
  func makeController(
    id: String, for storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let description = descriptionOnMainScreen
    guard let controller = description.controller(id: id),
      controllersBeingMade.insert(id).inserted
    else { return nil }
    defer { controllersBeingMade.remove(id) }
    if let reference = controller.reference {
      return makeController(of: reference, for: storyboard)
    }
    return LoadedScene(of: controller, in: self, for: storyboard).makeController(creator: creator)
  }

  /// Makes the controller that a reference to a storyboard names.
  private func makeController(
    of reference: ControllerDescription.StoryboardReference, for storyboard: UIStoryboard
  ) -> UIViewController? {
    let other = reference.storyboardName.map { UIStoryboard(name: $0, bundle: bundle) }
    let source = other ?? storyboard
    guard let identifier = reference.identifier else {
      return source.instantiateInitialViewController()
    }
    return source.instantiateViewController(withIdentifier: identifier)
  }
}

extension LoadedDocument: LoadableDocument {
  func makeController(
    identifier: String?, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let description = descriptionOnMainScreen
    guard let identifier else {
      return description.initialControllerID.flatMap {
        makeController(id: $0, for: storyboard, creator: creator)
      }
    }
    return description.controllers.first { $0.storyboardIdentifier == identifier }
      .flatMap { makeController(id: $0.id, for: storyboard, creator: creator) }
  }

  func makeTopLevelObjects(owner: AnyObject?) -> [AnyObject] {
    LoadedNib(self, for: traits(of: owner), owner: owner).makeTopLevelObjects()
  }

  /// The environment of a file's owner.
  private func traits(of owner: AnyObject?) -> UITraitCollection {
    switch owner {
    case let controller as UIViewController: controller.traitsForLoading
    case let view as UIView where view.window != nil: view.traitCollection
    default: UIScreen.main.traitCollection
    }
  }
}

extension TraitEnvironment {
  /// The size classes and the kind of device of a view.
  @MainActor
  init(_ traits: UITraitCollection) {
    self.init(sizeClasses: traits.sizeClasses, idiom: traits.platform.idiom)
  }
}

extension UIViewController {
  /// The environment that the view is made for: that of the container in a window, else that of the main
  /// screen, with what containers override.
  ///
  /// `traitCollection` outside a window is that of a phone in portrait, whatever the main screen.
  var traitsForLoading: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    let inherited = parent?.traitsForLoading ?? UIScreen.main.traitCollection
    guard let overrides = parent?.overrideTraitCollection(forChild: self) else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, overrides])
  }
}
