import AutoLayout
import InterfaceBuilder

/// Views whose position or size constraints leave open.
enum AmbiguityRule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.solution.views.compactMap { view in
      guard !view.ambiguous.isEmpty, let described = scene.description.view(id: view.id),
        !described.appearance.isHidden, described.layout.ambiguityCheck != .off
      else { return nil }
      return scene.finding(
        .ambiguousLayout, .warning, about: [view.id], at: nil,
        "\(subject(view.ambiguous)) ambiguous for "
          + scene.names.fullName(of: view.id, scene: scene.solution),
        next: "Add constraints for: " + view.ambiguous.map(need).joined(separator: ", "))
    }
  }

  /// What is open, as the beginning of a sentence.
  private static func subject(_ variables: [LayoutVariable]) -> String {
    let parts = variables.map { variable in
      switch variable {
      case .minX: "horizontal position"
      case .minY: "vertical position"
      case .width: "width"
      case .height: "height"
      }
    }
    let text = parts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst() + (parts.count == 1 ? " is" : " are")
  }

  /// Interface Builder's name for what is missing.
  private static func need(_ variable: LayoutVariable) -> String {
    switch variable {
    case .minX: "X position"
    case .minY: "Y position"
    case .width: "Width"
    case .height: "Height"
    }
  }
}
