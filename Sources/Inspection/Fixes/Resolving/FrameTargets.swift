import AutoLayout
import InterfaceBuilder
import UIKit

/// The frames that views are to keep, in the coordinates of their superviews.
@MainActor
struct FrameTargets {
  private var frames: [ObjectIdentifier: CGRect] = [:]

  /// The frames that a scene has as it is laid out.
  init(solvedIn instance: SceneInstance) {
    for (_, view) in instance.views {
      frames[ObjectIdentifier(view)] = CGRect(instance.storedFrame(of: view))
    }
  }

  /// The frames that the views of a scene have, for the views of another one with the same ids.
  init(solvedIn instance: SceneInstance, for other: SceneInstance) {
    for (id, view) in other.views {
      guard let solved = instance.view(id: id) else { continue }
      frames[ObjectIdentifier(view)] = CGRect(instance.storedFrame(of: solved))
    }
  }

  /// The frame of a view.
  func frame(of view: UIView) -> CGRect { frames[ObjectIdentifier(view)] ?? view.frame }

  /// The rectangle of a view that constraints are about.
  func alignmentRect(of view: UIView) -> CGRect { view.alignmentRect(forFrame: frame(of: view)) }

  /// The rectangle of a view that constraints of its subviews are about, in its own coordinates.
  func content(of view: UIView) -> CGRect {
    let frame = frame(of: view)
    return view.alignmentRect(forFrame: frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The greatest distance between an edge of a view and where it is to be, in points.
  func distance(of view: UIView, in instance: SceneInstance) -> Double {
    guard let target = frames[ObjectIdentifier(view)].map({ Rect($0) }) else { return 0 }
    let frame = instance.storedFrame(of: view)
    return max(
      abs(frame.minX - target.minX), abs(frame.minY - target.minY),
      abs(frame.width - target.width), abs(frame.height - target.height))
  }

  /// The same along one axis.
  func distance(of view: UIView, along axis: Axis, in instance: SceneInstance) -> Double {
    guard let target = frames[ObjectIdentifier(view)].map({ Span($0, axis) }) else { return 0 }
    let span = Span(CGRect(instance.storedFrame(of: view)), axis)
    return max(abs(span.near - target.near), abs(span.length - target.length))
  }
}
