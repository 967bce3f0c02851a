import AutoLayout
public import Foundation

/// A coordinate space, between which points and rectangles can be converted.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in itself.
  var bounds: CGRect { get }
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A map of space, kept apart from the many views that have none.
final class SpatialTransform {
  let map: CATransform3D

  init(_ map: CATransform3D) {
    self.map = map
  }
}

extension UIView {
  private var isTransformed: Bool { spatialTransform != nil || !transform.isIdentity }

  func setTransform3D(_ map: CATransform3D) {
    transform = CATransform3DGetAffineTransform(map)
    if map.affine == nil { spatialTransform = SpatialTransform(map) }
  }

  var transformedFrame: CGRect {
    let frame = CGRect(layoutView.frame)
    guard isTransformed else { return frame }
    return projectionToSuperview(ofBoundsAt: .zero)
      .applied(to: CGRect(origin: .zero, size: frame.size))
  }

  func setFrame(_ frame: CGRect) {
    guard !isTransformed else {
      // Apple leaves it open; the centre is the part of a frame that transforms respect.
      return setCenter(Rect(frame).point(at: anchorPoint))
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
    layoutView.setFrame(rect(of: bounds.size, around: center))
    frameDidChange()
    animateFrame(from: previous.frame)
  }

  func setCenter(_ center: CGPoint) {
    let previous = layoutView.frame
    layoutView.setFrame(rect(of: CGSize(previous.size), around: center))
    guard layoutView.frame != previous else { return }
    frameDidChange()
    animateFrame(from: previous)
  }

  /// Moves the frame so that the point at which the former anchor point lay is that of the new one.
  func keepCenter(ofAnchorPoint former: CGPoint) {
    guard former != anchorPoint else { return }
    setCenter(layoutView.frame.point(at: former))
    superview?.setNeedsLayout()
  }

  /// The rectangle of a size whose anchor point lies at a point.
  private func rect(of size: CGSize, around center: CGPoint) -> Rect {
    Rect(
      x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height,
      width: size.width, height: size.height)
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

  /// The distances inwards from what ``frame(forAlignmentRect:)`` makes of a rectangle; the measured ones where it
  /// is not overridden.
  func insetsOfFrame(around rect: Rect) -> EdgeInsets {
    let known = layoutView.alignmentInsets
    guard type(of: self) != UIView.self else { return known }
    let alignmentRect = CGRect(rect)
    let frame = self.frame(forAlignmentRect: alignmentRect)
    guard frame != alignmentRect.inset(by: alignmentRectInsets.negated) else { return known }
    let (top, left) = (rect.minY - frame.origin.y, rect.minX - frame.origin.x)
    let insets = EdgeInsets(
      top: top, left: left, bottom: frame.size.height - rect.height - top,
      right: frame.size.width - rect.width - left)
    return insets.isSame(as: known) ? known : insets
  }

  /// From the view's space to another view's, or to the window's for nil.
  func projection(to space: (any UICoordinateSpace)?) -> PlaneProjection {
    guard let view = space as? UIView else { return projectionToRoot }
    return projectionToRoot.concatenating(view.projectionToRoot.inverted())
  }

  /// From the view's space to that of the window, or of the topmost view.
  private var projectionToRoot: PlaneProjection {
    var result = PlaneProjection(.identity as CGAffineTransform)
    var view = self
    while let superview = view.superview {
      result = result.concatenating(view.projectionToSuperview(ofBoundsAt: view.bounds.origin))
      view = superview
    }
    return result
  }

  /// From a space whose rectangle begins at a point to the superview's space.
  private func projectionToSuperview(ofBoundsAt origin: CGPoint) -> PlaneProjection {
    let size = layoutView.frame.size
    let center = self.center
    let toAnchor = CGAffineTransform(
      translationX: -origin.x - anchorPoint.x * size.width,
      y: -origin.y - anchorPoint.y * size.height)
    let distortion = spatialTransform.map { PlaneProjection($0.map) } ?? PlaneProjection(transform)
    return PlaneProjection(toAnchor)
      .concatenating(distortion)
      .concatenating(PlaneProjection(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension EdgeInsets {
  /// Whether the distances are others only by what computing in binary fractions leaves.
  fileprivate func isSame(as other: EdgeInsets) -> Bool {
    let difference = self - other
    return [difference.top, difference.left, difference.bottom, difference.right]
      .allSatisfy { abs($0) < 1e-9 }
  }
}

extension Rect {
  /// The point at parts of the width and the height.
  func point(at parts: CGPoint) -> CGPoint {
    CGPoint(x: minX + parts.x * width, y: minY + parts.y * height)
  }
}
