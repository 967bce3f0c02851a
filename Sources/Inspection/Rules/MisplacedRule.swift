import AutoLayout
import InterfaceBuilder

/// Views whose stored frame is not the one their constraints give on the saved canvas.
enum MisplacedRule {
  /// Differences up to this many points are Interface Builder's own rounding.
  private static let rounding = 1.0
  /// Differences up to this many points can come from the fonts that stand in for Apple's.
  private static let fontError = 6.0

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    guard case .savedCanvas = scene.purpose else { return [] }
    let hasText = scene.description.allViews.contains { $0.visibleText != nil }
    return scene.solution.views.compactMap { view in
      guard view.ambiguous.isEmpty, let described = scene.description.view(id: view.id),
        !described.geometry.translatesAutoresizingMask, !described.appearance.isHidden,
        let stored = described.geometry.frame
      else { return nil }
      let gap = difference(stored, view.frame)
      guard gap > rounding else { return nil }
      let mayBeFonts = hasText && gap <= fontError
      return scene.finding(
        .misplacedView, mayBeFonts ? .info : .warning, about: [view.id], at: nil,
        "Frame for \(scene.names.fullName(of: view.id, scene: scene.solution)) will be different "
          + "at run time: stored \(text(stored)), solved \(text(view.frame))"
          + (mayBeFonts ? "; text is measured with a stand-in for the system font" : ""),
        next: "Update the frame in Interface Builder, or the constraints if the frame is right")
    }
  }

  private static func difference(_ first: Rect, _ second: Rect) -> Double {
    max(
      abs(first.minX - second.minX), abs(first.minY - second.minY),
      abs(first.width - second.width), abs(first.height - second.height))
  }

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "("
      + numbers.map { JSONText.format(($0 * 100).rounded() / 100) }.joined(separator: ", ") + ")"
  }
}
