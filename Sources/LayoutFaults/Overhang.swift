import AutoLayout
package import UIKit

extension Overflow {
  /// Whether nothing that is drawn or touched is lost outside the superview.
  ///
  /// Everything drawn in the view and inside it ends inside the superview, or is seen there all the same: no view around it
  /// clips it or shows where it ends, nothing else is drawn in its place, and it is touched but for a margin.
  ///
  /// - Parameters:
  ///   - root: The outermost view: the end of the screen.
  ///   - known: What is known of where views draw.
  /// - Returns: Whether all of it is seen, and touched, as if it were inside.
  package func isHarmless(in root: UIView, knowing known: DrawnBounds = { _ in nil }) -> Bool {
    let parts = view.drawnParts(known).filter { !isUnseen($0) }
    guard
      parts.allSatisfy({
        !$0.isTouched || isInside($0.view, $0.view.bounds, superview, orBy: Self.touchMargin)
      })
    else { return false }
    let outside = parts.filter {
      !isInside($0.view, $0.rect, superview, orBy: $0.isPicture ? Self.tolerance : Self.pixel)
    }
    guard outside.allSatisfy({ isUnclipped($0, in: root) }) else { return false }
    let neighbours = neighbours(in: root)
    return outside.allSatisfy { part in !neighbours.contains { isMet(part, by: $0, in: root) } }
  }

  /// Whether nobody sees that a part is outside: what is in the middle of a background or at its right is seen to be elsewhere,
  /// unless it is as far outside at the left as at the right.
  ///
  /// A line shows nothing else where it is too long.
  private func isUnseen(_ part: DrawnPart) -> Bool {
    if sides.allSatisfy({ $0.edge.axis.map(part.view.isEmptyLine) ?? false }) { return true }
    return part.isUnseen
      && (part.view.subviews.isEmpty || sides.allSatisfy { $0.edge.axis == .vertical }
        || isCentred)
  }

  /// Whether the view is as far outside at the left as at the right, so that what is in it stays in the middle.
  private var isCentred: Bool {
    let distances = sides.filter { $0.edge.axis == .horizontal }.map(\.distance)
    return distances.count == 2 && abs(distances[0] - distances[1]) <= Self.pixel
  }

  /// Whether no view around a part clips it, or shows where it ends, along the sides that the view reaches out at.
  ///
  /// A text can be read where it leaves what it is on.
  /// Along the other axis the place of what scrolls is not known, and it is not the overflow's.
  private func isUnclipped(_ part: DrawnPart, in root: UIView) -> Bool {
    sequence(first: superview) { $0 === root ? nil : $0.superview }.allSatisfy { ancestor in
      if ancestor === root || ancestor.isEndOfContent {
        return isInside(
          part.view, part.rect, ancestor, orBy: part.isPicture ? Self.tolerance : Self.pixel)
      }
      return part.isKnownText || !ancestor.showsBackground
        || isInside(part.view, part.rect, ancestor)
        || isBeside(part, ancestor)
    }
  }

  /// Whether a part is beside a view along the axis that the overflow is not at: what is meant to be above a view does not
  /// cross its sides.
  private func isBeside(_ part: DrawnPart, _ ancestor: UIView) -> Bool {
    let place = part.view.convert(part.rect, to: ancestor)
    let bounds = ancestor.bounds
    return Axis.allCases.contains { axis in
      guard !sides.contains(where: { $0.edge.axis == axis }) else { return false }
      return switch axis {
      case .horizontal: place.maxX <= bounds.minX || bounds.maxX <= place.minX
      case .vertical: place.maxY <= bounds.minY || bounds.maxY <= place.minY
      }
    }
  }

  /// Half the side of the least control that can be touched well, in points.
  ///
  /// Source: 44 × 44 points, Apple's Human Interface Guidelines, Buttons.
  private static let touchMargin = 22.0

  /// Whether a rectangle ends inside a view, along the sides that the overflow is at.
  ///
  /// - Parameters:
  ///   - part: The view in whose coordinate space the rectangle is.
  ///   - rect: The rectangle.
  ///   - ancestor: The view around it.
  ///   - margin: How far it may be outside; as far as rounding to pixels goes without one.
  /// - Returns: Whether it does.
  private func isInside(
    _ part: UIView, _ rect: CGRect, _ ancestor: UIView, orBy margin: Double = Self.pixel
  ) -> Bool {
    let place = part.convert(rect, to: ancestor)
    let bounds = ancestor.bounds.insetBy(dx: -margin, dy: -margin)
    return Axis.allCases.allSatisfy { axis in
      guard sides.contains(where: { $0.edge.axis == axis }) else { return true }
      return switch axis {
      case .horizontal: bounds.minX <= place.minX && place.maxX <= bounds.maxX
      case .vertical: bounds.minY <= place.minY && place.maxY <= bounds.maxY
      }
    }
  }

  /// The distance that rounding to pixels may add, in points.
  private static let pixel = 0.5

  /// The content drawn besides the view and those around it, and the backgrounds in front of it.
  private func neighbours(in root: UIView) -> [ShownContent] {
    var isInFront = false
    return root.programViews.compactMap { other in
      if other === view { isInFront = true }
      guard !other.isDescendant(of: view), !view.isDescendant(of: other) else { return nil }
      return ShownContent(other, in: root)
        ?? (isInFront ? ShownContent(backgroundOf: other, in: root) : nil)
    }
  }

  /// Whether something else is drawn where a part is, outside the superview; a picture that holds all of the part is behind it.
  private func isMet(_ part: DrawnPart, by other: ShownContent, in root: UIView) -> Bool {
    let place = part.view.convert(part.rect, to: root)
    let common = place.intersection(other.drawnRect(in: root))
    guard !common.isNull, common.width > Self.pixel, common.height > Self.pixel,
      !(other.view is UIImageView && other.rect.encloses(place))
    else { return false }
    return !superview.convert(superview.bounds, to: root).insetBy(dx: -Self.pixel, dy: -Self.pixel)
      .contains(common)
  }
}

extension UIView {
  /// Whether people see nothing of the content beyond the view.
  fileprivate var isEndOfContent: Bool {
    clipsToBounds || self is UIScrollView || self is UITableViewCell
      || self is UICollectionReusableView
  }
}
