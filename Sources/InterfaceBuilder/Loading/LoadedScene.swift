import AutoLayout
import Foundation
import UIKit

/// A controller that was made from a storyboard, and what the storyboard says of its view and its ways to others.
@MainActor
final class LoadedScene: ControllerScene {
  let storyboard: UIStoryboard
  private let document: LoadedDocument
  private let id: String
  private weak var controller: UIViewController?
  /// The items that the controller gives bars.
  private var items: ProgramObjects?
  /// The objects of the view.
  private var viewObjects: ProgramObjects?

  init(
    of controller: ControllerDescription, in document: LoadedDocument, for storyboard: UIStoryboard
  ) {
    self.storyboard = storyboard
    self.document = document
    id = controller.id
  }

  // MARK: The controller

  /// Makes the controller and those that it contains.
  ///
  /// - Parameter creator: Makes it in place of its class, or declines by nil.
  /// - Returns: The controller; nil where its initializer gives none.
  func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let traits = UIScreen.main.traitCollection
    let source = document.description(for: traits)
    guard let description = source.controller(id: id) else { return nil }
    let coder = DocumentCoder(values: description.creationValues) { [self] object in
      if let controller = object as? UIViewController { configure(controller, for: traits) }
    }
    let type: UIViewController.Type? = document.type(of: description.customClass, for: nil)
    let made = creator?(coder) ?? (type ?? description.frameworkClass).init(coder: coder)
    guard let made else { return nil }
    addContained(to: made, by: source.sceneGraph.segues(from: id))
    made.awakeFromNib()
    return made
  }

  /// Sets what the document says of the controller itself.
  private func configure(_ controller: UIViewController, for traits: UITraitCollection) {
    self.controller = controller
    controller.documentScene = self
    let objects = ProgramObjects(
      of: document, for: traits, owner: controller, id: id, scene: self)
    items = objects
    guard let description = objects.description.controller(id: id) else { return }
    let load = ObjectLoad(objects, rootID: id)
    load {
      ControllerAttributes(description, load.builder).apply(to: controller)
      for element in description.element.children where Self.itemNames.contains(element.name) {
        load.connect(element)
      }
      load.finish(owner: description.element)
    }
  }

  /// The elements of what a controller gives bars.
  private static let itemNames: Set = ["navigationItem", "tabBarItem", "toolbarItems"]

  /// Gives a container the controllers that relationships lead to.
  private func addContained(to container: UIViewController, by segues: [SegueDescription]) {
    let contained = segues.compactMap { segue -> (role: String, controller: UIViewController)? in
      guard case .relationship(let role) = segue.kind,
        let controller = document.makeController(id: segue.destinationID, for: storyboard)
      else { return nil }
      return (role, controller)
    }
    guard !contained.isEmpty else { return }
    switch container {
    case let navigation as UINavigationController:
      navigation.viewControllers = contained.prefix(1).map(\.controller)
    case let tabs as UITabBarController: tabs.viewControllers = contained.map(\.controller)
    case let split as UISplitViewController:
      let isPrimary = { (role: String) in role == "masterViewController" }
      split.viewControllers =
        contained.filter { isPrimary($0.role) }.map(\.controller)
        + contained.filter { !isPrimary($0.role) }.map(\.controller)
    default: break
    }
  }

  // MARK: The view

  var hasView: Bool {
    document.descriptionOnMainScreen.controller(id: id)?.view != nil
  }

  func loadView(of controller: UIViewController) {
    let traits = controller.traitsForLoading
    let objects = ProgramObjects(
      of: document, for: traits, owner: controller, id: id, outer: items, scene: self)
    viewObjects = objects
    guard let description = objects.description.controller(id: id), let view = description.view
    else { return }
    let load = ObjectLoad(objects, rootID: id)
    load {
      let root = load.build(view)
      if !objects.description.keepsMarginsInSafeArea(on: traits.platform) {
        root.insetsLayoutMarginsFromSafeArea = false
      }
      controller.view = root
      add(controller.topLayoutGuide, description.topLayoutGuideID, to: load.builder)
      add(controller.bottomLayoutGuide, description.bottomLayoutGuideID, to: load.builder)
      load.finish(owner: description.element)
    }
    embed(in: controller, by: objects.description.sceneGraph.segues(from: id))
  }

  private func add(_ support: any UILayoutSupport, _ id: String?, to builder: ViewBuilder) {
    if let guide = support as? UILayoutGuide, let id { builder.add(guide, id: id) }
  }

  // MARK: Segues

  func makeSegue(identifier: String, from controller: UIViewController) -> UIStoryboardSegue? {
    segues.first { $0.identifier == identifier }.flatMap { segue($0, from: controller) }
  }

  /// Follows the segue of an id for a control, if the controller lets it.
  func follow(_ id: String, sender: Any?) {
    guard let controller, let description = segues.first(where: { $0.id == id }) else { return }
    if let identifier = description.identifier,
      !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    if let segue = segue(description, from: controller) { controller.follow(segue, sender: sender) }
  }

  private var segues: [SegueDescription] {
    document.descriptionOnMainScreen.sceneGraph.segues(from: id)
  }

  /// Makes a segue with its destination; nil for one that leads nowhere from here: relationships and unwindings.
  private func segue(
    _ description: SegueDescription, from source: UIViewController
  ) -> UIStoryboardSegue? {
    switch description.kind {
    case .relationship, .unwind: return nil
    default: break
    }
    guard
      let destination = document.makeController(id: description.destinationID, for: storyboard)
    else { return nil }
    let name = description.element["customClass"].map {
      CustomClass(name: $0, module: description.element["customModule"])
    }
    let type: UIStoryboardSegue.Type? = document.type(of: name, for: source)
    let segue = (type ?? UIStoryboardSegue.self).init(
      namedInStoryboard: description.identifier, source: source, destination: destination)
    segue.performHandler = handler(of: description, from: source, to: destination)
    return segue
  }

  /// The closure that shows the destination; nil where a class of the program does.
  private func handler(
    of description: SegueDescription, from source: UIViewController,
    to destination: UIViewController
  ) -> (() -> Void)? {
    switch description.kind {
    case .show, .push: return { source.show(destination, sender: source) }
    case .showDetail: return { source.showDetailViewController(destination, sender: source) }
    case .presentation, .popover:
      let style = description.modalPresentationStyle.flatMap(
        UIModalPresentationStyle.init(documentName:))
      return {
        if let style { destination.modalPresentationStyle = style }
        source.present(destination, animated: true)
      }
    case .embed:
      let container = viewObjects?[description.sourceID] as? UIView
      return { if let container { source.embed(destination, in: container) } }
    case .relationship, .unwind, .custom: return nil
    }
  }

  /// Embeds the controllers of container views.
  private func embed(in controller: UIViewController, by segues: [SegueDescription]) {
    for description in segues where description.kind == .embed {
      guard let segue = segue(description, from: controller) else { continue }
      controller.follow(segue, sender: viewObjects?[description.sourceID])
    }
  }
}

extension UIViewController {
  /// Shows a controller in a container view of this one's.
  fileprivate func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.fill(container, frame: container.bounds)
    child.didMove(toParent: self)
  }
}
