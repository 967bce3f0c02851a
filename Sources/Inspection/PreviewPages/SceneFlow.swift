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
    let controllers = description.controllers
    let known = Set(controllers.map(\.id))
    let graph = description.sceneGraph
    arrows = graph.segues.compactMap { segue in
      guard let source = segue.sourceControllerID, known.contains(source),
        known.contains(segue.destinationID), segue.kind != .unwind
      else { return nil }
      return Arrow(
        source: source, destination: segue.destinationID, kind: segue.kind.spokenName,
        identifier: segue.identifier)
    }
    let order = Self.order(
      controllers.map(\.id), from: description.initialControllerID, along: arrows)
    let names = SceneNames(description, order: order)
    stops =
      order.compactMap { description.controller(id: $0) }.map { names.stop($0) }
      + description.topLevelViews.map { names.stop($0) }
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
  var spokenName: String {
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
