import ConstraintSolver

/// A view as layout sees it: a node of the view hierarchy with its constraints, margins, priorities
/// and solved rectangle.
///
/// A subclass answers layout's questions about its content and is told what layout does. Frames are in
/// the parent's coordinate space, points, y growing downwards.
open class LayoutView: LayoutItem {
  // Passes walk over all views, and wait for memory more than they compute. Fields that a walk reads
  // come first, those that work at a view reads come behind them.

  /// The edits of what the view's own state implies that an engine is still to read.
  var edits = ViewEdits()
  private var traits = Traits.translatesMask
  /// The index among the parent's children, as long as ``areIndicesValid`` holds there.
  var indexInParent: Int32 = 0
  private(set) var parentReference = Unretained<LayoutView>(nil)
  private(set) var engineReference = Unretained<LayoutEngine>(nil)
  var storedChildren: [LayoutView] {
    @inline(__always) _read { yield unsafe uncheckedStoredChildren }
    @inline(__always) _modify { yield unsafe &uncheckedStoredChildren }
  }
  // Unchecked: whoever removes a child keeps it until the array is changed, so that no end of a view runs within.
  @exclusivity(unchecked) private var uncheckedStoredChildren: [LayoutView] = []
  /// The properties that few views have.
  var extras: ViewExtras?
  var storedFrame = Rect.zero
  /// The pixel-rounded top left corner of the bounds in the root's coordinate space, less
  /// ``boundsOrigin``: where the children's coordinate space begins.
  var contentOrigin = Point.zero {
    didSet { if contentOrigin != oldValue { listAllChildren(for: .place) } }
  }
  /// The work that passes have to do here and below.
  var work: DueWork {
    @inline(__always) get { unsafe uncheckedWork }
    @inline(__always) _modify { yield unsafe &uncheckedWork }
  }
  // Unchecked: flags and references that are not counted: setting one calls nothing.
  @exclusivity(unchecked) private var uncheckedWork: DueWork = DueWork()
  var heldConstraints: HeldConstraints {
    @inline(__always) _read { yield unsafe uncheckedHeld }
    @inline(__always) _modify { yield unsafe &uncheckedHeld }
  }
  // Unchecked: functions called with each constraint must not activate or deactivate any; removal is kept alive by its caller.
  @exclusivity(unchecked) private var uncheckedHeld: HeldConstraints = HeldConstraints()
  /// The measured content size and what it was measured for.
  var content: MeasuredContent {
    @inline(__always) get { unsafe uncheckedContent }
    @inline(__always) _modify { yield unsafe &uncheckedContent }
  }
  // Unchecked: a value, read or written at once.
  @exclusivity(unchecked) private var uncheckedContent: MeasuredContent = MeasuredContent()
  /// Whether the view is left out of a stack arrangement.
  public var isHidden = false {
    didSet { if isHidden != oldValue { parent?.stack?.setNeedsUpdate() } }
  }
  // Unchecked: two numbers that are read or written one by one, through ``contentRows`` alone.
  @exclusivity(unchecked) private var uncheckedContentKinds: UInt8 = 0
  @exclusivity(unchecked) private var uncheckedFirstContentRow = RowNumber.none
  private var storedHugging = ContentPriorities(both: 250)
  private var storedCompressionResistance = ContentPriorities(both: 750)

  /// The numbers of what the content implies in the engine's solver; see `row(of:)`.
  var contentRows: ContentRows {
    @inline(__always) get {
      unsafe ContentRows(kinds: uncheckedContentKinds, first: uncheckedFirstContentRow)
    }
    @inline(__always) set {
      unsafe uncheckedContentKinds = newValue.kinds
      unsafe uncheckedFirstContentRow = newValue.first
    }
  }
  /// Whether each child's ``indexInParent`` is right.
  var areIndicesValid: Bool {
    @inline(__always) get { work.areIndicesValid }
    @inline(__always) set { work.areIndicesValid = newValue }
  }
  /// Truth values in one byte, as there are very many views.
  private struct Traits: OptionSet {
    let rawValue: UInt8

