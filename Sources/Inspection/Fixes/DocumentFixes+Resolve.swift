import InterfaceBuilder
import UIKit

/// The part of a document that a command is about.
public struct FixSelection: Hashable, Sendable {
  /// The id of a view, with everything inside; nil for all.
  public var viewID: String?
  /// A scene by its id, the id of its controller or the name of that one; nil for all.
  public var scene: String?

  /// Selects a part of a document.
  public init(viewID: String? = nil, scene: String? = nil) {
    self.viewID = viewID
    self.scene = scene
  }
}

/// Why a command cannot be run on a document.
public enum FixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No scene of the document has a view with the id.
  case unknownView(id: String, path: String)
  /// No scene of the document has the id or name.
  case unknownScene(name: String, path: String)

  /// `path: error: message`, in one line once it is escaped.
  public var description: String {
    switch self {
    case .unknownView(let id, let path):
      "\(path): error: there is no view with the id \"\(id)\"; Interface Builder shows it as Object "
        + "ID in the identity inspector"
    case .unknownScene(let name, let path):
      "\(path): error: there is no scene \"\(name)\"; name its id, its controller's id or class"
    }
  }
}

extension DocumentFixes {
  /// Runs a command of Interface Builder's Resolve menu.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - selection: The part of the document.
  /// - Returns: What came of it.
  /// - Throws: ``FixError`` where the selection is not in the document.
  public func resolve(
    _ command: ResolveCommand, in selection: FixSelection = FixSelection()
  ) throws(FixError) -> FixOutcome {
    if command == .addMissing, let outcome = try outcomeOfFreeing(selection) { return outcome }
    let scenes = try selectedScenes(selection)
    let action = command.action
    var outcome = FixOutcome()
    var plans: [(index: Int, selected: Set<String>, changes: [DocumentChange])] = []
    for (index, scene) in scenes {
      let root = selection.viewID.flatMap { scene.instance.view(id: $0) }
      let isSelected = { (view: UIView) in root.map { view.isDescendant(of: $0) } ?? true }
      let selected = Set(scene.instance.views.filter { isSelected($0.view) }.map(\.id))
      let plan = action.plan(
        for: scene, where: isSelected, trying: SceneTrial(fixes: self, index: index))
      outcome.leftAlone += plan.leftAlone
      if !plan.changes.isEmpty { plans.append((index, selected, plan.changes)) }
    }
    guard !plans.isEmpty, let fix = write(plans.flatMap(\.changes), action.title) else {
      return outcome
    }
    outcome.fix = fix
    let refused = refusedScenes(fix, action, plans.map { ($0.index, $0.selected) })
    guard !refused.isEmpty else { return outcome }
    outcome.leftAlone += refused.map { index in
      FixOutcome.Left(
        position: document.element(id: solutions[index].rootID)?.position ?? .start,
        message:
          "\(action.title.lowercasedFirst): \(names.name(of: solutions[index])) is left, as the "
          + "changes would move views or conflict")
    }
    let kept = plans.filter { !refused.contains($0.index) }.flatMap(\.changes)
    outcome.fix = kept.isEmpty ? nil : write(kept, action.title)
    return outcome
  }

  /// The fix that changes make; nil where the changed document could not be read.
  func write(_ changes: [DocumentChange], _ title: String) -> Fix? {
    try? ChangeWriter.fix(document, rules: [], title: title, changes: changes)
  }

  /// The scenes that are worse with a fix, by place.
  func refusedScenes(
    _ fix: Fix, _ action: any ResolveAction.Type, _ plans: [(index: Int, selected: Set<String>)]
  ) -> [Int] {
    guard let changed = inspector(after: fix) else { return plans.map(\.index) }
    let after = changed.inspected(changed.solve(in: .canvas(changed.canvas())))
    guard after.count == solutions.count else { return plans.map(\.index) }
    return plans.filter { index, selected in
      !action.isAcceptable(after[index], before: solutions[index], selected: selected)
    }.map(\.index)
  }

  func selectedScenes(
    _ selection: FixSelection
  ) throws(FixError) -> [(Int, InspectedScene)] {
    var scenes = Array(canvasScenes().enumerated())
    if let name = selection.scene {
      scenes = scenes.filter { _, scene in
        [scene.solution.sceneID, scene.solution.rootID, names.name(of: scene.solution)].contains(
          name)
      }
      guard !scenes.isEmpty else {
        throw .unknownScene(name: name, path: document.path)
      }
    }
    if let id = selection.viewID {
      scenes = scenes.filter { $0.element.instance.view(id: id) != nil }
      guard !scenes.isEmpty else { throw .unknownView(id: id, path: document.path) }
    }
    return scenes.map { ($0.offset, $0.element) }
  }

  /// The ids of everything that stands inside the selected part.
  public func selectedIDs(_ selection: FixSelection) throws(FixError) -> Set<String> {
    var ids: Set<String> = []
    for (_, scene) in try selectedScenes(selection) {
      let id = selection.viewID ?? scene.solution.rootID
      guard let element = document.element(id: id) else { continue }
      ids.formUnion(([element] + Array(element.descendants)).compactMap(\.id))
    }
    return ids
  }
}
