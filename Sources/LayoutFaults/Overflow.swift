package import AutoLayout
package import UIKit

/// The overflow of a view over its superview, if it is more than its author can have meant.
@MainActor
package struct Overflow {
  /// The view.
  package let view: UIView
  /// The view's superview.
  package let superview: UIView
  /// The sides it reaches out at.
  package let sides: [Side]
  /// The constraint that lets the furthest side reach out: an inequality between the same edges of
  /// view and superview that points outwards.
  package let permittingConstraint: NSLayoutConstraint?

  /// A side and how far the view reaches beyond it.
  package struct Side {
    /// left, top, right or bottom.
    package let edge: LayoutAttribute
    /// In points.
    package let distance: Double
    /// Whether a constraint lets the view reach out here.
    package let isPermitted: Bool
    /// Whether an equation holds the edge at a distance from the superview's, or the opposite edge outside.
    package let isPinned: Bool

    /// "20 points at the right".
    package var text: String { "\(Points.text(distance)) at the \(edge.name)" }
  }

  /// Distances up to this do not count, in points: text is measured with a font that stands in for
  /// the system's, and margins of 16 and 20 points get mixed up without harm.
  package static let tolerance = 4.0

  /// Finds how far a view reaches out.
  ///
  /// Views inside a scroll view may reach out as far as they can be scrolled to, and pictures that their superview crops may.
  /// Ambiguous views may be elsewhere on a device. Nil where the view stays inside, nobody sees it, or it is
  /// meant to reach out.
  ///
  /// - Parameters:
  ///   - view: A view that was laid out.
  ///   - constraints: The constraints that tie it to its superview.
  ///   - direction: The reading direction of the constraints.
  ///   - isMeant: Whether a side is known to reach out on purpose.
  package init?(
    of view: UIView, tiedBy constraints: EdgeTies, direction: LayoutDirection,
    unless isMeant: (Side) -> Bool
  ) {
    guard let superview = view.superview, let size = Self.extentToSee(of: superview),
      view.layoutView.ambiguousVariables.isEmpty,
      !(view is UIImageView && superview.clipsToBounds), size.width > 0, size.height > 0
    else { return nil }
    var sides: [(side: Side, ties: [EdgeTie])] = []
    for (edge, distance) in Self.distances(of: view.layoutView.frame, in: size)
    where distance > Self.tolerance && !(edge.axis == .vertical && superview is UIScrollView) {
      let ties = constraints.ties(of: view, at: edge, direction: direction)
      let side = Side(
        edge: edge, distance: distance, isPermitted: ties.contains(where: \.permitsOverflow),
        isPinned: ties.contains { $0.isEquality && !$0.isOptionalInside }
          || constraints.putsOutside(view, at: edge, direction: direction))
      if !isMeant(side) { sides.append((side, ties)) }
    }
    guard !sides.isEmpty, view.isShown else { return nil }
    let greatest = sides.map(\.side.distance).max()
    let furthest = sides.first { $0.side.distance == greatest }
    self.view = view
    self.superview = superview
    self.sides = sides.map(\.side)
    permittingConstraint = furthest?.ties.first(where: \.permitsOverflow)?.constraint
  }

  /// The size in which people see what is inside a view; nil for what places that itself, as tables do.
  ///
  /// Content that only scrolls up and down is seen across its width. Content without a width gets it at run time.
  private static func extentToSee(of superview: UIView) -> Size? {
    let size = superview.layoutView.frame.size
    guard let scrollView = superview as? UIScrollView else { return size }
    guard type(of: scrollView) == UIScrollView.self, scrollView.contentSize.width > 0 else {
      return nil
    }
    return Size(width: max(size.width, Double(scrollView.contentSize.width)), height: size.height)
  }

  /// The distances of a frame beyond the edges of its superview, in the order left, top, right,
  /// bottom; negative if it stays inside.
  package static func distances(of frame: Rect, in size: Size) -> [(LayoutAttribute, Double)] {
    [
      (.left, -frame.minX), (.top, -frame.minY), (.right, frame.maxX - size.width),
      (.bottom, frame.maxY - size.height),
    ]
  }

  /// The greatest distance, in points.
  package var distance: Double { sides.map(\.distance).max() ?? 0 }

  /// Whether the view reaches furthest beyond the top or the bottom.
  package var isVertical: Bool {
    sides.contains { $0.distance == distance && $0.edge.axis == .vertical }
  }

  /// The side it reaches out at furthest.
  package var furthest: LayoutAttribute {
    sides.first { $0.distance == distance }?.edge ?? .notAnAttribute
  }

  /// The advice to the developer, if no constraint permits the overflow.
  ///
  /// - Parameter others: How many views beside it reach out too.
  /// - Returns: A sentence without its full stop.
  package func advice(others: Int) -> String {
    if isVertical { return "Let something above it shrink, or put the content into a scroll view" }
    return others == 0
      ? "Limit its width by a constraint to the superview, or let a neighbour shrink"
      : "Limit their widths by constraints to the superview, or let something shrink"
  }
}
