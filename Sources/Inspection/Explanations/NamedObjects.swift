import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The views and guides of scenes by their names: ids, labels of the outline, texts, names of outlets.
@MainActor
struct NamedObjects {
  private let scenes: [SolvedScene]
  /// The names of outlets, by the ids that they lead to.
  private let outlets: [String: [String]]

  init(_ scenes: [SolvedScene]) {
    self.scenes = scenes
    outlets = scenes.first.map { Self.outlets(in: $0.instance.description.document) } ?? [:]
  }

  private static func outlets(in document: Document) -> [String: [String]] {
    var outlets: [String: [String]] = [:]
    for element in document.root.descendants
    where element.name == "outlet" || element.name == "outletCollection" {
      guard let property = element["property"], let id = element["destination"] else { continue }
      outlets[id, default: []].append(property)
    }
    return outlets
  }

  /// The views and guides with a name: by id before other names, as written before whatever case.
  func matches(called name: String) -> [ViewQuery.Match] {
    let byID = all.filter { $0.id == name }
    if !byID.isEmpty { return byID }
    let exact = all.filter { names(of: $0).contains(name) }
    if !exact.isEmpty { return exact }
    let folded = Self.folded(name)
    guard !folded.isEmpty else { return [] }
    return all.filter { names(of: $0).contains { Self.folded($0) == folded } }
  }

  /// The only view or guide with a name.
  ///
  /// - Throws: What is wrong where there is none, or several.
  func only(called name: String) throws(ViewQueryError) -> ViewQuery.Match {
    let matches = matches(called: name)
    guard let match = matches.first else { throw unknown(name) }
    guard matches.count == 1 else {
      throw .ambiguous(name, views: matches.map(fullName))
    }
    return match
  }

  /// The error for a name that no view has.
  func unknown(_ name: String) -> ViewQueryError {
    if let element = scenes.first?.instance.description.document.element(id: name) {
      return .notLaidOut(name, element: element.name.abbreviated(to: 32).spacedWords)
    }
    let words = Set(all.flatMap { [$0.id] + names(of: $0) }).sorted()
    let folded = Self.folded(name)
    let containing = words.filter {
      folded.count > 2 && Self.folded($0).contains(folded)
    }
    let near = Spelling.nearest(to: name, among: words).map { [$0] } ?? []
    let similar = (near + containing.filter { !near.contains($0) }).prefix(3)
    return .noView(name, similar: similar.map { "'\($0.abbreviated(to: 60))'" })
  }

  private var all: [ViewQuery.Match] {
    scenes.flatMap { scene in
      scene.instance.views.map {
        ViewQuery.Match(scene: scene, id: $0.id, item: $0.view.layoutView)
      }
        + scene.instance.guides.map {
          ViewQuery.Match(scene: scene, id: $0.id, item: $0.guide.layoutGuide)
        }
    }
  }

  /// The names that an object has beside its id.
  private func names(of match: ViewQuery.Match) -> [String] {
    let view = match.scene.instance.description.view(id: match.id)
    return [view?.userLabel, view?.visibleText].compactMap { $0 } + (outlets[match.id] ?? [])
  }

  private func fullName(of match: ViewQuery.Match) -> String {
    ObjectNames(match.scene.instance.description)
      .fullName(of: match.id, scene: match.scene.solution)
  }

  /// A name without what people leave out when they type it.
  private static func folded(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SolvedScene {
  /// Those of some scenes that have a name: an id of the scene or its root, a class, an identifier, a title.
  ///
  /// - Throws: The names that there are, where no scene has it.
  package static func scenes(
    _ scenes: [SolvedScene], called name: String
  ) throws(ViewQueryError) -> [SolvedScene] {
    let named = scenes.filter { $0.sceneNames.contains(name) }
    if !named.isEmpty { return named }
    let folded = scenes.filter { scene in
      scene.sceneNames.contains { $0.lowercased() == name.lowercased() }
    }
    guard folded.isEmpty else { return folded }
    throw .noScene(
      name,
      scenes: scenes.map { "\($0.title) (\($0.solution.sceneID ?? $0.solution.rootID))" })
  }

  private var sceneNames: [String] {
    let controller = instance.description.controller(id: solution.rootID)
    return [
      solution.sceneID, solution.rootID, title, controller?.customClass?.name,
      controller?.storyboardIdentifier, controller?.title, controller?.userLabel,
    ].compactMap { $0 }
  }

  /// The name of the scene.
  var title: String { ObjectNames(instance.description).name(of: solution) }
}
