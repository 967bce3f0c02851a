import AutoLayout
import Devices
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Required constraints that do not hold with the frames that the document stores.
///
/// Interface Builder stores the frames that its constraints give, and marks the views of which that is not so. Frames of two
/// unmarked views that contradict a required constraint between them show that the document was changed by other means,
/// such as a merge or an edit of the text. Fonts and classes that are not at hand make no such difference.
@MainActor
struct StoredContradictions {
  /// The first constraint of the document that does not hold, by the ids of the views it is about.
  private var constraintIDs: [String: String] = [:]
  private let scene: InspectedScene

  init(in scene: InspectedScene) {
    self.scene = scene
    let conflicting = Set(scene.solution.conflicts.flatMap(\.constraints))
    let constraints = scene.instance.constraints.map(\.id).filter {
      !conflicting.contains($0) && !scene.code.setsConstraint($0)
    }.compactMap(scene.phrases.constraint).filter(contradicts)
    let isRootSure = !isRootOfOtherCanvas
    for constraint in constraints
    where !isOfClass(constraint, among: constraints) && (isRootSure || !isAboutRoot(constraint)) {
      for item in [constraint.firstItemID, constraint.secondItemID].compactMap({ $0 }) {
        constraintIDs[item] = constraintIDs[item] ?? constraint.id
      }
    }
  }

  /// Whether a constraint is one of several that the frames in a row contradict: its class gave Interface Builder other insets.
  private func isOfClass(
    _ constraint: ConstraintDescription, among constraints: [ConstraintDescription]
  ) -> Bool {
    let items = Set([constraint.firstItemID, constraint.secondItemID])
    return items.contains { $0.flatMap(scene.instance.view)?.isContentView ?? false }
      && constraints.count { Set([$0.firstItemID, $0.secondItemID]) == items } > 1
  }

  /// Whether the root has the square canvas of a document that names no device, and views in it the width of a device's screen.
  private var isRootOfOtherCanvas: Bool {
    guard !scene.description.canvas.isExplicit,
      let root = scene.storedRect(of: scene.instance.rootView, in: scene.instance.rootView)
    else { return false }
    return scene.instance.rootView.subviews.contains { view in
      guard let stored = scene.storedRect(of: view, in: scene.instance.rootView) else {
        return false
      }
      return stored.minX == 0 && stored.width < root.width
        && Device.all.contains { CGFloat($0.portraitSize.width) == stored.width }
    }
  }

  private func isAboutRoot(_ constraint: ConstraintDescription) -> Bool {
    [constraint.firstItemID, constraint.secondItemID].contains(scene.instance.rootView.documentID)
  }

  /// The id of a constraint that contradicts the stored frame of a view; nil where none does.
  func constraint(of viewID: String) -> String? { constraintIDs[viewID] }

  private func contradicts(_ constraint: ConstraintDescription) -> Bool {
    guard constraint.priority == 1000, !constraint.isSymbolic,
      let attribute = constraint.firstAttribute,
      let first = value(of: attribute, constraint.firstItemID),
      let second = secondValue(of: constraint)
    else { return false }
    let excess = first - second * constraint.multiplier - constraint.constant
    switch constraint.relation {
    case .equal: return abs(excess) > Self.tolerance
    case .lessThanOrEqual: return excess > Self.tolerance
    case .greaterThanOrEqual: return excess < -Self.tolerance
    }
  }

  /// The value that a constraint compares with, in points; nil where stored frames do not give it.
  private func secondValue(of constraint: ConstraintDescription) -> Double? {
    let isSize = constraint.firstAttribute?.isSize ?? false
    guard let item = constraint.secondItemID, let attribute = constraint.secondAttribute else {
      return isSize ? 0 : nil
    }
    guard isSize || constraint.multiplier == 1, !leavesScrolledContent(constraint),
      outermostView(around: item) === outermostView(around: constraint.firstItemID)
    else { return nil }
    return value(of: attribute, item)
  }

