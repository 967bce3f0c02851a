import UIKit

extension World {
  /// Whether something is laid out by frames of the layout before, so that history counts, as it does on a device.
  var hasFeedback: Bool {
    let numbers = numbersInTree
    return numbers.contains { arrangesByFrames($0) || measuresInside($0) }
      || members.values.contains { $0.constraint.isActive && readsFrames($0.relation) }
  }

  /// Whether a stack view looks for the tallest view of a row inside, whose baselines stand for the row's.
  private func arrangesByFrames(_ number: Int) -> Bool {
    guard let stack = views[number] as? UIStackView else { return false }
    let countsBaselines =
      stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
      || stack.isBaselineRelativeArrangement
    return countsBaselines && stack.arrangedSubviews.contains { $0 is UIStackView }
  }

  /// Whether a stack view shares its room by sizes of views that follow from what is inside them; they are measured
  /// when the stack view's constraints are made.
  private func measuresInside(_ number: Int) -> Bool {
    guard let stack = views[number] as? UIStackView, stack.distribution == .fillProportionally
    else {
      return false
    }
    return stack.arrangedSubviews.contains { view in
      let size = view.intrinsicContentSize
      let extent = stack.axis == .horizontal ? size.width : size.height
      return extent == UIView.noIntrinsicMetric
    }
  }

  /// Whether a constraint is about the baseline of a stack view.
  private func readsFrames(_ relation: Relation) -> Bool {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    return [(relation.first, relation.firstAttribute), (relation.second, relation.secondAttribute)]
      .contains { item, attribute in
        guard case .view(let view)? = item else { return false }
        return views[view] is UIStackView && baselines.contains(attribute)
      }
  }
}
