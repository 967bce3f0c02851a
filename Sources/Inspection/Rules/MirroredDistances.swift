import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

extension InspectedScene {
  /// The id of the constraint that puts a view with content outside by as much as the view is inset on the other side: a sign is wrong.
  ///
  /// A superview that clips may mean to cut its content, and a view far outside waits there for code to move it in. Backgrounds, pictures
  /// and shadows are shifted for the look of it. A label is outside where its letters are.
  func mirroredConstraint(
    of view: UIView, _ described: ViewDescription, at edge: LayoutAttribute, tiedBy ties: EdgeTies
  ) -> String? {
    guard let superview = view.superview, let axis = edge.axis,
      !(view is UIImageView || view is UILabel),
      described.customClass != nil || !described.hasOnlyBackground,
      superview === instance.rootView || !superview.clipsToBounds,
      let constraint = ties.mirroredTie(
        of: view, at: edge, direction: solution.device.direction),
      Double(abs(constraint.constant)) < superview.layoutView.frame.size[axis: axis] / 4
    else { return nil }
    return constraint.documentID
  }
}

extension ViewDescription {
  /// Whether the view is a plain one with nothing in it.
  fileprivate var hasOnlyBackground: Bool { isPlainView && subviews.isEmpty }
}
