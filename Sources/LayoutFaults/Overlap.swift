package import AutoLayout
package import UIKit

/// Text, a picture or a control that lies over others, where that is more than its author can have
/// meant.
@MainActor
package struct Overlap {
  /// The view in front.
  package let front: ShownContent
  /// The first view it lies over.
  package let back: ShownContent
  /// The number of further views that it lies over.
  package let others: Int

  /// Overlaps up to this do not count, in points: text is measured with a font that stands in for
  /// the system's.
  private static let tolerance = 1.0

  /// Finds what overlaps in a hierarchy that was laid out.
  ///
  /// What a picture or control holds wholly is laid over it on purpose, unless both show text, and so is what
  /// lies over a background picture: one wider than the root, or the first view of its superview, as wide as that, which
  /// holds two others wholly. What scrolls passes below what does not.
  ///
  /// - Parameters:
  ///   - views: Views of the hierarchy from back to front.
  ///   - root: What the views are inside of.
  ///   - constraints: The constraints that may place one view over another.
  ///   - isMeant: Whether a view is known to lie over another one on purpose, given whether constraints place it
  ///     there along both axes, or a stack view's negative spacing does.
  /// - Returns: An overlap for each view that lies over others, in their order.
  /// - Complexity: O(*n* log *n*) in the views that show something, and the pairs of them that lie beside each other.
  package static func all(
    among views: [UIView], in root: UIView, constraints: [NSLayoutConstraint],
    unless isMeant: (UIView, UIView, _ isPlaced: () -> Bool) -> Bool = { $2() }
  ) -> [Overlap] {
    let shown = views.compactMap { ShownContent($0, in: root) }
    let pairs = CrossingPairs(shown.map(\.rect))
    let backgrounds = backgrounds(among: shown, pairs, ofWidth: root.bounds.width)
    // Few scenes have views that overlap.
    lazy var places = ConstraintsByView(constraints)
    return shown.indices.compactMap { index in
      let front = shown[index]
      let behind = pairs.earlier[index].filter { !backgrounds.contains($0) }
      let covered = behind.map { shown[$0] }.filter { back in
        guard front.overlaps(back, by: tolerance),
          !front.belongs(over: back), !front.replaces(back)
        else { return false }
        return !isMeant(front.view, back.view) { front.isPlaced(over: back, places) }
      }
      return covered.first.map { Overlap(front: front, back: $0, others: covered.count - 1) }
    }
  }

  /// The pictures, by number, that are meant to be behind others.
  private static func backgrounds(
    among shown: [ShownContent], _ pairs: CrossingPairs, ofWidth width: CGFloat
  ) -> Set<Int> {
    var held: [Int: Int] = [:]
    for index in shown.indices {
      for back in pairs.earlier[index] where shown[back].mayBeBackground {
        if shown[back].holds(shown[index]) { held[back, default: 0] += 1 }
      }
    }
    let wide = shown.indices.filter { shown[$0].isWider(than: width) }
    return Set(held.filter { $0.value >= 2 }.keys).union(wide)
  }

  /// The size of what both cover, in points.
  private var size: CGSize { front.rect.intersection(back.rect).size }

  /// The lesser of width and height of what both cover, in points.
  package var depth: Double { Double(min(size.width, size.height)) }

  /// The area of what both cover, in square points.
  package var area: Double { Double(size.width * size.height) }

  /// The lesser of width and height of what both draw on the same place, in points; 0 where only the room around titles of
  /// buttons overlaps.
  package func drawnDepth(in root: UIView) -> Double {
    let common = front.drawnRect(in: root).intersection(back.drawnRect(in: root))
    return common.isNull ? 0 : Double(min(common.width, common.height))
  }

  /// The axis along which the views would be apart sooner.
  package var axis: AutoLayout.Axis { size.width <= size.height ? .horizontal : .vertical }

  /// "20 × 8 points".
  package var extent: String {
    func tenths(_ length: CGFloat) -> String { ((Double(length) * 10).rounded() / 10).shortText }
    return "\(tenths(size.width)) × \(tenths(size.height)) points"
  }

  /// The constraint that would keep the views apart by where they are.
  package var separation: Separation {
    let isInOrder =
      axis == .horizontal
      ? (back.rect.midX <= front.rect.midX)
        == (front.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      : back.rect.midY <= front.rect.midY
    return isInOrder
      ? Separation(first: back.view, second: front.view, axis: axis)
      : Separation(first: front.view, second: back.view, axis: axis)
  }

  /// The advice to the developer.
  ///
  /// - Parameter name: What to call a view.
  /// - Returns: A sentence without its full stop.
  package func advice(naming name: (UIView) -> String) -> String {
    separation.advice(naming: name)
  }
}

extension ShownContent {
  /// Whether two contents share more than a strip of a width.
  fileprivate func overlaps(_ other: ShownContent, by tolerance: CGFloat) -> Bool {
    let common = rect.intersection(other.rect)
    return !common.isNull && common.width > tolerance && common.height > tolerance
  }

  /// Whether what this is and where it is says that it may lie over another content.
  fileprivate func belongs(over back: ShownContent) -> Bool {
    if view.isDescendant(of: back.view) { return true }
    if view.enclosingScrollView !== back.view.enclosingScrollView { return true }
    let isTextOnText = view.visibleText != nil && back.view.visibleText != nil
    let isPictureOnText = view is UIImageView && back.view is UILabel
    return !isTextOnText && (back.holds(self) && !isPictureOnText || holds(back))
  }

  /// Whether this lies on an opaque view that fills what holds both contents, or over a veil that does: one is shown instead of
  /// the other.
  fileprivate func replaces(_ back: ShownContent) -> Bool {
    guard let cover = view.branches(apartFrom: back.view).0.last, cover !== view,
      let holder = cover.superview
    else { return false }
    let room = holder.safeAreaLayoutGuide.layoutFrame
    guard cover.frame.insetBy(dx: -1, dy: -1).encloses(room) else { return false }
    return cover.isOpaqueBackground || cover.hasVeil(below: view)
  }

  /// Whether constraints place this content over another one along both axes, or a stack view's spacing does.
  fileprivate func isPlaced(over back: ShownContent, _ places: ConstraintsByView) -> Bool {
    let (own, others) = view.branches(apartFrom: back.view)
    if let stack = own.last?.superview as? UIStackView, stack.spacing < 0 { return true }
    return Axis.allCases.allSatisfy { axis in
      own.contains { view in places[view].contains { $0.places(own, over: others, axis) } }
    }
  }

  /// Whether this is a picture that reaches over both sides of the root.
  fileprivate func isWider(than width: CGFloat) -> Bool {
    view is UIImageView && rect.minX < 0 && rect.maxX > width
  }

  /// Whether this is a picture below all that is beside it, as wide as what is around it or the safe area there.
  fileprivate var mayBeBackground: Bool {
    guard view is UIImageView, let superview = view.superview, superview.subviews.first === view
    else { return false }
    return view.frame.width >= superview.safeAreaLayoutGuide.layoutFrame.width - 1
  }

  /// Whether another content lies inside this one, give or take a point.
  ///
  /// Controls with a knob or parts have no room for anything.
  fileprivate func holds(_ other: ShownContent) -> Bool {
    switch view {
    case is UISlider, is UISwitch, is UIStepper, is UISegmentedControl: return false
    default: break
    }
    return rect.insetBy(dx: -1, dy: -1).encloses(other.rect)
  }
}

extension UIView {
  /// The view and what is around it, and the same of another view, up to where both meet.
  func branches(apartFrom other: UIView) -> ([UIView], [UIView]) {
    func branch(_ view: UIView, outside stranger: UIView) -> [UIView] {
      var views: [UIView] = []
      var current: UIView? = view
      while let next = current, !stranger.isDescendant(of: next) {
        views.append(next)
        current = next.superview
      }
      return views
    }
    return (branch(self, outside: other), branch(other, outside: self))
  }
}

extension UIView {
  /// Whether a view with a background fills this one below a view in it, as the veil of a dialog does.
  fileprivate func hasVeil(below content: UIView) -> Bool {
    let parts = subviews.prefix { !content.isDescendant(of: $0) }
    return parts.contains {
      $0.showsBackground && $0.alpha > 0 && $0.frame.insetBy(dx: -1, dy: -1).encloses(bounds)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint places views over others along an axis: it equates edges or centres
  /// other than those that meet where two views stand one after the other.
  fileprivate func places(_ views: [UIView], over others: [UIView], _ axis: AutoLayout.Axis) -> Bool
  {
    let (first, second) = (LayoutAttribute(firstAttribute), LayoutAttribute(secondAttribute))
    guard relation == .equal, first.axis == axis, second.axis == axis, !first.isSize,
      first.isFar.map({ isFar in second.isFar.map { isFar == $0 } ?? true }) ?? true
    else { return false }
    return connects(views, others)
  }
}

extension LayoutAttribute {
  /// Whether the attribute is the edge where a view ends; nil for centres and baselines.
  var isFar: Bool? {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: false
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: nil
    }
  }
}
