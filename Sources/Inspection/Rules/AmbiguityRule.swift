import AutoLayout
import InterfaceBuilder
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
    return TiedViews(open.map(\.id), in: scene.instance).groups.map { group in
      finding(about: group.map { open[$0] }, in: scene)
    }
  }

  /// A view and what is open about it.
  private struct OpenView {
    var id: String
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
    let open = scene.isSavedCanvas ? view.ambiguous : known
    let variables: [LayoutVariable] =
      switch described.layout.ambiguityCheck {
      case .always: open
      case .ignoreSizes: open.filter { $0 == .minX || $0 == .minY }
      case .off: []
      }
    return variables.isEmpty
      ? nil
      : OpenView(
        id: view.id, variables: variables,
        isCertain: described.geometry.isAmbiguous || variables.contains { known.contains($0) })
  }

  @MainActor
  private static func finding(about views: [OpenView], in scene: InspectedScene) -> Finding {
    let first = views[0]
    let words = first.variables.map(\.words)
    let others = views.count - 1
    let tied =
      others == 0
      ? ""
      : ", and with \(words.count == 1 ? "it" : "them") \(others) view\(others == 1 ? "" : "s")"
        + " tied to it by constraints"
    return scene.finding(
      .ambiguousLayout, views.contains(where: \.isCertain) ? .warning : .info,
      about: views.map(\.id),
      "the \(list(words)) of \(scene.fullName(of: first.id)) "
        + "\(words.count == 1 ? "is" : "are") ambiguous\(tied)",
      next: nextStep(for: first, in: scene))
  }

  @MainActor
  private static func nextStep(for view: OpenView, in scene: InspectedScene) -> String {
    let needs = "Add constraints for its " + list(view.variables.map(\.need))
    let live = scene.instance.view(id: view.id)
    if let stack = live?.superview as? UIStackView,
      view.variables.contains(where: { $0.axis == Axis(stack.axis) })
    {
      return "Give the views of its stack view different hugging or compression resistance "
        + "priorities"
    }
    let size = live?.intrinsicContentSize ?? .zero
    let hasContent = view.variables.allSatisfy { variable in
      switch variable {
      case .minX, .minY: false
      case .width: size.width != UIView.noIntrinsicMetric
      case .height: size.height != UIView.noIntrinsicMetric
      }
    }
    return hasContent
      ? needs + ", or give it another hugging or compression resistance priority than its "
        + "neighbours have"
      : needs
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LayoutVariable {
  /// What the variable is, in a sentence.
  fileprivate var words: String {
    switch self {
    case .minX: "horizontal position"
    case .minY: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Interface Builder's name for what is missing.
  fileprivate var need: String {
    switch self {
    case .minX: "X position"
    case .minY: "Y position"
    case .width: "width"
    case .height: "height"
    }
  }
}
