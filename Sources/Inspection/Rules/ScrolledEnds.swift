import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Ends of what a scroll view scrolls that a constraint puts inside of the last view there.
///
/// The end of that view can never be scrolled into view: the sign of a constant is wrong. Pictures and backgrounds reach beyond
/// the content on purpose, and code sets how far a view scrolls that ends far from its content.
@MainActor
struct ScrolledEnds {
  private let scene: InspectedScene
  private let constraints: [NSLayoutConstraint]

  init(in scene: InspectedScene) {
    self.scene = scene
    constraints = scene.instance.constraints.map(\.constraint).filter(\.isActive)
  }

  /// A finding for each such end.
  var findings: [Finding] {
    scene.unexplainedViews.flatMap { _, view -> [Finding] in
      guard type(of: view) == UIScrollView.self, let scrollView = view as? UIScrollView,
        scrollView.isShown, scrollView.isScrollEnabled
      else { return [] }
      return constraints.compactMap { finding(about: $0, endOf: scrollView) }
    }
  }

  private func finding(
    about constraint: NSLayoutConstraint, endOf scrollView: UIScrollView
  ) -> Finding? {
    guard let end = ScrolledEnd(constraint, of: scrollView), end.isOnly(among: constraints),
      let id = constraint.documentID, let viewID = end.view.documentID,
      end.view.programViews.contains(where: { isSeen($0) && end.isPassed(by: $0) })
    else { return nil }
    let phrase = scene.phrases.phrase(id: id)
    let mitigation: Mitigation? = scene.code.setsConstraint(id) ? .constraintSetByCode(id) : nil
    var finding = scene.finding(
      OutsideSuperviewRule.self, because: mitigation, about: [viewID],
      "\(scene.fullName(of: viewID)) reaches \(words: Points.text(end.distance)) beyond the end of what its scroll view scrolls",
      next: "\(phrase) (\(id)) puts it there: reverse the sign of its constant")
    finding.constraints = [FoundConstraint(id: id, phrase: phrase)]
    finding.amount = end.distance
    return finding
  }

  /// Whether a view shows a text, a control or something of its own, more than a background or a picture.
  private func isSeen(_ view: UIView) -> Bool {
    guard view.isShown, !(view is UIImageView), !(view is UIStackView),
      let described = view.documentID.flatMap({ scene.description.view(id: $0) })
    else { return false }
    if view is UILabel || view is UIButton { return view.visibleText != nil }
    return !described.isPlainView || described.customClass != nil
  }
}

/// A required equation that ends the content of a scroll view inside of a view.
@MainActor
private struct ScrolledEnd {
  let view: UIView
  let axis: Axis
  /// How far the view reaches beyond the content, in points.
  let distance: Double
  private let constraint: NSLayoutConstraint
  private let scrollView: UIScrollView

  init?(_ constraint: NSLayoutConstraint, of scrollView: UIScrollView) {
    let attribute = constraint.firstAttribute
    guard constraint.relation == .equal, constraint.priority == .required,
      attribute == constraint.secondAttribute, [.bottom, .trailing, .right].contains(attribute)
    else { return nil }
    let isFirst = Self.isContent(constraint.firstItem, of: scrollView)
    guard isFirst || Self.isContent(constraint.secondItem, of: scrollView),
      let view = (isFirst ? constraint.secondItem : constraint.firstItem) as? UIView,
      view.superview === scrollView
    else { return nil }
    distance = Double(constraint.constant) * (isFirst ? -1 : 1)
    axis = attribute == .bottom ? .vertical : .horizontal
    guard distance > Overflow.tolerance,
      distance < scrollView.layoutView.frame.size[axis: axis] / 4
    else { return nil }
    self.view = view
    self.constraint = constraint
    self.scrollView = scrollView
  }

  /// Whether no other constraint ties the content to the same edge of the view, which code may switch on instead.
  func isOnly(among constraints: [NSLayoutConstraint]) -> Bool {
    !constraints.contains {
      $0 !== constraint && $0.firstAttribute == constraint.firstAttribute
        && ($0.firstItem === view && Self.isContent($0.secondItem, of: scrollView)
          || $0.secondItem === view && Self.isContent($0.firstItem, of: scrollView))
    }
  }

  /// Whether a part of the view reaches beyond the content, too.
  func isPassed(by part: UIView) -> Bool {
    let rect = part.convert(part.bounds, to: scrollView)
    let (end, size) =
      axis == .vertical
      ? (rect.maxY, scrollView.contentSize.height) : (rect.maxX, scrollView.contentSize.width)
    return Double(end - size) > Overflow.tolerance
  }

  private static func isContent(_ item: AnyObject?, of scrollView: UIScrollView) -> Bool {
    item === scrollView || item === scrollView.contentLayoutGuide
  }
}
