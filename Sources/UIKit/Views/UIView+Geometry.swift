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
    if layoutView.frame != previous { frameDidChange() }
  }

  func setBounds(_ bounds: CGRect) {
    let center = self.center
    layoutView.boundsOrigin = Point(bounds.origin)
    guard Size(bounds.size) != layoutView.frame.size else { return }
    layoutView.setFrame(
      Rect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height))
    frameDidChange()
  }

  func setCenter(_ center: CGPoint) {
    let size = layoutView.frame.size
    let previous = layoutView.frame
    layoutView.setFrame(
      Rect(
        origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size))
    if layoutView.frame != previous { frameDidChange() }
  }

  /// A point in another view's space, or the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of another view's space, or the window's for nil, in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// A rectangle in another view's space, or the window's for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// A rectangle of another view's space, or the window's for nil, in this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// A point of this space in another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  /// A point of another space in this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  /// A rectangle of this space in another.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  /// A rectangle of another space in this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
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
