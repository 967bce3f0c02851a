import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views whose position or size constraints leave open.
///
/// A missing constraint leaves everything open that constraints tie to the view that lacks it. So
/// ambiguous views that constraints tie together are one finding, about the first of them. Where a
/// view competes with others for a room that the document does not decide on, and Interface Builder
/// saw nothing wrong, that is a note.
enum AmbiguityRule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let open = scene.solution.views.compactMap { openVariables(of: $0, in: scene) }
    guard !open.isEmpty else { return [] }
    let groups = TiedViews(
      open.map(\.view), constraints: scene.instance.constraints.map(\.constraint)
    ).groups
    return groups.map { group in
      finding(about: group.map { open[$0] }, in: scene)
    }
  }

  /// A view and what is open about it.
  private struct OpenView {
    var id: String
    var view: UIView
    var variables: [LayoutVariable]
    /// Whether it is open at run time too, however large what is around the view is then.
    var isCertain: Bool
  }

  /// What is open about a view, as far as it is shown and Interface Builder is to check it.
  @MainActor
  private static func openVariables(
    of view: SceneSolution.ObjectFrame, in scene: InspectedScene
  ) -> OpenView? {
    guard !view.ambiguous.isEmpty, let described = scene.description.view(id: view.id),
      let shown = scene.instance.view(id: view.id), shown.isShown
    else { return nil }
    let known = view.ambiguous.filter { !scene.hasProvisionalExtent(around: shown, $0.axis) }
    let open = view.ambiguous
    let variables: [LayoutVariable] =
      switch described.layout.ambiguityCheck {
      case .always: open
      case .ignoreSizes: open.filter { $0 == .minX || $0 == .minY }
      case .off: []
      }
    return variables.isEmpty
      ? nil
      : OpenView(
        id: view.id, view: shown, variables: variables,
        isCertain: described.geometry.isAmbiguous || variables.contains { known.contains($0) })
  }

  @MainActor
  private static func finding(about views: [OpenView], in scene: InspectedScene) -> Finding {
    let first = views[0]
    return scene.finding(
      .ambiguousLayout, views.contains(where: \.isCertain) ? .warning : .info,
      about: views.map(\.id),
      Ambiguity.message(
        first.variables, of: scene.fullName(of: first.id), tiedViews: views.count - 1),
      next: Ambiguity.advice(first.variables, of: first.view))
  }
}
