import AutoLayout
import InterfaceBuilder
import UIKit

/// The constraints that might settle how far a scroll view scrolls.
@MainActor
struct ScrollCandidates {
  let scrollView: UIScrollView
  let axis: Axis
  let scene: InspectedScene
  let targets: FrameTargets

  /// The candidates: the far edge of what reaches farthest, as far inside as the nearest edge at the beginning, and its
  /// extent as that of the scroll view where it is as large.
  func inOrder() -> [ConstraintCandidate] {
    guard let last = farthest, let id = last.documentID,
      let surroundings = Surroundings(of: last, axis, in: scene, targets: targets)
    else { return [] }
    let span = surroundings.span
    let room = Span(targets.content(of: scrollView), axis)
    let gap = span.far <= room.length ? room.length - span.far : max(0, min(span.near, 20))
    let end = edge(of: last, id: id, gap: gap, surroundings)
    let isAsLarge = abs(span.length + span.near + gap - room.length) <= Span.tolerance
    return isAsLarge ? [end, extent(of: last, id: id, span, room), end] : [end]
  }

  /// The view that reaches farthest.
  private var farthest: UIView? {
    scrollView.subviews.filter {
      $0.documentID != nil && !$0.isHidden && !$0.translatesAutoresizingMaskIntoConstraints
    }.max { Span(targets.frame(of: $0), axis).far < Span(targets.frame(of: $1), axis).far }
  }

  private func edge(
    of view: UIView, id: String, gap: Double, _ surroundings: Surroundings
  ) -> ConstraintCandidate {
    let guide = surroundings.guide(.contentLayout, of: scrollView)
    let attribute: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    return ConstraintCandidate(
      first: .init(
        item: guide?.item ?? scrollView, id: guide?.id ?? scrollView.documentID ?? "",
        attribute: attribute),
      second: .init(item: view, id: id, attribute: attribute), constant: gap,
      reason: "what it scrolls ends there")
  }

  private func extent(
    of view: UIView, id: String, _ span: Span, _ room: Span
  ) -> ConstraintCandidate {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let guide = scene.scrollFrameGuide(of: scrollView)
    return ConstraintCandidate(
      first: .init(item: view, id: id, attribute: attribute),
      second: .init(
        item: guide?.item ?? scrollView, id: guide?.id ?? scrollView.documentID ?? "",
        attribute: attribute),
      constant: span.length - room.length, reason: "it is as large as what shows it")
  }
}

extension InspectedScene {
  /// The frame layout guide of a scroll view, where the document has it.
  fileprivate func scrollFrameGuide(of view: UIView) -> (item: AnyObject, id: String)? {
    guard let described = view.documentID.flatMap({ description.view(id: $0) }),
      let id = described.guides.first(where: { $0.role == .frameLayout })?.id,
      let guide = instance.guides.first(where: { $0.id == id })?.guide
    else { return nil }
    return (guide, id)
  }
}
