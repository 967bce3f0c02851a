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
  /// The id of the constraint that puts the furthest side outside by as much as the view is inset on the other side.
  let mirroredConstraint: String?

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
      if Self.isUnderBar(side, view, in: scene) { return true }
      if side.isPinned {
        return scene.mirroredConstraint(of: view, described, at: side.edge, tiedBy: constraints)
          == nil
          && !Self.isMistakenSign(side, of: view, described, drawn)
          && !scene.cutsContent(of: view, at: side.edge)
          && !scene.cutsTextToCome(of: view, at: side.edge)
      }
      if let axis = side.edge.axis, scene.hasProvisionalExtent(around: view, axis),
        !Self.isTextWiderThanScreen(side, view, in: scene),
        !Self.isKeptBelowEnd(side, view, in: scene),
        !(side.edge.axis == .vertical && scene.isInRowHeldByOthers(view)),
        !(constraints.offsetsCentre(of: view, axis)
          && !scene.hasExtentOfNoDocument(around: view, axis)
          && Self.isMistakenSign(side, of: view, described, drawn))
      {
        return true
      }
      guard !side.isPermitted, let drawn else { return false }
      if Self.isFiller(described, at: side.edge, drawn, in: scene) { return true }
      return drawn.contains { $0 == side.edge && side.distance <= $1 + Overflow.tolerance }
        && (scene.code.setsText(of: id) && !Self.isKeptBelowEnd(side, view, in: scene)
          || !scene.cutsContent(of: view, at: side.edge))
    }
    guard let overflow else { return nil }
    self.id = id
    self.overflow = overflow
    permittingConstraint = overflow.permittingConstraint?.documentID
    mirroredConstraint = scene.mirroredConstraint(
      of: view, described, at: overflow.furthest, tiedBy: constraints)
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

  /// The reason why nothing is lost by it; nil where something is.
  func mitigation(in scene: InspectedScene) -> Mitigation? {
    if isBleedingPicture(in: scene) { return .bleedingPicture }
    if isEmptyScrollView(in: scene) { return .emptyScrollView }
    if isBlank(in: scene) { return .blankView }
    if scene.areCovered([overflow.view]) { return .covered }
    if mirroredConstraint != nil { return nil }
    let isHarmless = overflow.isHarmless(
      in: scene.instance.rootView, knowing: scene.drawnBounds(of:))
    return isHarmless ? .nothingLost : nil
  }

  /// Whether a scroll view passes the end of the screen at a bar, whose extent it keeps its content clear of.
  ///
  /// Source: `UIScrollView.adjustedContentInset` grows with what the safe area covers of the scroll view, wherever that begins.
  private static func isUnderBar(
    _ side: Overflow.Side, _ view: UIView, in scene: InspectedScene
  ) -> Bool {
    guard let scrollView = view as? UIScrollView, scrollView.superview === scene.instance.rootView
    else { return false }
    let bars = scene.instance.bars
    switch side.edge {
    case .top: guard bars.navigationBar != nil else { return false }
    case .bottom: guard bars.tabBar != nil || bars.toolbar != nil else { return false }
    default: return false
    }
    let controller = scene.description.controller(id: scene.solution.rootID)
    return switch scrollView.contentInsetAdjustmentBehavior {
    case .never: false
    case .automatic: controller?.adjustsScrollViewInsets ?? true
    default: true
    }
  }

  /// Whether the view is a scroll view that draws nothing, and that no outlet leads to by which code fills it.
  private func isEmptyScrollView(in scene: InspectedScene) -> Bool {
    let view = overflow.view
    return type(of: view) == UIScrollView.self && view.subviews.isEmpty && !view.showsBackground
      && scene.description.view(id: id)?.customClass == nil
      && !scene.description.document.hasOutlet(to: id)
  }

  /// Whether the view is a button or label that shows nothing: a part of a button is inside, where it is touched.
  ///
  /// Source: 5 of 6 findings about such buttons in 4 repositories were worth no edit.
  private func isBlank(in scene: InspectedScene) -> Bool {
    scene.isBlank(overflow.view) && overflow.view.frame.intersects(overflow.superview.bounds)
  }

  /// Whether the view shows nothing but a picture that bleeds over the edges of what is around it: a part is inside.
  private func isBleedingPicture(in scene: InspectedScene) -> Bool {
    guard let picture = overflow.view as? UIImageView else { return false }
    return picture.frame.intersects(overflow.superview.bounds)
      && !(isDrawnInside(in: scene) && scene.cutsWholePicture(overflow))
  }

  /// Whether the view is inside at the furthest side as its author saw it.
  private func isDrawnInside(in scene: InspectedScene) -> Bool {
    let drawn = scene.description.view(id: id).flatMap {
      Self.drawnDistances(of: $0, in: overflow.superview, scene)
    }
    return drawn?.contains { $0 == overflow.furthest && $1 <= 0 } ?? false
  }

  /// Whether a text of the document has no room on the screen, whatever extent run time gives what is around it.
  private static func isTextWiderThanScreen(
    _ side: Overflow.Side, _ view: UIView, in scene: InspectedScene
  ) -> Bool {
    guard side.edge == .right, let label = view as? UILabel, label.visibleText != nil,
      let id = view.documentID, !scene.code.setsText(of: id),
      scene.description.view(id: id).map({ !$0.isStandInText }) ?? false
    else { return false }
    return label.frame.minX + label.shownTextRect.maxX > scene.instance.host.bounds.width
  }

  /// Whether required constraints put a view below the end of its superview, whatever height that has: both are tied to
  /// the bottom of a view between them.
  private static func isKeptBelowEnd(
    _ side: Overflow.Side, _ view: UIView, in scene: InspectedScene
  ) -> Bool {
    guard side.edge == .bottom, let superview = view.superview else { return false }
    func views(
      tiedTo view: UIView, _ edge: NSLayoutConstraint.Attribute
    ) -> [UIView] {
      scene.instance.constraints.map(\.constraint).compactMap { constraint in
        guard constraint.isActive, constraint.relation == .equal, constraint.priority == .required
        else { return nil }
        if constraint.firstItem === view, constraint.firstAttribute == edge,
          constraint.secondAttribute == .bottom
        {
          return constraint.secondItem as? UIView
        }
        guard constraint.secondItem === view, constraint.secondAttribute == edge,
          constraint.firstAttribute == .bottom
        else { return nil }
        return constraint.firstItem as? UIView
      }
    }
    let ending = views(tiedTo: superview, .bottom)
    return views(tiedTo: view, .top).contains { above in ending.contains { $0 === above } }
  }

  /// Whether a constant that ties a text, a control, a list or a view of the app's own class to its superview puts it outside,
  /// which the document draws inside: as a sign that is wrong does.
  ///
  /// Lists that end below the safe area make up for the home indicator: of 3 findings in 2 repositories none was worth an edit.
  private static func isMistakenSign(
    _ side: Overflow.Side, of view: UIView, _ described: ViewDescription,
    _ drawn: [(LayoutAttribute, Double)]?
  ) -> Bool {
    guard
      view is UIControl || view.visibleText != nil || described.customClass != nil
        || view is UIScrollView && side.edge.axis == .horizontal,
      let drawn
    else { return false }
    return drawn.contains { $0 == side.edge && $1 <= 0 }
  }

  /// Whether a view shows a background and nothing else, ever, and the document draws it from one side to the other and beyond
  /// an end: it fills what is left there, however much that is.
  ///
  /// Source: views of this kind lie beyond the safe area or the screen in documents of 5 repositories, and none of 4 findings
  /// about them was worth an edit.
  private static func isFiller(
    _ view: ViewDescription, at edge: LayoutAttribute, _ drawn: [(LayoutAttribute, Double)],
    in scene: InspectedScene
  ) -> Bool {
    drawn.allSatisfy { side, distance in
      side.axis != edge.axis ? distance > -1 : side != edge || distance > 1
    }
      && view.isPlainView && view.customClass == nil && view.subviews.isEmpty
      && !scene.description.document.hasOutlet(to: view.id)
      && !view.element.isFoundByCode
      && !view.element.descendants.contains(where: \.isFoundByCode)
  }

  private static func showsNothing(_ view: ViewDescription) -> Bool {
    view.isPlainView && view.customClass == nil && view.subviews.isEmpty
      && view.appearance.backgroundColor == nil
  }
}
