import InterfaceBuilder
import UIKit

/// The views that reach out of a scene's root where nothing scrolls: what is below may be scrolled to.
@MainActor
struct ViewsOutside {
  /// The ids of those at the left or right.
  let atSides: Set<String>
  /// The ids of those at the top.
  let above: Set<String>

  /// - Parameter scene: The scene, laid out.
  init(of scene: InspectedScene) {
    let root = scene.instance.rootView
    var atSides: Set<String> = []
    var above: Set<String> = []
    for (id, view) in scene.instance.views where view !== root && !Self.isScrolled(view, in: root) {
      let frame = view.convert(view.bounds, to: root)
      if frame.minX < -Self.pixel || frame.maxX > root.bounds.width + Self.pixel {
        atSides.insert(id)
      }
      if frame.minY < -Self.pixel { above.insert(id) }
    }
    self.atSides = atSides
    self.above = above
  }

  /// Whether a view is inside of a scroll view, which may scroll it into sight.
  private static func isScrolled(_ view: UIView, in root: UIView) -> Bool {
    sequence(first: view) { $0.superview }.dropFirst().prefix { $0 !== root.superview }
      .contains { $0 is UIScrollView }
  }

  /// The size of a pixel, in points, that rounding may move an edge by.
  private static let pixel: CGFloat = 1
}
