import AutoLayout
import LayoutFaults
import UIKit

/// The constraints that might settle what is open of a view along one axis, the one that Interface Builder would choose
/// first.
///
/// Interface Builder ties a view to its nearest neighbors or the edges of its superview, aligns centers that coincide,
/// and fixes an extent only where the view has no natural one and no far edge is near.
@MainActor
struct ConstraintCandidates {
  let surroundings: Surroundings
  let id: String

  private var view: UIView { surroundings.view }
  private var axis: Axis { surroundings.axis }
  private var span: Span { surroundings.span }

  /// The candidates.
  ///
  /// - Parameter open: The variables of the view that are open along the axis.
  /// - Returns: The candidates, the best first.
  func inOrder(for open: Set<OpenVariable>) -> [ConstraintCandidate] {
    if view.superview is UIStackView {
      return open.contains(where: \.isExtent) ? [fixedExtent] : []
    }
    let edges = edgeTies
    let centers = centerTies
    guard open.contains(where: \.isExtent) else {
      return (isCentered ? centers : []) + edges + alignments + (isCentered ? [] : centers)
    }
    let first = isStretched ? edges + [fixedExtent] : [fixedExtent] + edges
    return first + alignments + centers
  }

  /// The distances from both edges to what is next to them, the nearer edge first.
  private var edgeTies: [ConstraintCandidate] {
    let near = ties(.near)
    let far = ties(.far)
    guard let first = near.first else { return far }
    guard let other = far.first else { return near }
    return first.constant <= other.constant + Span.tolerance ? near + far : far + near
  }

  /// The distances from an edge to the nearest sibling and to the superview, the nearer one first.
  private func ties(_ edge: Edge) -> [ConstraintCandidate] {
    let container = surroundings.container(edge).map { tie(edge, to: $0) }
    guard let neighbor = surroundings.neighbor(edge).map({ tie(edge, to: $0) }) else {
      return container
    }
    // A neighbor at the same edge is no nearer than the superview, which nothing moves.
    let isNearer = container.first.map { neighbor.constant < $0.constant - Span.tolerance } ?? true
    return isNearer ? [neighbor] + container : container + [neighbor]
  }

  /// A distance, written from the far item, so that it is positive inside.
  private func tie(_ edge: Edge, to anchor: Surroundings.Anchor) -> ConstraintCandidate {
    let own = ConstraintCandidate.Side(
      item: view, id: id, attribute: surroundings.attribute(edge))
    let other = ConstraintCandidate.Side(
      item: anchor.item, id: anchor.id, attribute: anchor.attribute)
    let gap = edge == .near ? span.near - anchor.position : anchor.position - span.far
    let isTrailing = (edge == .far) != (axis == .horizontal && surroundings.isMirrored)
    return ConstraintCandidate(
      first: isTrailing ? other : own, second: isTrailing ? own : other, constant: gap,
      reason: anchor.isContainer
        ? "its superview is the nearest on that side" : "its nearest neighbor on that side")
  }

  private var centerAttribute: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }

  private var centerDistance: Double { span.center - surroundings.containerSpan.center }

  /// Whether the view lies in the middle of its superview and does not fill it.
  private var isCentered: Bool {
    guard !(surroundings.superview is UIScrollView) else { return false }
    return abs(centerDistance) <= Span.tolerance
      && span.near - surroundings.containerSpan.near > Self.centeredGap
  }

  /// A view nearer than this to both edges is tied to these, in points.
  private static let centeredGap = 32.0

  private var centerTies: [ConstraintCandidate] {
    guard !(surroundings.superview is UIScrollView) else { return [] }
    let container = surroundings.container
    let distance = isReversed ? -centerDistance : centerDistance
    return [
      ConstraintCandidate(
        first: .init(item: view, id: id, attribute: centerAttribute),
        second: .init(item: container.view, id: container.id, attribute: centerAttribute),
        constant: distance, isAligned: abs(distance) <= Span.tolerance,
        reason: isCentered
          ? "it lies in the middle of its superview" : "nothing is tied to its edges")
    ]
  }

  /// Edges and centers that coincide with those of siblings.
  private var alignments: [ConstraintCandidate] {
    surroundings.siblings.flatMap { siblingID, sibling -> [ConstraintCandidate] in
      let other = surroundings.span(of: sibling)
      let distances = [
        (surroundings.attribute(.near), span.near - other.near),
        (surroundings.attribute(.far), span.far - other.far),
        (centerAttribute, span.center - other.center),
      ]
      return distances.filter { abs($0.1) <= Span.tolerance }.map { attribute, distance in
        ConstraintCandidate(
          first: .init(item: view, id: id, attribute: attribute),
          second: .init(item: sibling, id: siblingID, attribute: attribute),
          constant: isReversed ? -distance : distance, isAligned: true,
          reason: "both are aligned")
      }
    }
  }

  /// Whether positive distances lead to the left.
  private var isReversed: Bool { axis == .horizontal && surroundings.isMirrored }

  /// Whether the view reaches about as close to the far edge of its superview as to the near one, or fills most of it.
  private var isStretched: Bool {
    let container = surroundings.containerSpan
    guard !(surroundings.superview is UIScrollView) else { return false }
    let gaps = (span.near - container.near, container.far - span.far)
    let share = axis == .horizontal ? Self.stretchedWidth : Self.stretchedHeight
    return abs(gaps.0 - gaps.1) <= Span.tolerance && gaps.0 < Self.centeredGap
      || span.length > share * container.length
      || surroundings.neighbor(.far).map {
        !$0.isContainer && $0.position - span.far <= Self.neighboringGap
      } == true && axis == .horizontal
  }

  private static let stretchedWidth = 0.6
  private static let stretchedHeight = 0.75
  /// The distance up to which a neighbor is beside a view, in points.
  private static let neighboringGap = 20.0

  /// The extent of the view.
  private var fixedExtent: ConstraintCandidate {
    ConstraintCandidate(
      first: .init(item: view, id: id, attribute: axis == .horizontal ? .width : .height),
      second: nil, constant: span.length,
      reason: hasNaturalExtent
        ? "its neighbors compete with it for the room there is"
        : "it has no natural \(axis == .horizontal ? "width" : "height")")
  }

  private var hasNaturalExtent: Bool {
    Size(view.intrinsicContentSize)[axis: axis] != UIView.noIntrinsicMetric
  }
}
