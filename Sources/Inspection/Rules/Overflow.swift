import AutoLayout
import InterfaceBuilder
import UIKit

/// How far a view reaches outside its superview, where that is more than its author can have meant.
@MainActor
struct Overflow {
  /// The view's id.
  let id: String
  /// The view's superview.
  let superview: UIView
  /// The sides it reaches out at.
  let sides: [Side]

  private let view: UIView

  /// A side and how far the view reaches beyond it.
  struct Side {
    /// left, top, right or bottom.
    let edge: LayoutAttribute
    /// In points.
    let distance: Double

    /// "20 points at the right".
    var text: String { "\(Points.text(distance)) at the \(edge.name)" }
  }

  /// Distances up to this do not count, in points: text is measured with a font that stands in for
  /// the system's, and margins of 16 and 20 points get mixed up without harm.
  private static let tolerance = 4.0

  /// The greatest distance, in points.
  var distance: Double { sides.map(\.distance).max() ?? 0 }

  /// Whether the view reaches furthest beyond the top or the bottom.
  var isVertical: Bool {
    sides.contains { $0.distance == distance && $0.edge.axis == .vertical }
  }

  /// The side it reaches out at furthest.
  var furthest: LayoutAttribute {
    sides.first { $0.distance == distance }?.edge ?? .notAnAttribute
  }

  /// - Returns: Nil where the view stays inside, nobody sees it, or it is meant to reach out.
  init?(of view: UIView, id: String, in scene: InspectedScene) {
    guard let superview = view.superview, !(superview is UIScrollView),
      let described = scene.description.view(id: id),
      !described.geometry.translatesAutoresizingMask, view.isShown,
      view.layoutView.ambiguousVariables.isEmpty, !Self.isDecoration(view, described)
    else { return nil }
    let size = superview.layoutView.frame.size
    guard size.width > 0, size.height > 0 else { return nil }
    self.id = id
    self.view = view
    self.superview = superview
    let frame = view.layoutView.frame
    let distances: [(LayoutAttribute, Double)] = [
      (.left, -frame.minX), (.top, -frame.minY), (.right, frame.maxX - size.width),
      (.bottom, frame.maxY - size.height),
    ]
    let drawn = Self.drawnDistances(of: described, in: superview, scene)
    var sides: [Side] = []
    for (index, (edge, distance)) in distances.enumerated() where distance > Self.tolerance {
      if !scene.isSavedCanvas, let axis = edge.axis,
        scene.hasProvisionalExtent(around: view, axis)
      {
        continue
      }
      let ties = Self.edgeConstraints(of: view, at: edge, in: scene)
      if ties.contains(where: { $0.constraint.relation == .equal }) { continue }
      let isDrawn = drawn.map { distance <= $0[index] + Self.tolerance } ?? false
      if isDrawn, !ties.contains(where: { Self.permits($0, at: edge, in: scene) }) { continue }
      sides.append(Side(edge: edge, distance: distance))
    }
    guard !sides.isEmpty else { return nil }
    self.sides = sides
  }

  /// How far the view reached out on its author's canvas, at the left, top, right and bottom; nil
  /// where that is not known or the author was warned.
  private static func drawnDistances(
    of view: ViewDescription, in superview: UIView, _ scene: InspectedScene
  ) -> [Double]? {
    guard !view.geometry.isMisplaced, let frame = view.geometry.frame,
      let id = scene.instance.element(of: superview.layoutView)?.id,
      let size = scene.description.view(id: id)?.geometry.frame?.size
    else { return nil }
    return [-frame.minX, -frame.minY, frame.maxX - size.width, frame.maxY - size.height]
  }

  /// Pictures that their superview crops, and views that show nothing.
  private static func isDecoration(_ view: UIView, _ described: ViewDescription) -> Bool {
    if view is UIImageView { return view.superview?.clipsToBounds == true }
    return described.kind == .view && described.customClass == nil && described.subviews.isEmpty
      && described.appearance.backgroundColor == nil
  }

  /// The constraint that lets the furthest side reach out: an inequality between the same edges of
  /// view and superview that points outwards.
  func permittingConstraint(in scene: InspectedScene) -> String? {
    Self.edgeConstraints(of: view, at: furthest, in: scene).first {
      Self.permits($0, at: furthest, in: scene)
    }?.id
  }

  private static func permits(
    _ tie: EdgeConstraint, at edge: LayoutAttribute, in scene: InspectedScene
  ) -> Bool {
    let relation = tie.constraint.relation
    guard relation != .equal else { return false }
    let isGreater = (relation == .greaterThanOrEqual) == tie.viewIsFirst
    let isFar =
      switch LayoutAttribute(tie.constraint.firstAttribute) {
      // Towards the end of reading, whichever side that is.
      case .leading, .trailing, .leadingMargin, .trailingMargin:
        (edge == .right) == (scene.solution.canvas.direction == .leftToRight)
      default: edge == .right || edge == .bottom
      }
    return isGreater == isFar
  }

  /// A constraint between one edge of a view and the same edge of its superview.
  private typealias EdgeConstraint = (id: String, constraint: NSLayoutConstraint, viewIsFirst: Bool)

  /// The constraints between one edge of a view and the same edge of its superview, or of one of
  /// the superview's guides.
  private static func edgeConstraints(
    of view: UIView, at edge: LayoutAttribute, in scene: InspectedScene
  ) -> [EdgeConstraint] {
    let direction = scene.solution.canvas.direction
    func isEdge(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      LayoutAttribute(attribute).resolved(for: direction).withoutMargin == edge
    }
    return scene.instance.constraints.compactMap { id, constraint in
      guard isEdge(constraint.firstAttribute), isEdge(constraint.secondAttribute) else {
        return nil
      }
      if constraint.firstItem === view, constraint.secondView === view.superview {
        return (id, constraint, true)
      }
      if constraint.secondItem === view, constraint.firstView === view.superview {
        return (id, constraint, false)
      }
      return nil
    }
  }
}

extension LayoutAttribute {
  /// The edge that a margin belongs to.
  fileprivate var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: self
    }
  }
}
