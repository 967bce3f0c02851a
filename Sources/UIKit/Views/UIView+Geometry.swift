import AutoLayout
public import Foundation

/// A space that rectangles can be converted to and from.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in itself.
  var bounds: CGRect { get }
  /// A point of this space in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
  var transformedFrame: CGRect {
    let frame = CGRect(layoutView.frame)
    guard !transform.isIdentity else { return frame }
    return CGRect(origin: .zero, size: frame.size).applying(transformToSuperview(ofBoundsAt: .zero))
  }

  func setFrame(_ frame: CGRect) {
    guard transform.isIdentity else {
      // Apple leaves it open; the centre is the part of a frame that transforms respect.
      return setCenter(CGPoint(x: frame.midX, y: frame.midY))
    }
    let previous = layoutView.frame
    layoutView.setFrame(Rect(frame))
    guard layoutView.frame != previous else { return }
    frameDidChange()
    animateFrame(from: previous)
  }

  func setBounds(_ bounds: CGRect) {
    let center = self.center
    let previous = (origin: layoutView.boundsOrigin, frame: layoutView.frame)
    layoutView.boundsOrigin = Point(bounds.origin)
    animateBoundsOrigin(from: previous.origin)
    guard Size(bounds.size) != layoutView.frame.size else { return }
    layoutView.setFrame(
      Rect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height))
    frameDidChange()
    animateFrame(from: previous.frame)
  }

  func setCenter(_ center: CGPoint) {
    let size = layoutView.frame.size
    let previous = layoutView.frame
    layoutView.setFrame(
      Rect(
        origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size))
    guard layoutView.frame != previous else { return }
    frameDidChange()
    animateFrame(from: previous)
  }

  /// The distances from the frame inwards to what ``alignmentRect(forFrame:)`` makes of it.
  ///
  /// Source: Apple's documentation: views whose content is not at fixed insets override that and its
  /// inverse in place of ``alignmentRectInsets``.
  var insetsOfAlignmentRect: UIEdgeInsets {
    let frame = CGRect(layoutView.frame)
    let insets = alignmentRectInsets
    let rect = alignmentRect(forFrame: frame)
    guard rect != frame.inset(by: insets) else { return insets }
    // The size may be less than nothing as long as the frame is empty; `minX` and the like would turn
    // that round.
    let top = rect.origin.y - frame.origin.y
    let left = rect.origin.x - frame.origin.x
    return UIEdgeInsets(
      top: top, left: left, bottom: frame.size.height - rect.size.height - top,
      right: frame.size.width - rect.size.width - left)
  }

  /// From the view's space to another view's, or to the window's for nil.
  func transform(to space: (any UICoordinateSpace)?) -> CGAffineTransform {
    guard let view = space as? UIView else { return transformToRoot }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  /// From the view's space to that of the window, or of the topmost view.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      result = result.concatenating(view.transformToSuperview(ofBoundsAt: view.bounds.origin))
      view = superview
    }
    return result
  }

  /// From a space whose rectangle begins at a point to the superview's space.
  private func transformToSuperview(ofBoundsAt origin: CGPoint) -> CGAffineTransform {
    let size = layoutView.frame.size
    let center = self.center
    return CGAffineTransform(
      translationX: -origin.x - size.width / 2, y: -origin.y - size.height / 2
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension Rect {
  /// The point halfway between the edges.
  var center: CGPoint { CGPoint(x: minX + width / 2, y: minY + height / 2) }
}
