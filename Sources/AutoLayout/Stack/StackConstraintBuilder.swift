import ConstraintSolver

/// Collects the constraints and guides of one state of a stack arrangement.
struct StackConstraintBuilder {
  let options: StackArrangement.Options
  let arrangement: StackArrangement
  /// The item that arranged views are pinned to: the stack's view or its margins.
  ///
  /// The name is Apple's, as in `UISV-canvas-connection`.
  let canvas: LayoutItem
  /// The arranged views that take room.
  let visible: [LayoutView]
  /// The arranged views that take none.
  let hidden: [LayoutView]
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []

  init(arrangement: StackArrangement, view: LayoutView) {
    self.arrangement = arrangement
    options = arrangement.options
    canvas = options.isLayoutMarginsRelative ? view.guide(.layoutMargins) : view
    visible = arrangement.visibleViews
    hidden = arrangement.arrangedViews.filter(\.isHidden)
  }

  /// Makes everything, in the order UIKit lists it.
  mutating func build() {
    if !visible.isEmpty {
      alignAcross()
      distributeAlong()
    } else if !hidden.isEmpty {
      closeUp()
    }
    hide()
  }

  /// The near edge along an axis, in reading direction.
  func near(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .leading : .top }
  /// The far edge along an axis, in reading direction.
  func far(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  /// The centre along an axis.
  func center(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  /// The extent along an axis.
  func extent(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }

  /// Adds a constraint between two items.
  mutating func relate(
    _ role: SystemConstraint, _ first: LayoutItem, _ firstAttribute: LayoutAttribute,
    _ relation: Relation, _ second: LayoutItem, _ secondAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
  ) {
    constraints.append(
      LayoutConstraint(
        first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
        constant: constant, priority: Priority(priority), origin: .system(role)))
  }

  /// Adds a constraint that sets an extent to zero.
  mutating func collapse(
    _ role: SystemConstraint, _ item: LayoutItem, _ attribute: LayoutAttribute,
    priority: Float = 1000
  ) {
    constraints.append(
      LayoutConstraint(
        item, attribute, .equal, constant: 0, priority: Priority(priority),
        origin: .system(role)))
  }

  /// Adds a guide.
  mutating func makeGuide(_ identifier: String) -> LayoutGuide {
    let guide = LayoutGuide(identifier: identifier)
    guides.append(guide)
    return guide
  }

  /// Keeps a stack whose views are all hidden as small as possible.
  ///
  /// Source: stored frames of such stacks are 0 along the axis, and none is marked ambiguous (n=4); one
  /// without any arranged view is.
  private mutating func closeUp() {
    collapse(.stackCanvasFit, canvas, extent(options.axis), priority: 49)
  }

  /// Requires an extent of 0 of hidden views along the axis, and places each at the end of the view
  /// before it unless constraints place it elsewhere.
  ///
  /// Source: in stored frames a constraint to a hidden view acts as if only its extent along the axis
  /// were required (9 views that it would otherwise have collapsed).
  private mutating func hide() {
    let axis = options.axis
    let across = axis.perpendicular
    var previous: LayoutView?
    for view in arrangement.arrangedViews {
      guard view.isHidden else {
        previous = view
        continue
      }
      collapse(.stackHiding, view, extent(axis))
      if let previous {
        park(view, near(axis), at: previous, far(axis))
      } else {
        park(view, near(axis), at: canvas, near(axis))
      }
      if visible.isEmpty { park(view, near(across), at: canvas, near(across)) }
    }
  }

  /// Parks a hidden view at an edge, by a pull of priority 1, the least of Apple's API.
  private mutating func park(
    _ view: LayoutView, _ edge: LayoutAttribute, at other: LayoutItem, _ otherEdge: LayoutAttribute
  ) {
    relate(.stackHiding, view, edge, .equal, other, otherEdge, priority: 1)
  }
}
