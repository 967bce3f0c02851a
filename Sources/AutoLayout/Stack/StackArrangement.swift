import ConstraintSolver

/// The layout of a stack view: turns arranged views and their options into the constraints that
/// UIKit's stack view makes.
///
/// Source: the constraints that the tests of `tomvanzummeren/TZStackView` compare with those of `UIStackView`, in order, on
/// iOS 9 and 10.
public final class StackArrangement {
  /// The distribution of room along the axis.
  ///
  /// Raw values are Apple's.
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  ///
  /// Raw values are Apple's.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// The size of a gap.
  public enum Spacing: Hashable, Sendable {
    /// A distance in points.
    case points(Double)
    /// The platform's standard gap between siblings.
    case system
  }

  /// The options of an arrangement.
  public struct Options: Hashable, Sendable {
    /// The direction views are arranged in.
    public var axis = Axis.horizontal
    /// The distribution of room along the axis.
    public var distribution = Distribution.fill
    /// The alignment of views across the axis.
    public var alignment = Alignment.fill
    /// The gap between neighbours.
    public var spacing = Spacing.points(0)
    /// Whether gaps of a vertical stack count from baseline to baseline.
    public var isBaselineRelative = false
    /// Whether views keep to the stack's layout margins.
    public var isLayoutMarginsRelative = false

    /// Creates the options of a new stack view.
    public init() {}
  }

  /// The options.
  public var options = Options() {
    didSet { if options != oldValue { setNeedsUpdate() } }
  }

  /// The direction views are arranged in.
  public var axis: Axis { options.axis }

  /// The arranged views in order; each a child of the stack's view.
  public var arrangedViews: [LayoutView] = [] {
    didSet { setNeedsUpdate() }
  }

  /// A gap of its own after a view; it ends with the view, whose address another one may get.
  private struct CustomSpacing {
    weak var view: LayoutView?
    var spacing: Spacing
  }

  private var customSpacings: [ObjectIdentifier: CustomSpacing] = [:]
  /// The stack's own view.
  unowned let view: LayoutView
  private var made: [LayoutConstraint] = []
  private var guides: [LayoutGuide] = []
  private var isUpdateNeeded = true
  /// The natural extents of the arranged views that take room, in points, as the constraints were made with;
  /// empty where nothing is shared in proportion.
  private(set) var naturalExtents: [Double] = []
  /// The shares of the width for text, as the constraints were made with.
  private(set) var textShares = TextShares()

  init(view: LayoutView) {
    self.view = view
  }

  /// Arranges a view at an index.
  ///
  /// - Complexity: O(1) at the end; assigning ``arrangedViews`` costs O(*views*).
  package func arrange(_ view: LayoutView, at index: Int) {
    arrangedViews.insert(view, at: index)
  }

  /// Stops arranging the view at an index.
  package func stopArranging(at index: Int) {
    arrangedViews.remove(at: index)
  }

  /// Sets the gap after a view; nil makes it the general one again.
  public func setCustomSpacing(_ spacing: Spacing?, after view: LayoutView) {
    customSpacings[ObjectIdentifier(view)] = spacing.map { CustomSpacing(view: view, spacing: $0) }
    setNeedsUpdate()
  }

  /// The gap after a view where it differs from the general one.
  public func customSpacing(after view: LayoutView) -> Spacing? {
    guard let custom = customSpacings[ObjectIdentifier(view)], custom.view === view else {
      return nil
    }
    return custom.spacing
  }

  /// The gap between neighbours, in points from edge to edge.
  func spacing(between view: LayoutView, and next: LayoutView) -> Double {
    switch gap(after: view) {
    case .points(let points): points
    case .system where axis == .vertical: SystemSpacing.betweenEdges
    case .system: min(view.systemSpacingInRow, next.systemSpacingInRow)
    }
  }

  /// The gap after a view.
  func gap(after view: LayoutView) -> Spacing { customSpacing(after: view) ?? options.spacing }

  /// Requests new constraints before the next solution.
  public func setNeedsUpdate() {
    isUpdateNeeded = true
    view.setNeedsUpdateConstraints()
  }

  /// The arranged views that take room.
  var visibleViews: [LayoutView] { arrangedViews.filter { !$0.isHidden } }

  /// Schedules another look at the natural extents before the next solution, if the constraints follow from them.
  func naturalExtentsMayHaveChanged() {
    if options.distribution == .fillProportionally { view.setNeedsUpdateConstraints() }
  }

  /// Notes in an engine that the constraints follow from natural extents, if they do.
  func noteProportions(in engine: LayoutEngine) {
    if options.distribution == .fillProportionally { engine.proportionalStacks.note(view) }
  }

  private func measureNaturalExtents() -> [Double] {
    guard options.distribution == .fillProportionally else { return [] }
    view.engine?.proportionalStacks.note(view)
    return visibleViews.map { $0.naturalExtent(axis) }
  }

  /// Makes the constraints anew if something they follow from changed.
  func updateIfNeeded() {
    let extents = measureNaturalExtents()
    let shares = TextShares(in: self)
    guard isUpdateNeeded || extents != naturalExtents || shares != textShares else { return }
    isUpdateNeeded = false
    naturalExtents = extents
    textShares = shares
    for constraint in made { constraint.deactivate() }
    for guide in guides { view.removeGuide(guide) }
    var builder = StackConstraintBuilder(arrangement: self, view: view)
    builder.build()
    guides = builder.guides
    made = builder.constraints
    for guide in guides { view.addGuide(guide) }
    for constraint in made { view.install(constraint, representedObject: nil) }
    // Another view may be the one whose baseline stands for the stack view's.
    view.engine?.invalidateBaselines(of: view)
  }
}

extension LayoutView {
  /// Makes the view a stack view.
  ///
  /// - Returns: The arrangement, made when first asked for.
  @discardableResult
  public func becomeStackView() -> StackArrangement {
    if let stack { return stack }
    let stack = StackArrangement(view: self)
    changeExtras { $0.stack = stack }
    setNeedsUpdateConstraints()
    return stack
  }
}
