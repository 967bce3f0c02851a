import AutoLayout
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
    for (id, _) in scene.instance.constraints where !conflicting.contains(id) {
      guard let constraint = scene.phrases.constraint(id: id), contradicts(constraint) else {
        continue
      }
      for item in [constraint.firstItemID, constraint.secondItemID].compactMap({ $0 }) {
        constraintIDs[item] = constraintIDs[item] ?? id
      }
    }
  }

  /// The id of a constraint that contradicts the stored frame of a view; nil where none does.
  func constraint(of viewID: String) -> String? { constraintIDs[viewID] }

  private func contradicts(_ constraint: ConstraintDescription) -> Bool {
    guard constraint.priority == 1000, !constraint.isSymbolic,
      let attribute = constraint.firstAttribute,
      let first = value(of: attribute, constraint.firstItemID),
      let second = secondValue(of: constraint), second.space == nil || second.space == first.space
    else { return false }
    let excess = first.amount - second.amount * constraint.multiplier - constraint.constant
    switch constraint.relation {
    case .equal: return abs(excess) > Self.tolerance
    case .lessThanOrEqual: return excess > Self.tolerance
    case .greaterThanOrEqual: return excess < -Self.tolerance
    }
  }

  /// The value that a constraint compares with; nil where stored frames do not give it.
  private func secondValue(of constraint: ConstraintDescription) -> StoredValue? {
    let isExtent = constraint.firstAttribute?.isExtent ?? false
    guard let item = constraint.secondItemID, let attribute = constraint.secondAttribute else {
      return isExtent ? StoredValue(amount: 0, space: nil) : nil
    }
    guard isExtent || constraint.multiplier == 1, !leavesScrolledContent(constraint) else {
      return nil
    }
    return value(of: attribute, item)
  }

  /// Whether a constraint leads out of a scroll view, which moves what is in it by its insets.
  ///
  /// One that ties the end of a scroll view to something in it says how far it scrolls.
  private func leavesScrolledContent(_ constraint: ConstraintDescription) -> Bool {
    guard let attribute = constraint.firstAttribute, !attribute.isExtent,
      let first = scene.instance.view(id: constraint.firstItemID),
      let second = constraint.secondItemID.flatMap(scene.instance.view)
    else { return false }
    let scrollViews = (first.scrollViewAround, second.scrollViewAround)
    guard scrollViews.0 !== scrollViews.1 else { return false }
    let isOfContent = first === scrollViews.1 || second === scrollViews.0
    return !isOfContent || ![.left, .leading, .top].contains(attribute)
  }

  /// A value by stored frames, in points.
  private struct StoredValue {
    var amount: Double
    /// The outermost view that the value reaches up to, in whose space it is; nil for none.
    var space: ObjectIdentifier?
  }

  /// The value of an attribute of a view; nil for guides, and for attributes that frames do not give.
  ///
  /// The stored frames of an item of a collection and of what is in it are not of one time: the layout gives the item its own.
  /// A stack view's own constraints on what it arranges may be stronger than the document's.
  private func value(of attribute: LayoutAttribute, _ id: String) -> StoredValue? {
    guard let view = scene.instance.view(id: id), view.isShown, view.alignmentRectInsets == .zero,
      !(view is UICollectionReusableView), !(view.superview is UIStackView),
      let frame = storedFrame(of: view)
    else { return nil }
    return value(of: attribute, frame)
  }

  private func value(of attribute: LayoutAttribute, _ frame: StoredFrame) -> StoredValue? {
    let rect = frame.rect
    let amount: Double? =
      switch attribute {
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .centerX: rect.minX + rect.width / 2
      case .centerY: rect.minY + rect.height / 2
      case .width: rect.width
      case .height: rect.height
      default: nil
      }
    return amount.map { StoredValue(amount: $0, space: frame.space) }
  }

  /// A stored frame, in the space of the outermost view around it.
  private struct StoredFrame {
    var rect: Rect
    var space: ObjectIdentifier
  }

  /// The stored frame of a view in the space of the outermost view around it; nil where Interface Builder marked one on the way,
  /// or stored none.
  private func storedFrame(of view: UIView) -> StoredFrame? {
    guard var rect = storedFrameInSuperview(of: view), rect.width > 0 || rect.height > 0 else {
      return nil
    }
    guard view.superview != nil else {
      return StoredFrame(
        rect: Rect(x: 0, y: 0, width: rect.width, height: rect.height),
        space: ObjectIdentifier(view))
    }
    var current = view
    while let parent = current.superview {
      current = parent
      guard parent.superview != nil else { break }
      guard let frame = storedFrameInSuperview(of: parent) else { return nil }
      rect = Rect(
        x: rect.minX + frame.minX, y: rect.minY + frame.minY, width: rect.width,
        height: rect.height)
    }
    return StoredFrame(rect: rect, space: ObjectIdentifier(current))
  }

  private func storedFrameInSuperview(of view: UIView) -> Rect? {
    guard let geometry = view.documentID.flatMap({ scene.description.view(id: $0)?.geometry }),
      !geometry.isMisplaced, !geometry.isAmbiguous
    else { return nil }
    return geometry.frame
  }

  /// What rounding to pixels leaves of the sum of a constraint, at most, in points.
  private static let tolerance = 2.0
}

extension LayoutAttribute {
  /// Whether the attribute is a width or a height.
  fileprivate var isExtent: Bool { self == .width || self == .height }
}

extension UIView {
  /// The nearest scroll view around the view.
  fileprivate var scrollViewAround: UIScrollView? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .first
  }
}
