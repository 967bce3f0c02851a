import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The issues that Interface Builder lists for a scene that was laid out on its canvas.
///
/// Each judgement is the one that `frames` and the rules give: open variables, conflicts, and stored frames.
///
/// Source of the words: pages about Interface Builder that quote them ("Need constraints for: Y position or height",
/// "Content Priority Ambiguity: Set vertical hugging priority to 249", "Scrollable Content Size Ambiguity: Has ambiguous
/// scrollable content width", "Misplaced Views: Expected: x=-67 Actual: x=207"), and Apple's "Resolving Auto Layout
/// Issues": the arrow is red for conflicts and ambiguities, yellow for misplaced views.
@MainActor
struct SceneIssues {
  /// The issues, by category, then in the order of the document.
  private(set) var issues: [OutlineIssue] = []
  private let scene: InspectedScene

  init(of scene: InspectedScene) {
    self.scene = scene
    let open = OpenVariableIssues(of: scene)
    let found = scene.solution.views.flatMap { view in
      scene.instance.view(id: view.id).map { open.issues(of: $0, undetermined: view) } ?? []
    }
    let all =
      ConflictRule.conflicts(in: scene).compactMap(issue) + found
      + MisplacedView.views(in: scene).compactMap(issue)
    issues = OutlineIssue.Category.allCases.flatMap { category in
      all.filter { $0.category == category }
    }
  }

  // MARK: Conflicts

  /// A conflict; nil where the difference is that of rounding, which this tool's measuring makes.
  private func issue(_ conflict: SceneSolution.ConflictIDs) -> OutlineIssue? {
    if case .rounding = ConflictFooting(conflict, in: scene) { return nil }
    let items = items(of: conflict)
    guard let element = items.first.flatMap(scene.element) ?? scene.element(scene.solution.rootID)
    else { return nil }
    var names = items.prefix(Self.mostNames).map(scene.names.shortName(of:))
    if items.count > names.count { names.append("\(items.count - names.count) more") }
    var known: Set<String> = []
    let members = ConflictRule.members(of: conflict, in: scene).filter {
      $0.id != nil || known.insert($0.phrase).inserted
    }
    return OutlineIssue(
      category: .conflictingConstraints, severity: .error, element: element,
      text: "Constraints for: " + names.joined(separator: ", "),
      constraints: members.map {
        OutlineIssue.Constraint(phrase: $0.phrase, element: $0.id.flatMap(scene.element))
      })
  }

  /// The ids of the views and guides that the document's constraints in a conflict are about, each once; without any those
  /// that the constraints of the layout system are about.
  private func items(of conflict: SceneSolution.ConflictIDs) -> [String] {
    let constraints = conflict.constraints.compactMap(scene.phrases.constraint)
    let items: [String?] =
      constraints.isEmpty
      ? conflict.system.map(\.itemID)
      : constraints.flatMap { [$0.firstItemID, $0.secondItemID] }
    var known: Set<String> = []
    return items.compactMap { $0 }.filter { known.insert($0).inserted }
  }

  private static let mostNames = 4

  // MARK: Misplaced views

  private func issue(_ view: MisplacedView) -> OutlineIssue? {
    guard let element = scene.element(view.id) else { return nil }
    return OutlineIssue(
      category: .misplacedViews, severity: view.isMarked ? .warning : .info, element: element,
      title: scene.names.shortName(of: view.id),
      text:
        "Expected: \(text(view.solved, view.stored)). Actual: \(text(view.stored, view.solved))",
      misplaced: view)
  }

  /// The parts of a frame that differ from those of another one by more than rounding.
  private func text(_ frame: Rect, _ other: Rect) -> String {
    let parts: [(String, KeyPath<Rect, Double>)] = [
      ("x", \.minX), ("y", \.minY), ("width", \.width), ("height", \.height),
    ]
    return
      parts.filter { abs(frame[keyPath: $0.1] - other[keyPath: $0.1]) > MisplacedView.rounding }
      .map { "\($0)=\(JSONText.format(Points.rounded(frame[keyPath: $1])))" }
      .joined(separator: ", ")
  }
}

extension InspectedScene {
  /// The element with an id.
  func element(_ id: String) -> DocumentElement? { description.document.element(id: id) }
}
