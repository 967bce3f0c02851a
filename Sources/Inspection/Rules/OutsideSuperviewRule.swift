import AutoLayout
import InterfaceBuilder
import UIKit

/// Views that constraints push outside their superview, where they cannot be touched and are often
/// cut off.
enum OutsideSuperviewRule {
  /// Less than a pixel does not count, in points.
  private static let tolerance = 0.6

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.scene.instance.views.compactMap { id, view in
      guard let superview = view.superview, !(superview is UIScrollView), !view.isHidden,
        let described = scene.description.view(id: id),
        !described.geometry.translatesAutoresizingMask,
        view.layoutView.ambiguousVariables.isEmpty
      else { return nil }
      let sides = overflow(of: view.layoutView.frame, in: superview.layoutView.frame.size)
      guard !sides.isEmpty else { return nil }
      return scene.finding(
        .outsideSuperview, .warning, about: [id], at: nil,
        "\(scene.names.fullName(of: id, scene: scene.solution)) reaches outside its superview: "
          + sides.joined(separator: ", "),
        next: "Check the constraints of these edges, first their direction and the order of items")
    }
  }

  private static func overflow(of frame: Rect, in size: Size) -> [String] {
    let distances = [
      ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - size.width),
      ("bottom", frame.maxY - size.height),
    ]
    return distances.filter { $0.1 > tolerance }.map { side, distance in
      "\(JSONText.format((distance * 10).rounded() / 10)) points at the \(side)"
    }
  }
}
