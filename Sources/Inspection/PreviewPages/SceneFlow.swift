import Foundation
package import InterfaceBuilder

/// The scenes of a document in the order that people meet them: the initial one, then along segues.
package struct SceneFlow {
  /// A scene or a container.
  package struct Stop: Hashable, Sendable {
    /// The id of the controller, or of the top-level view.
    package var id: String
    /// The name that the author gave it.
    package var title: String
    /// The class and the identifier, as far as they are not the title.
    package var details: [String]
    /// The views and controllers that lead to it.
    package var openers: [String]
    /// The place on the document's canvas; nil where it has none.
    package var place: [Double]?
    /// Whether the app starts with it.
    package var isInitial: Bool
    /// Whether it holds other scenes and shows no view of its own.
    package var isContainer: Bool
    /// The line of the document.
    package var line: Int

    /// Creates a stop.
    package init(
      id: String, title: String, details: [String], openers: [String], place: [Double]?,
      isInitial: Bool, isContainer: Bool, line: Int
    ) {
      self.id = id
      self.title = title
      self.details = details
      self.openers = openers
      self.place = place
      self.isInitial = isInitial
      self.isContainer = isContainer
      self.line = line
    }
  }

  /// A segue or relationship.
  package struct Arrow: Hashable, Sendable {
    /// The id of the stop that it starts from.
    package var source: String
    /// The id of the stop that it leads to.
    package var destination: String
    /// The kind as people say it.
    package var kind: String
    /// The identifier; nil for none.
    package var identifier: String?
  }

  /// The stops in the order of the flow.
  package let stops: [Stop]
  /// The arrows in the order of the document.
  package let arrows: [Arrow]

  /// Reads the flow of a document.
  ///
  /// - Complexity: O(*controllers* + *segues*).
  package init(_ description: DocumentDescription) {
    let names = SceneNames(description)
    let controllers = description.controllers
    let known = Set(controllers.map(\.id))
    let graph = description.sceneGraph
    arrows = graph.segues.compactMap { segue in
      guard let source = segue.sourceControllerID, known.contains(source),
        known.contains(segue.destinationID), segue.kind != .unwind
      else { return nil }
      return Arrow(
        source: source, destination: segue.destinationID, kind: segue.kind.words,
        identifier: segue.identifier)
    }
    let order = Self.order(
      controllers.map(\.id), from: description.initialControllerID, along: arrows)
    let shown = controllers.map { names.stop($0) }
    let byID = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    stops = order.compactMap { byID[$0] } + description.topLevelViews.map { names.stop($0) }
  }

  /// The ids, those that segues lead to behind the first that leads there.
  static func order(_ ids: [String], from initial: String?, along arrows: [Arrow]) -> [String] {
    let outgoing = Dictionary(grouping: arrows, by: \.source)
    let incoming = Set(arrows.filter { $0.source != $0.destination }.map(\.destination))
    let roots = [initial].compactMap { $0 } + ids.filter { !incoming.contains($0) } + ids
    let known = Set(ids)
    var order: [String] = []
    var passed: Set<String> = []
    for root in roots where known.contains(root) {
      var waiting = [root]
      while let id = waiting.popLast() {
        guard passed.insert(id).inserted else { continue }
        order.append(id)
        waiting += (outgoing[id] ?? []).reversed().map(\.destination).filter(known.contains)
      }
    }
    return order
  }
}

extension SegueDescription.Kind {
  /// The kind as people say it.
  fileprivate var words: String {
    switch self {
    case .relationship(let name): name.spacedWords
    case .embed: "embed"
    case .show, .push: "show"
    case .showDetail: "show detail"
    case .presentation: "present"
    case .popover: "popover"
    case .unwind: "unwind"
    case .custom(let name): name
    }
  }
}

/// The names of a document's scenes: title before identifier before class.
private struct SceneNames {
  let description: DocumentDescription
  let names: ObjectNames

  init(_ description: DocumentDescription) {
    self.description = description
    names = ObjectNames(description)
  }

  func stop(_ controller: ControllerDescription) -> SceneFlow.Stop {
    let kind = controller.element.name.spacedWords
    let title = title(of: controller)
    let details = [controller.customClass?.name, controller.storyboardIdentifier]
      .compactMap { $0 }.filter { $0 != title }
    return SceneFlow.Stop(
      id: controller.id, title: title,
      details: details.isEmpty && title != kind ? [kind] : details,
      openers: openers(of: controller.id), place: place(of: controller.element),
      isInitial: description.initialControllerID == controller.id,
      isContainer: controller.view == nil, line: controller.element.position.line)
  }

  /// The title, the identifier, the class, or the kind of a controller.
  private func title(of controller: ControllerDescription) -> String {
    let texts = [
      controller.title, controller.navigationItem?.title, controller.userLabel,
      controller.storyboardIdentifier, controller.customClass?.name,
    ].compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
    return texts.first ?? controller.element.name.spacedWords
  }

  func stop(_ view: ViewDescription) -> SceneFlow.Stop {
    let kind = view.element.name.spacedWords
    let title = view.userLabel ?? view.customClass?.name ?? kind
    return SceneFlow.Stop(
      id: view.id, title: title, details: title == kind ? [] : [kind], openers: [],
      place: place(of: view.element), isInitial: false, isContainer: false,
      line: view.element.position.line)
  }

  /// The point of the canvas that the scene around an element, or the element itself, has.
  private func place(of element: DocumentElement) -> [Double]? {
    var holder = element
    while holder.child(key: "canvasLocation") == nil, let parent = holder.parent { holder = parent }
    guard let point = holder.child(key: "canvasLocation"),
      let x = point["x"].flatMap(Double.init), let y = point["y"].flatMap(Double.init),
      abs(x) < 1e6, abs(y) < 1e6
    else { return nil }
    return [x, y]
  }

  private func openers(of id: String) -> [String] {
    description.sceneGraph.segues(to: id).filter { $0.kind != .unwind }.map { segue in
      let controller = segue.sourceControllerID.flatMap(description.controller(id:))
      let owner = controller.map(title) ?? "another scene"
      if case .relationship = segue.kind { return "\(segue.kind.words) of \(owner)" }
      if segue.sourceID == segue.sourceControllerID { return "\(segue.kind.words) from \(owner)" }
      return "\(segue.kind.words) from \(names.shortName(of: segue.sourceID)) in \(owner)"
    }
  }
}
