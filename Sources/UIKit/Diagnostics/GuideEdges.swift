import AutoLayout
import ConstraintSolver
import Foundation

/// The constraints between the edges of a view and those of its margins and its safe area that a conflict needs.
///
/// Source: logs of iOS 9 and later, in which these guides are held by constraints of their own (tests of
/// `johnpatrickmorgan/wtfautolayout`).
@MainActor
struct GuideEdges {
  /// The constraints, as Apple names them.
  private(set) var constraints: [NSLayoutConstraint] = []

  private var uses: [Edge] = []
  /// Views with an edge of their own in the conflict, by axis.
  private var mentioned: [(view: LayoutView, axis: Axis)] = []

  private struct Edge: Equatable {
    let view: LayoutView
    let role: LayoutGuide.Role
    let attribute: LayoutAttribute

    static func == (first: Edge, second: Edge) -> Bool {
      first.view === second.view && first.role == second.role
        && first.attribute == second.attribute
    }

    var axis: Axis { attribute.axis ?? .horizontal }
  }

  init(_ members: [EngineConstraint]) {
    for member in members { note(member) }
    var edges: [Edge] = []
    for edge in uses where !edges.contains(edge) && isNeeded(edge) { edges.append(edge) }
    constraints = edges.compactMap(Self.constraint)
  }

  /// Whether a conflict needs what places an edge: constraints that compare two things with one edge alone do not.
  private func isNeeded(_ edge: Edge) -> Bool {
    if uses.count(where: { $0 == edge }) == 1 { return true }
    return mentioned.contains { $0.view === edge.view && $0.axis == edge.axis }
      || uses.contains { $0 != edge && $0.view === edge.view && $0.axis == edge.axis }
  }

  private mutating func note(_ member: EngineConstraint) {
    if let member = member as? ViewConstraint, let view = member.firstItem as? LayoutView,
      let axis = member.attribute.axis
    {
      return mentioned.append((view, axis))
    }
    guard let member = member as? LayoutConstraint else { return }
    let direction = member.holder?.effectiveDirection ?? .leftToRight
    for (item, attribute) in [
      (member.firstItem, member.firstAttribute), (member.secondItem, member.secondAttribute),
    ] {
      if let item { note(attribute.resolved(for: direction), of: item) }
    }
  }

  private mutating func note(_ attribute: LayoutAttribute, of item: LayoutItem) {
    if let guide = item as? LayoutGuide, let view = guide.owningView {
      guard guide.role == .layoutMargins || guide.role == .safeArea else { return }
      uses += attribute.edges.map { Edge(view: view, role: guide.role, attribute: $0) }
    } else if let view = item as? LayoutView, let axis = attribute.axis {
      let margins = attribute.edgesWithinMargins
      uses += margins.map { Edge(view: view, role: .layoutMargins, attribute: $0) }
      if margins.isEmpty { mentioned.append((view, axis)) }
    }
  }

  private static func constraint(_ edge: Edge) -> NSLayoutConstraint? {
    guard let view = edge.view.representedObject as? UIView else { return nil }
    let isMargin = edge.role == .layoutMargins
    let guide = isMargin ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
    let insets = isMargin ? edge.view.effectiveLayoutMargins : edge.view.safeAreaInsets
    let name = edge.attribute.name
    let identifier =
      isMargin ? "UIView-\(name)Margin-guide-constraint" : "UIViewSafeAreaLayoutGuide-\(name)"
    let isNear = edge.attribute == .left || edge.attribute == .top
    let (first, second): (LayoutItem, LayoutItem) =
      isNear ? (guide.layoutGuide, edge.view) : (edge.view, guide.layoutGuide)
    return ImpliedLayoutConstraint(
      LayoutConstraint(
        first, edge.attribute, .equal, second, edge.attribute,
        constant: insets.inset(at: edge.attribute)),
      identifier: identifier)
  }
}

extension LayoutAttribute {
  /// The edges that an attribute depends on.
  fileprivate var edges: [LayoutAttribute] {
    switch self {
    case .left, .leading: [.left]
    case .right, .trailing: [.right]
    case .top, .firstBaseline: [.top]
    case .bottom, .lastBaseline: [.bottom]
    case .width, .centerX: [.left, .right]
    case .height, .centerY: [.top, .bottom]
    default: []
    }
  }

  /// The edges of the margins that an attribute of a view depends on.
  fileprivate var edgesWithinMargins: [LayoutAttribute] {
    switch self {
    case .leftMargin: [.left]
    case .rightMargin: [.right]
    case .topMargin: [.top]
    case .bottomMargin: [.bottom]
    case .centerXWithinMargins: [.left, .right]
    case .centerYWithinMargins: [.top, .bottom]
    default: []
    }
  }
}

extension EdgeInsets {
  fileprivate func inset(at edge: LayoutAttribute) -> Double {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    default: bottom
    }
  }
}
