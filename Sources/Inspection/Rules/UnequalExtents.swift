import AutoLayout
import InterfaceBuilder
import UIKit

/// Stack views that give their views one extent which constraints of the document do not allow, whatever is around them.
extension InspectedScene {
  /// Whether the alignment of a stack view stretches a view of a fixed extent to that of another one, which is never as small.
  ///
  /// Source: `UIStackView.Alignment.fill`.
  func isOfUnequalExtents(_ conflict: SceneSolution.ConflictIDs) -> Bool {
    conflict.constraints.contains { id in
      guard let constraint = instance.constraint(id: id), let axis = constraint.axisOfFixedExtent,
        constraint.relation == .equal, !code.setsConstraint(id),
        let view = constraint.firstItem as? UIView, let stack = view.superview as? UIStackView,
        stack.alignment == .fill, stack.layoutAxis != axis,
        stack.arrangedSubviews.contains(view), !mayBeHidden(view)
      else { return false }
      return stack.arrangedSubviews.contains {
        $0 !== view && least($0, axis) > Double(constraint.constant) + Self.leastDifference
      }
    }
  }

  /// The least extent of a view along an axis by required constraints of the document, and by what it arranges.
  private func least(_ view: UIView, _ axis: Axis) -> Double {
    guard !mayBeHidden(view) else { return 0 }
    let given = instance.constraints.filter {
      $0.constraint.firstItem === view && $0.constraint.axisOfFixedExtent == axis
        && $0.constraint.relation != .lessThanOrEqual && !code.setsConstraint($0.id)
    }
    let own = given.map { Double($0.constraint.constant) }.max() ?? 0
    guard let stack = view as? UIStackView else { return own }
    let arranged = stack.arrangedSubviews.filter { !mayBeHidden($0) }
    let extents = arranged.map { least($0, axis) }
    let spaces = Double(stack.spacing) * Double(max(0, arranged.count - 1))
    let content =
      stack.layoutAxis == axis ? extents.reduce(max(0, spaces), +) : extents.max() ?? 0
    return max(own, content)
  }

  private func mayBeHidden(_ view: UIView) -> Bool {
    view.isHidden || view.documentID.map(code.hides) ?? true
  }

  /// Rounding, in points.
  private static let leastDifference = 1.0
}

extension UIStackView {
  fileprivate var layoutAxis: AutoLayout.Axis { axis == .horizontal ? .horizontal : .vertical }
}

extension NSLayoutConstraint {
  /// The axis of a required constraint that gives an item an extent of its own; nil for others.
  fileprivate var axisOfFixedExtent: AutoLayout.Axis? {
    guard isActive, secondItem == nil, priority == .required else { return nil }
    switch firstAttribute {
    case .width: return .horizontal
    case .height: return .vertical
    default: return nil
    }
  }
}
