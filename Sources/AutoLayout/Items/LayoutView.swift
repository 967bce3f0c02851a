import ConstraintSolver

/// A view as layout sees it: a node of the view hierarchy with its constraints, margins, priorities
/// and solved rectangle.
///
/// A client's view class owns one and answers its questions as ``delegate``. Frames are in the
/// parent's coordinate space, points, y growing downwards.
public final class LayoutView: LayoutItem {
  /// Who answers for the view; also the view's name in diagnoses.
  public weak var delegate: (any LayoutViewDelegate)?

  /// The view that contains this one.
  public internal(set) weak var parent: LayoutView?
  /// The views inside this one, back to front.
  public internal(set) var children: [LayoutView] = []
  /// The guides added to this view.
  public internal(set) var guides: [LayoutGuide] = []
  /// The constraints this view holds, in the order of activation.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// The frame in the parent's coordinate space, in points.
  public internal(set) var frame = Rect.zero

  /// The point of the view's own coordinate space at its top left corner: a scroll position.
  public var boundsOrigin = Point.zero {
    didSet {
      guard boundsOrigin != oldValue else { return }
      contentOrigin.x -= boundsOrigin.x - oldValue.x
      contentOrigin.y -= boundsOrigin.y - oldValue.y
      stateDidChange()
      for child in children { child.updateMarginsInSubtree() }
    }
  }

  /// Whether the view is left out of a stack arrangement.
  public var isHidden = false {
    didSet { if isHidden != oldValue { parent?.stack?.setNeedsUpdate() } }
  }

  /// Whether the autoresizing mask and the frame are turned into constraints.
  public var translatesAutoresizingMask = true {
    didSet {
      guard translatesAutoresizingMask != oldValue else { return }
      recordAutoresizingReference()
      stateDidChange()
    }
  }

  /// Which parts stretch with the parent while ``translatesAutoresizingMask`` holds.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { stateDidChange() } }
  }

  /// The geometry that autoresizing starts from.
  var autoresizingReference = AutoresizingReference()

  /// How strongly the view resists growing beyond its content, for each axis.
  public var contentHugging = ContentPriorities(both: 250) {
    didSet { if contentHugging != oldValue { stateDidChange() } }
  }

  /// How strongly the view resists shrinking below its content, for each axis.
  public var contentCompressionResistance = ContentPriorities(both: 750) {
    didSet { if contentCompressionResistance != oldValue { stateDidChange() } }
  }

  /// The reading direction; nil for the parent's.
  public var direction: LayoutDirection? {
    didSet { if direction != oldValue { directionDidChange() } }
  }

  /// Margins and safe area as set; see ``effectiveLayoutMargins``.
  public var marginSettings = MarginSettings() {
    didSet { if marginSettings != oldValue { updateMarginsInSubtree() } }
  }

  /// The part of the bounds covered by bars and cut-outs, in points.
  public internal(set) var safeAreaInsets = EdgeInsets.zero
  /// The margins in force, in points, with the safe area and the superview's margins included.
  public internal(set) var effectiveLayoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The arrangement that places the children, in a stack view.
  public internal(set) var stack: StackArrangement?
  /// The guides that follow the view, made when first asked for.
  var derivedGuides: [LayoutGuide] = []

  /// The measured content size and what it was measured for.
  var content = MeasuredContent()
  /// The distances from the frame to the alignment rectangle, in points.
  public internal(set) var alignmentInsets = EdgeInsets.zero
  /// The constraints implied by the view's own state, by kind.
  var viewConstraints: [ViewConstraint] = []

  /// Work the next pass has to do here or below.
  var flags = LayoutFlags()

  /// Device pixels per point, in the root of a hierarchy.
  public var pixelScale = 2.0 {
    didSet { if pixelScale != oldValue { for view in subtree { view.setNeedsLayout() } } }
  }

  /// The engine, in the root of a hierarchy.
  var engineStorage: LayoutEngine?

  /// The pixel-rounded top left corner of the bounds in the root's coordinate space, less
  /// ``boundsOrigin``: where the children's coordinate space begins.
  var contentOrigin = Point.zero

  /// Creates a view.
  public override init() {}

  deinit {
    // An active constraint and the object clients know it by retain each other.
    for constraint in constraints { constraint.representedObject = nil }
    releaseDescendants()
  }

  /// Lets go of the views inside one after the other: left to themselves, each would release the
  /// next from within its own end.
  private func releaseDescendants() {
    var pending = children
    children = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.children
      view.children = []
    }
  }

  public override var referenceView: LayoutView? { self }

  public override var name: String { delegate?.layoutName(of: self) ?? "view" }

  /// The view without parent at the top of the hierarchy.
  public var root: LayoutView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The engine of the hierarchy, if it has been made.
  var engine: LayoutEngine? { root.engineStorage }

  /// The reading direction in force.
  public var effectiveDirection: LayoutDirection {
    var view: LayoutView? = self
    while let current = view {
      if let direction = current.direction { return direction }
      view = current.parent
    }
    return .leftToRight
  }

  /// Sets the frame from outside, as `UIView.frame` does.
  ///
  /// For a view that translates its autoresizing mask, and for a root, the frame is what layout
  /// starts from; any other view gets its frame back from its constraints at the next pass.
  public func setFrame(_ frame: Rect) {
    guard frame != self.frame else { return }
    self.frame = frame
    recordAutoresizingReference()
    stateDidChange()
    setNeedsLayout()
    updateMarginsInSubtree()
  }
}

/// Priorities for both axes, as Apple's `Float` numbers.
public struct ContentPriorities: Hashable, Sendable {
  /// The priority along the horizontal axis.
  public var horizontal: Float
  /// The priority along the vertical axis.
  public var vertical: Float

  /// Creates priorities.
  public init(horizontal: Float, vertical: Float) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates one priority for both axes.
  public init(both: Float) {
    self.init(horizontal: both, vertical: both)
  }

  /// The priority along an axis.
  public subscript(axis: Axis) -> Float {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// The work that a layout pass still has to do at a view or below it.
struct LayoutFlags {
  /// The delegate asked for `updateConstraints`.
  var needsUpdateConstraints = true
  /// A view below asked for `updateConstraints`.
  var descendantNeedsUpdateConstraints = true
  /// The subviews must be placed.
  var needsLayout = true
  /// Subviews somewhere below must be placed.
  var descendantNeedsLayout = true
  /// The content size must be measured again.
  var needsContentSize = true
  /// Content sizes below must be measured again.
  var descendantNeedsContentSize = true
}

/// A content size as the delegate measured it.
struct MeasuredContent: Hashable {
  /// The size, or `noIntrinsicMetric` on an axis without one.
  var size = Size.noIntrinsicSize
  /// The width that wrapping content was measured for; nil in the first pass.
  var wrapWidth: Double?
}
