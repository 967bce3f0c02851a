import AutoLayout
import InterfaceBuilder
import UIKit

/// The edges around a view along one axis that constraints can tie it to: those of its siblings and its superview.
@MainActor
struct Surroundings {
  /// Something with an edge.
  struct Anchor {
    var item: AnyObject
    var id: String
    var attribute: LayoutAttribute
    /// The place of the edge in the superview's coordinates.
    var position: Double
    /// Whether it is the superview or one of its guides.
    var isContainer: Bool
  }

  let view: UIView
  let superview: UIView
  let axis: Axis
  let scene: InspectedScene
  let targets: FrameTargets

  /// The view that stands for the superview in constraints, with its id: a cell where its content view has none.
  let container: (view: UIView, id: String)

  /// - Returns: nil for a view without a superview that constraints can name.
  init?(of view: UIView, _ axis: Axis, in scene: InspectedScene, targets: FrameTargets) {
    let around = sequence(first: view) { $0.superview }.dropFirst().prefix(2)
    let named = around.lazy.compactMap { candidate -> (view: UIView, id: String)? in
      guard let id = candidate.documentID, scene.description.document.element(id: id) != nil else {
        return nil
      }
      return (candidate, id)
    }.first
    guard let superview = view.superview, let container = named,
      container.view === superview || !(container.view is UIScrollView)
    else { return nil }
    self.container = container
    self.view = view
    self.superview = superview
    self.axis = axis
    self.scene = scene
    self.targets = targets
  }

  var span: Span { Span(targets.alignmentRect(of: view), axis) }
  private var acrossSpan: Span { Span(targets.alignmentRect(of: view), axis.perpendicular) }

  /// The extent of ``container`` in the superview's coordinates: a cell is higher than its content view.
  var containerSpan: Span {
    let content = targets.content(of: container.view)
    guard container.view !== superview else { return Span(content, axis) }
    let frame = targets.frame(of: superview)
    return Span(content.offsetBy(dx: -frame.minX, dy: -frame.minY), axis)
  }

  /// The attribute of an edge.
  func attribute(_ edge: Edge) -> LayoutAttribute {
    switch (axis, edge) {
    case (.horizontal, .near): isMirrored ? .trailing : .leading
    case (.horizontal, .far): isMirrored ? .leading : .trailing
    case (.vertical, .near): .top
    case (.vertical, .far): .bottom
    }
  }

  var isMirrored: Bool { superview.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The siblings that constraints can name, in the order of the document.
  ///
  /// Those that are pinned to their frames are left out: Interface Builder pins only what no constraint is about.
  var siblings: [(id: String, view: UIView)] {
    superview.subviews.compactMap { sibling in
      guard sibling !== view, let id = sibling.documentID, scene.instance.view(id: id) === sibling,
        !sibling.isHidden, scene.description.view(id: id)?.geometry.isFrameFixed != true
      else { return nil }
      return (id, sibling)
    }
  }

  func span(of sibling: UIView) -> Span { Span(targets.alignmentRect(of: sibling), axis) }

  /// The facing edge of the nearest sibling beside an edge of the view; nil where there is none.
  func neighbor(_ edge: Edge) -> Anchor? {
    var nearest: (gap: Double, anchor: Anchor)?
    for (id, sibling) in siblings {
      let other = span(of: sibling)
      let across = Span(targets.alignmentRect(of: sibling), axis.perpendicular)
      let gap = edge == .near ? span.near - other.far : other.near - span.far
      guard gap > -Span.tolerance, across.overlaps(acrossSpan), gap < nearest?.gap ?? .infinity
      else { continue }
      nearest = (
        gap,
        Anchor(
          item: sibling, id: id, attribute: attribute(edge.opposite),
          position: other[edge.opposite], isContainer: false)
      )
    }
    return nearest?.anchor
  }
}