    static let translatesMask = Traits(rawValue: 1)
    static let isRightToLeft = Traits(rawValue: 2)
    static let isBareLayoutView = Traits(rawValue: 4)
  }

  var storedDirection: LayoutDirection {
    @inline(__always) get { traits.contains(.isRightToLeft) ? .rightToLeft : .leftToRight }
    set {
      if newValue == .rightToLeft {
        traits.insert(.isRightToLeft)
      } else {
        traits.remove(.isRightToLeft)
      }
    }
  }

  /// Whether the view is a `LayoutView` itself, of no subclass: passes ask it nothing and call nothing on it.
  final var isBareLayoutView: Bool {
    @inline(__always) get { traits.contains(.isBareLayoutView) }
  }

  /// The view that contains this one.
  ///
  /// It is nil from the time that the parent's lifetime ends.
  public var parent: LayoutView? { parentReference.object }
  /// The views inside this one, back to front.
  public var children: [LayoutView] { storedChildren }
  /// The constraints this view holds, in the order of activation.
  ///
  /// - Complexity: O(*constraints*).
  public var constraints: [LayoutConstraint] { heldConstraints.all }
  /// The engine of the hierarchy, if it has been made.
  var engine: LayoutEngine? { engineReference.object }
  /// The reading direction in force.
  public var effectiveDirection: LayoutDirection { storedDirection }
  /// The frame in the parent's coordinate space, in points.
  public var frame: Rect { storedFrame }

  /// Whether the autoresizing mask and the frame are turned into constraints.
  public var translatesAutoresizingMask: Bool {
    get { traits.contains(.translatesMask) }
    set {
      guard newValue != translatesAutoresizingMask else { return }
      traits.formSymmetricDifference(.translatesMask)
      recordAutoresizingReference()
      didChange(.state)
    }
  }

  /// The priorities with which the view resists growing beyond its content, for each axis.
  public var contentHugging: ContentPriorities {
    get { storedHugging }
    set {
      guard newValue != storedHugging else { return }
      storedHugging = newValue
      didChange(.content)
    }
  }

  /// The priorities with which the view resists shrinking below its content, for each axis.
  public var contentCompressionResistance: ContentPriorities {
    get { storedCompressionResistance }
    set {
      guard newValue != storedCompressionResistance else { return }
      storedCompressionResistance = newValue
      didChange(.content)
      (parentReference.with { $0.stack } ?? nil)?.textResistanceDidChange()
    }
  }

  /// Creates a view.
  public override init() {
    super.init()
    kind = .view
    if type(of: self) == LayoutView.self { traits.insert(.isBareLayoutView) }
  }

  deinit {
    releaseConstraints()
    if let extras { releaseGuides(of: extras) }
    releaseDescendants()
  }

  /// Releases the constraints, and then the objects that clients know them by, which may call back: an
  /// active constraint and its object retain each other.
  private func releaseConstraints() {
    var known: [LayoutConstraint] = []
    heldConstraints.removeAll { constraint in
      constraint.setHolder(nil)
      constraint.leaveEngine()
      if constraint.representedObject != nil { known.append(constraint) }
    }
    for constraint in known { constraint.setRepresentedObject(nil) }
  }

  private func releaseGuides(of extras: ViewExtras) {
    for guide in extras.guides + extras.derivedGuides {
      guide.forgetVariables()
      guide.setOwningView(nil)
    }
  }

