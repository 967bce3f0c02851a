package import AutoLayout
package import UIKit

extension EdgeTies {
  /// The equation that puts an edge of a view outside by as much as another equation insets the opposite edge.
  ///
  /// Both constants then have the sign of one direction, as where the sign of one of them is wrong. Nil also where a safe area ends
  /// above the bottom or below the top, which the distance may reach beyond on purpose.
  package func mirroredTie(
    of view: UIView, at edge: LayoutAttribute, direction: LayoutDirection
  ) -> NSLayoutConstraint? {
    guard
      let outer = ties(of: view, at: edge, direction: direction).first(where: {
        $0.isMirrorable && $0.outwards > Overflow.tolerance && $0.isToSuperview(of: view)
      })
    else { return nil }
    let isMirrored = ties(of: view, at: edge.opposite, direction: direction).contains {
      $0.isMirrorable && abs($0.outwards + outer.outwards) < Self.differenceOfInsets
    }
    return isMirrored ? outer.constraint : nil
  }

  /// Less than the least difference of distances that people choose, in points.
  private static let differenceOfInsets = 0.1
}

extension EdgeTie {
  /// Whether the tie is a required equation of the distance alone.
  fileprivate var isMirrorable: Bool {
    isEquality && constraint.multiplier == 1 && constraint.priority == .required
  }

  /// Whether what the view is tied to ends where its superview ends along the axis: on a side, the safe area does.
  fileprivate func isToSuperview(of view: UIView) -> Bool {
    let other = viewIsFirst ? constraint.secondItem : constraint.firstItem
    return edge.axis == .horizontal || other === view.superview
  }
}
