import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// How far a view of a scene reaches outside its superview, where the document does not show that
/// its author meant it.
@MainActor
struct SceneOverflow {
  /// The view's id.
  let id: String
  /// How far the view reaches out.
  let overflow: Overflow
  /// The id of the constraint that lets the furthest side reach out.
  let permittingConstraint: String?

  /// - Returns: Nil where the view stays inside, nobody sees it, or it is meant to reach out.
  init?(of view: UIView, id: String, tiedBy constraints: EdgeTies, in scene: InspectedScene) {
    // What is around the root is not in the document.
    guard view !== scene.instance.rootView, let superview = view.superview,
      let described = scene.description.view(id: id),
      !described.geometry.translatesAutoresizingMask, !Self.showsNothing(described)
    else { return nil }
    let drawn = Self.drawnDistances(of: described, in: superview, scene)
    let overflow = Overflow(
      of: view, tiedBy: constraints, direction: scene.solution.device.direction
    ) { side in
      if side.isPinned { return !Self.isMistakenSign(side, of: view, drawn) }
      if let axis = side.edge.axis, scene.hasProvisionalExtent(around: view, axis) {
        return true
      }
      guard !side.isPermitted, let drawn else { return false }
      return drawn.contains { $0 == side.edge && side.distance <= $1 + Overflow.tolerance }
    }
    guard let overflow else { return nil }
    self.id = id
    self.overflow = overflow
    permittingConstraint = overflow.permittingConstraint?.documentID
  }

  /// How far the view reached out on its author's canvas, side by side; nil where that is not known
  /// or the author was warned.
  private static func drawnDistances(
    of view: ViewDescription, in superview: UIView, _ scene: InspectedScene
  ) -> [(LayoutAttribute, Double)]? {
    guard !view.geometry.isMisplaced, let frame = view.geometry.frame,
      let id = scene.instance.element(of: superview.layoutView)?.id,
      let size = scene.description.view(id: id)?.geometry.frame?.size
    else { return nil }
    return Overflow.distances(of: frame, in: size)
  }

  /// Whether nothing is lost by it.
  func isHarmless(in scene: InspectedScene) -> Bool {
    isBleedingPicture || isEmptyScrollView(in: scene)
      || overflow.isHarmless(in: scene.instance.rootView)
      || isTextInside(in: scene) || isSeenWhole(in: scene)
  }

  /// Whether the text of a label ends inside the superview, so that only a part of the label without ink is outside.
  private func isTextInside(in scene: InspectedScene) -> Bool {
    overflow.view is UILabel
      && shownRect(in: scene).map { overflow.isInside($0, overflow.superview) } ?? false
  }

  /// Whether all of a text, or of a view with nothing in it, is on the screen, and nothing clips or covers it.
  private func isSeenWhole(in scene: InspectedScene) -> Bool {
    guard let rect = shownRect(in: scene) else { return false }
    let (view, root) = (overflow.view, scene.instance.rootView)
    let place = view.convert(rect, to: root)
    return overflow.isUnclipped(rect, in: root)
      && !scene.instance.views.contains { _, other in
        other !== view
          && ShownContent(other, in: root).map { $0.rect.intersects(place) } ?? false
      }
  }

  /// The part of a label without a background that the text takes which the document has, or a view that holds nothing;
  /// nil for others.
  private func shownRect(in scene: InspectedScene) -> CGRect? {
    let view = overflow.view
    if let label = view as? UILabel {
      guard !label.showsBackground, !scene.code.setsText(of: id), !scene.code.setsFont(of: id),
        scene.description.view(id: id).map({ !$0.isStandInText }) ?? false
      else { return nil }
      return label.shownTextRect
    }
    return type(of: view) == UIView.self && view.subviews.isEmpty
      && overflow.superview !== scene.instance.rootView ? view.bounds : nil
  }

  /// Whether the view is a scroll view that draws nothing, and that no outlet leads to by which code fills it.
  private func isEmptyScrollView(in scene: InspectedScene) -> Bool {
    let view = overflow.view
    return type(of: view) == UIScrollView.self && view.subviews.isEmpty && !view.showsBackground
      && scene.description.view(id: id)?.customClass == nil
      && !scene.outletDestinations.contains(id)
  }

  /// Whether the view shows nothing but a picture that bleeds over the edges of what is around it: a part is inside.
  private var isBleedingPicture: Bool {
    overflow.view is UIImageView && overflow.view.frame.intersects(overflow.superview.bounds)
  }

  /// Whether a constant that pins text or a control to its superview puts it outside, which the document draws
  /// inside: as a sign that is wrong does.
  private static func isMistakenSign(
    _ side: Overflow.Side, of view: UIView, _ drawn: [(LayoutAttribute, Double)]?
  ) -> Bool {
    guard view is UIControl || view.visibleText != nil, let drawn else { return false }
    return drawn.contains { $0 == side.edge && $1 <= 0 }
  }

  private static func showsNothing(_ view: ViewDescription) -> Bool {
    view.isPlainView && view.customClass == nil && view.subviews.isEmpty
      && view.appearance.backgroundColor == nil
  }
}