  /// Releases the views inside in a loop: otherwise each would release the next from its own
  /// deinitializer.
  ///
  /// Those that something else keeps leave the engine, which ends with its root.
  private func releaseDescendants() {
    var pending = children
    storedChildren = []
    for child in pending { child.loseParent() }
    work = DueWork()
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        if view.engineReference != Unretained(nil) { view.leaveEngineWithDescendants() }
        view.updateEffectiveDirection()
        continue
      }
      view.setEngine(nil)
      for child in view.children { child.loseParent() }
      pending += view.children
      view.storedChildren = []
      view.work = DueWork()
    }
  }

  /// Notes that the parent's lifetime ends, and with it its lists.
  private func loseParent() {
    setParent(nil)
    forgetLists()
  }

  override func solvedRectDidChange() {
    setNeeds(.place)
    _ = parentReference.with { $0.setNeedsLayout() }
  }

  /// The view without parent at the top of the hierarchy.
  public var root: LayoutView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Notes which engine the view takes part in.
  func setEngine(_ engine: LayoutEngine?) {
    engineReference = Unretained(engine)
  }

  /// Notes which view contains this one.
  func setParent(_ parent: LayoutView?) {
    parentReference = Unretained(parent)
  }

  /// Sets the frame from outside, as `UIView.frame` does.
  ///
  /// For a view that translates its autoresizing mask, and for a root, the frame is what layout
  /// starts from; any other view gets its frame back from its constraints at the next pass.
  public func setFrame(_ frame: Rect) {
    guard frame != self.frame else { return }
    let isResized = frame.size != self.frame.size
    storedFrame = frame
    if isResized { updateAlignmentInsetsOfFrame() }
    recordAutoresizingReference()
    didChange(.state)
    setNeeds(.place)
    updateMarginsInSubtree()
  }

  // MARK: Questions to subclasses

  /// The name in diagnoses.
  open override var name: String { "view" }

  /// The natural size of the content's alignment rectangle; by default none.
  ///
  /// - Parameter width: For content that wraps, the solved width in points; nil to measure the content unbroken: before the
  ///   width is solved, and again whenever the content may get more room.
  /// - Returns: Points, rounded up to pixels; `Size.noIntrinsicMetric` on an axis without a natural
  ///   extent.
  open func contentSize(wrappingAt width: Double?) -> Size { .noIntrinsicSize }

  /// Whether the content's height depends on its width, so that it is measured twice: without a width,
  /// and for the solved one.
  open var contentWraps: Bool { false }

  /// Whether text that wraps takes an equal share of a stack view's width beside the view; by default ``contentWraps``.
  ///
  /// The answer may change only together with that of ``contentWraps``.
  open var sharesWidthWithText: Bool { contentWraps }

  /// The distances from the edges of the frame inwards to those of the alignment rectangle, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Returns the distances from the edges of the frame inwards to those of a given alignment rectangle,
  /// in points.
  ///
  /// - Parameter rect: The alignment rectangle, in the coordinate space of the view's parent.
  /// - Returns: The distances, which may depend on the size of the rectangle; by default those
  ///   measured last.
  open func alignmentRectInsets(around rect: Rect) -> EdgeInsets { alignmentInsets }

  /// The distances of the first baseline from the top, and of the last baseline from the bottom, of
  /// the alignment rectangle.
  ///
  /// A view without text has its first baseline at the top and its last at the bottom.
  ///
  /// Source: AppKit's `firstBaselineOffsetFromTop` and `baselineOffsetFromBottom`, both 0.
  open var baselineOffsets: BaselineOffsets {
    BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
  }

  /// Returns the view whose baseline stands for this view's; by default the view itself.
  open func baselineView(for baseline: Baseline) -> LayoutView { self }

  /// The system's spacing between the view and another of its kind in the row of a stack view, in
  /// points; by default that of views without text.
  open var systemSpacingInRow: Double { SystemSpacing.betweenEdges }

  // MARK: Calls of a pass

  /// Called when the view asked for its constraints to be updated, children first.
  open func updateConstraints() {}

  /// Places the children where the engine has them, when they must be placed; see ``placeChildren()``.
  open func layoutSubviews() { placeChildren() }

  /// Called when there is work for a layout pass below the view, a root that reports requests.
  open func layoutWasRequested() {}

  /// Called before the last round of a layout pass that did not settle so far.
  open func lastRoundWillBegin() {}

  /// Called after a layout pass changed the view's frame from another one.
  open func frameDidChange(from previous: Rect) {}

  /// Called after the effective layout margins changed.
  open func layoutMarginsDidChange() {}

  /// Called after the safe area insets changed.
  open func safeAreaInsetsDidChange() {}
}
