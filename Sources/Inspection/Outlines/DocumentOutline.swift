import EscapedText
package import InterfaceBuilder
import LayoutFaults

/// The outline of a document as Interface Builder shows it: scenes, controllers, views and guides, the constraints below
/// the view that holds them, and segues below where they start.
///
/// The order is that of the tree, each entry before those below it; documents may be nested thousands of levels deep.
package struct DocumentOutline: Sendable {
  /// The entries.
  package private(set) var entries: [OutlineEntry] = []
  private let description: DocumentDescription
  private let names: ObjectNames
  private let phrases: ConstraintPhrases
  private let segues: [String: [SegueDescription]]

  /// An object with the entries below it.
  private enum Node {
    case scene(SceneDescription)
    case controller(ControllerDescription)
    case view(ViewDescription)
    case guide(DocumentElement)
    case constraints(ViewDescription)
    case constraint(ConstraintDescription)
    case segue(SegueDescription)
  }

  /// Creates the outline of a document as it is for the device that it was saved for.
  ///
  /// - Complexity: O(*entries*).
  package init(_ description: DocumentDescription) {
    self.description = description
    names = ObjectNames(description)
    phrases = ConstraintPhrases(description)
    segues = Dictionary(grouping: description.sceneGraph.segues, by: \.sourceID)
    var open: [(level: Int, node: Node)] = roots.reversed().map { (0, $0) }
    while let (level, node) = open.popLast() {
      entries.append(entry(for: node, level: level))
      open += children(of: node).reversed().map { (level + 1, $0) }
    }
  }

  private var roots: [Node] {
    description.scenes.map { .scene($0) } + description.topLevelViews.map { .view($0) }
  }

  private func children(of node: Node) -> [Node] {
    switch node {
    case .scene(let scene):
      return [scene.controller].compactMap { $0.map { .controller($0) } }
        + scene.extraViews.map { .view($0) }
    case .controller(let controller): return children(of: controller)
    case .view(let view):
      let views = view.subviews + [view.contentView].compactMap { $0 }
      return view.guides.map { .guide($0.element) } + views.map { .view($0) }
        + (view.constraints.isEmpty ? [] : [.constraints(view)]) + segues(from: view.id)
    case .constraints(let view): return view.constraints.map { .constraint($0) }
    case .guide, .constraint, .segue: return []
    }
  }

  private func children(of controller: ControllerDescription) -> [Node] {
    let guides = [controller.topLayoutGuideID, controller.bottomLayoutGuideID].compactMap { id in
      id.flatMap { description.document.element(id: $0) }
    }
    let views = [controller.view, controller.navigationBar, controller.toolbar, controller.tabBar]
    return guides.map { .guide($0) } + views.compactMap { $0.map { .view($0) } }
      + controller.children.map { .controller($0) } + segues(from: controller.id)
  }

  private func segues(from id: String) -> [Node] {
    segues[id, default: []].map { .segue($0) }
  }

  // MARK: Entries

  private func entry(for node: Node, level: Int) -> OutlineEntry {
    func entry(
      _ kind: OutlineEntry.Kind, _ title: String, _ id: String?, _ element: DocumentElement
    ) -> OutlineEntry {
      OutlineEntry(level: level, kind: kind, title: title, id: id, element: element)
    }
    switch node {
    case .scene(let scene):
      let name = scene.controller.map(title)
      return entry(.scene, name.map { $0 + " scene" } ?? "scene", scene.id, scene.element)
    case .controller(let controller):
      return entry(.controller, title(of: controller), controller.id, controller.element)
    case .view(let view):
      return entry(.view, names.shortName(of: view), view.id, view.element)
    case .guide(let element):
      return entry(.guide, names.name(of: element), element.id, element)
    case .constraints(let view):
      let list = view.constraints.first?.element.parent
      return entry(.constraints, "Constraints", nil, list ?? view.element)
    case .constraint(let constraint):
      return entry(.constraint, title(of: constraint), constraint.id, constraint.element)
    case .segue(let segue): return entry(.segue, title(of: segue), segue.id, segue.element)
    }
  }

  /// The class, or else the kind behind what people named the controller by.
  private func title(of controller: ControllerDescription) -> String {
    if let name = controller.customClass?.name { return name.abbreviated(to: 50) }
    let kind = controller.element.name.abbreviated(to: 32).spacedWords
    let name = controller.userLabel ?? controller.title ?? controller.storyboardIdentifier
    return name.map { "\"\($0.abbreviated(to: 32))\" \(kind)" } ?? kind
  }

  private func title(of constraint: ConstraintDescription) -> String {
    let name = constraint.userLabel ?? constraint.identifier
    let phrase = phrases.phrase(constraint)
    return name.map { "\"\($0.abbreviated(to: 32))\": \(phrase)" } ?? phrase
  }

  private func title(of segue: SegueDescription) -> String {
    let destination =
      description.controller(id: segue.destinationID).map(title) ?? "\"\(segue.destinationID)\""
    let name = segue.identifier.map { " \"\($0.abbreviated(to: 32))\"" } ?? ""
    return "\(segue.kind.words)\(name) to \(destination)"
  }

  // MARK: One scene

  /// Keeps the scenes, or top-level views of a xib, that a text names: by an id of the scene, of its controller or of
  /// its view, or by a part of its name, whatever its case.
  ///
  /// - Returns: Whether any is left.
  package mutating func keep(scene text: String) -> Bool {
    let starts = entries.indices.filter { entries[$0].level == 0 }
    let scenes = starts.enumerated().map { number, start in
      entries[start..<(number + 1 < starts.count ? starts[number + 1] : entries.count)]
    }
    let byID = scenes.filter { scene in scene.prefix { $0.level < 3 }.contains { $0.id == text } }
    let name = text.lowercased()
    let byName = scenes.filter { $0.first?.title.lowercased().contains(name) ?? false }
    entries = (byID.isEmpty ? byName : byID).flatMap { $0 }
    return !entries.isEmpty
  }

  /// The names of the scenes or top-level views.
  package var sceneNames: [String] { scenes.map(\.title) }

  /// The entries of the scenes or top-level views.
  var scenes: [OutlineEntry] { entries.filter { $0.level == 0 } }
}

extension SegueDescription.Kind {
  /// The kind as Interface Builder's library names it.
  fileprivate var words: String {
    switch self {
    case .relationship(let name): name.abbreviated(to: 32).spacedWords + " relationship"
    case .embed: "embed segue"
    case .show: "show segue"
    case .showDetail: "show detail segue"
    case .push: "push segue"
    case .presentation: "present modally segue"
    case .popover: "popover segue"
    case .unwind: "unwind segue"
    case .custom(let name): name.abbreviated(to: 32) + " segue"
    }
  }
}