  /// Whether a constraint leads out of a scroll view, which moves what is in it by its insets.
  ///
  /// One that ties the end of a scroll view to something in it says how far it scrolls.
  private func leavesScrolledContent(_ constraint: ConstraintDescription) -> Bool {
    guard let attribute = constraint.firstAttribute, !attribute.isSize,
      let first = scene.instance.view(id: constraint.firstItemID),
      let second = constraint.secondItemID.flatMap(scene.instance.view),
      first.enclosingScrollView !== second.enclosingScrollView
    else { return false }
    let isOfContent =
      first === second.enclosingScrollView || second === first.enclosingScrollView
    return !isOfContent || ![.left, .leading, .top].contains(attribute)
  }

  /// The outermost view around a view: the root, or another one beside it in the scene.
  private func outermostView(around id: String) -> UIView? {
    scene.instance.view(id: id).flatMap { view in
      sequence(first: view, next: \.superview).reduce(view) { $1 }
    }
  }

  /// The value of an attribute of a view by stored frames, in points in the space of the outermost view around it; nil for
  /// guides, and for attributes that frames do not give.
  ///
  /// The stored frames of an item of a collection and of what is in it are not of one time: the layout gives the item its own.
  /// The content view of a table's row is stored as its row and accessories have it, whatever constraints say of it: its left and
  /// upper edges are sure, and its right one where it still has its width.
  /// A stack view's own constraints on what it arranges may be stronger than the document's.
  private func value(of attribute: LayoutAttribute, _ id: String) -> Double? {
    guard let view = scene.instance.view(id: id), view.isShown, view.alignmentRectInsets == .zero,
      !(view is UICollectionReusableView), !(view.superview is UIStackView),
      !view.isContentView || isSureOfContentView(view, attribute),
      let outermost = outermostView(around: id), !isMarked(view, below: outermost),
      let rect = scene.storedRect(of: view, in: outermost),
      rect.width > 0 || rect.height > 0
    else { return nil }
    switch attribute {
    case .left, .leading: return Double(rect.minX)
    case .right, .trailing: return Double(rect.maxX)
    case .top: return Double(rect.minY)
    case .bottom: return Double(rect.maxY)
    case .centerX: return Double(rect.midX)
    case .centerY: return Double(rect.midY)
    case .width: return Double(rect.width)
    case .height: return Double(rect.height)
    default: return nil
    }
  }

  /// Whether a row's content view has an attribute as the document stores it.
  private func isSureOfContentView(_ view: UIView, _ attribute: LayoutAttribute) -> Bool {
    if [.left, .leading, .top].contains(attribute) { return true }
    guard attribute.axis == .horizontal, !isConstrainedToRow(view),
      let stored = scene.storedRect(of: view, in: view)
    else { return false }
    return abs(stored.width - view.bounds.width) <= MisplacedView.rounding
  }

  private func isConstrainedToRow(_ content: UIView) -> Bool {
    guard let id = content.documentID, let row = content.superview?.documentID else { return false }
    return scene.constraints(on: id).contains { $0.firstItemID == row || $0.secondItemID == row }
  }

  /// Whether Interface Builder marked a view, or one around it below the outermost.
  private func isMarked(_ view: UIView, below outermost: UIView) -> Bool {
    let around = sequence(first: view) { $0.superview === outermost ? nil : $0.superview }
    return around.contains { view in
      let geometry = view.documentID.flatMap { scene.description.view(id: $0)?.geometry }
      return geometry.map { $0.isMisplaced || $0.isAmbiguous } ?? false
    }
  }

  /// The greatest excess of a constraint that rounding to pixels explains, in points.
  private static let tolerance = 2.0
}

extension UIView {
  /// Whether the view is the content view of a table's row.
  fileprivate var isContentView: Bool {
    (superview as? UITableViewCell).map { $0.contentView === self } ?? false
  }
}
