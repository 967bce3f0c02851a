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
    var sides: [Side] = []
    for (edge, distance) in distances where distance > Self.tolerance {
      let isMeant = Self.edgeConstraints(of: view, at: edge, in: scene).contains {
        $0.constraint.relation == .equal
      }
      if !isMeant { sides.append(Side(edge: edge, distance: distance)) }
    }
    guard !sides.isEmpty else { return nil }
    self.sides = sides
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
    guard let side = sides.first(where: { $0.distance == distance }) else { return nil }
    let isFar = side.edge == .right || side.edge == .bottom
    return Self.edgeConstraints(of: view, at: side.edge, in: scene).first { entry in
      let relation = entry.constraint.relation
      guard relation != .equal else { return false }
      let isGreater = (relation == .greaterThanOrEqual) == entry.viewIsFirst
      return isGreater == isFar
    }?.id
  }

  /// The constraints between one edge of a view and the same edge of its superview, or of one of
  /// the superview's guides.
  private static func edgeConstraints(
    of view: UIView, at edge: LayoutAttribute, in scene: InspectedScene
  ) -> [(id: String, constraint: NSLayoutConstraint, viewIsFirst: Bool)] {
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
