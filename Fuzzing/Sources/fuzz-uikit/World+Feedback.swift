import UIKit

extension World {
  /// Whether something is laid out by frames of the layout before, so that history counts, as it does on a device.
  var hasFeedback: Bool {
    let numbers = numbersInTree
    let isByViews = numbers.contains {
      arrangesByFrames($0) || isEmptyByMask($0) || keepsMargins($0) || breaksFreely($0)
    }
    return isByViews
      || members.values.contains {
        $0.constraint.isActive
          && (readsFrames($0.relation) || crossesScrollView($0.relation)
            || scalesScrollView($0.relation))
      }
  }

  /// Whether a constraint is between something that a scroll view scrolls and something that it does not: where the
  /// scroll view is may follow from its offset then, which follows from insets, which follow from where it is.
  private func crossesScrollView(_ relation: Relation) -> Bool {
    guard let second = relation.second else { return false }
    let (outer, other) = (scrollView(around: relation.first), scrollView(around: second))
    return outer !== other && !isScrollView(relation.first, other) && !isScrollView(second, outer)
  }

  /// Whether a constraint is between places of one scroll view, one of which it multiplies: it counts from the origin
  /// of what is scrolled then, which is the offset away.
  private func scalesScrollView(_ relation: Relation) -> Bool {
    guard let second = relation.second, relation.multiplier != 1 else { return false }
    let owner = owner(of: relation.first)
    return owner is UIScrollView && owner === self.owner(of: second)
  }

  /// The view that an item is, or belongs to.
  private func owner(of item: Item) -> UIView? {
    object(item).flatMap(World.owner)
  }

  /// The closest view that scrolls an item.
  private func scrollView(around item: Item) -> UIView? {
    if case .content(let number) = item { return views[number] }
    var view = owner(of: item)?.superview
    while let next = view, !(next is UIScrollView) { view = next.superview }
    return view
  }

  /// Whether an item is a scroll view itself, whose edges are those of its content for what it scrolls.
  private func isScrollView(_ item: Item, _ view: UIView?) -> Bool {
    guard case .view(let number) = item, let view else { return false }
    return views[number] === view
  }

  /// Whether a stack view looks for the tallest view of a row inside, whose baselines stand for the row's.
  private func arrangesByFrames(_ number: Int) -> Bool {
    guard let stack = views[number] as? UIStackView else { return false }
    let countsBaselines =
      stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
      || stack.isBaselineRelativeArrangement
    return countsBaselines && stack.arrangedSubviews.contains { $0 is UIStackView }
  }

  /// Whether a view shows text that may break, and nothing holds it weakly: the width at which it breaks may have been
  /// open before, which is not seen after.
  private func breaksFreely(_ number: Int) -> Bool {
    guard free.contains(number) else { return false }
    let mayBreakLabel = (views[number] as? UILabel).map { $0.numberOfLines != 1 }
    let mayBreakProse = (views[number] as? UITextView).map { !$0.isScrollEnabled }
    let mayBreakTitle = (views[number] as? UIButton).map { $0.configuration != nil }
    return mayBreakLabel ?? mayBreakProse ?? mayBreakTitle ?? false
  }

  /// Whether a view's margins follow from its place among its superview's.
  private func keepsMargins(_ number: Int) -> Bool {
    views[number]?.preservesSuperviewLayoutMargins ?? false
  }

  /// Whether a view has no extent that its mask lets follow its superview's: its frame is empty then, however
  /// much less than nothing the mask left of it.
  private func isEmptyByMask(_ number: Int) -> Bool {
    guard let view = views[number], view.translatesAutoresizingMaskIntoConstraints else {
      return false
    }
    return view.bounds.width == 0 && view.autoresizingMask.contains(.flexibleWidth)
      || view.bounds.height == 0 && view.autoresizingMask.contains(.flexibleHeight)
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
