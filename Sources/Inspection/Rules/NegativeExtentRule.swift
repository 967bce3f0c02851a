import AutoLayout
import LayoutFaults

/// Guides whose width or height is below zero.
///
/// Extents of views are required to be 0 or more, those of guides are not
/// (docs/decisions/0062-extents-are-not-negative.md): a margin of 8 points in an empty view leaves a guide of
/// -16. Whatever is placed by both of its edges is the wrong way round, which no other rule is about.
enum NegativeExtentRule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.solution.guides.compactMap { guide in
      let extents = [(guide.frame.width, "wide"), (guide.frame.height, "high")]
        .filter { $0.0 < -tolerance }
        .map { "\(Points.text($0.0)) \($0.1)" }
      guard !extents.isEmpty else { return nil }
      return scene.finding(
        .negativeExtent, .info, about: [guide.id],
        "\(scene.fullName(of: guide.id)) is \(extents.joined(separator: " and ")): insets take more than its "
          + "view has",
        next: "Give the view room for its insets, or constrain to the view instead of the guide")
    }
  }

  /// The largest extent below zero that counts as rounding, in points.
  private static let tolerance = 0.001
}
