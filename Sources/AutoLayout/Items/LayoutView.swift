import ConstraintSolver

/// A view as layout sees it: a node of the view hierarchy with its constraints, margins, priorities
/// and solved rectangle.
///
/// A client's view class owns one and answers its questions as ``delegate``. Frames are in the
/// parent's coordinate space, points, y growing downwards.
public final class LayoutView: LayoutItem {
  // Passes walk over all views, and wait for memory more than they compute. Fields that a walk reads
  // come first, those that work at a view reads come behind them.

  private(set) var parentReference = Unretained<LayoutView>(nil)
  private(set) var engineReference = Unretained<LayoutEngine>(nil)
  var storedChildren: [LayoutView] {
    @inline(__always) _read { yield unsafe uncheckedStoredChildren }
    @inline(__always) _modify { yield unsafe &uncheckedStoredChildren }
  }
  // Unchecked: whoever removes a child keeps it until the array is changed, so that no end of a view runs within.
  @exclusivity(unchecked) private var uncheckedStoredChildren: [LayoutView] = []
  /// Whether an engine is about to read what the view's own state implies.
  var isPending = false
  private var storedTranslatesMask = true
  var storedDirection = LayoutDirection.leftToRight
  /// Whether each child's ``indexInParent`` is right.
  var areIndicesValid = true
  /// The index among the parent's children, as long as ``areIndicesValid`` holds there.
  var indexInParent: Int32 = 0
  /// The properties that few views have.
  var extras: ViewExtras?
  private weak var storedDelegate: (any LayoutViewDelegate)?
  /// The work that passes have to do here and below.
  var work: PendingWork {
    @inline(__always) get { unsafe uncheckedWork }
    @inline(__always) _modify { yield unsafe &uncheckedWork }
  }
  // Unchecked: flags and references that are not counted: setting one calls nothing.
  @exclusivity(unchecked) private var uncheckedWork: PendingWork = PendingWork()
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
  /// The numbers of what the content implies in the engine's solver; see `row(of:)`.
  var contentRows: InlineArray<4, Int32> {
    @inline(__always) get { unsafe uncheckedContentRows }
    @inline(__always) _modify { yield unsafe &uncheckedContentRows }
  }
  // Unchecked: numbers, read or written one by one.
  @exclusivity(unchecked) private var uncheckedContentRows = LayoutView.noContentRows
  private var storedHugging = ContentPriorities(both: 250)
  private var storedCompressionResistance = ContentPriorities(both: 750)
  var storedFrame = Rect.zero
  /// The pixel-rounded top left corner of the bounds in the root's coordinate space, less
  /// ``boundsOrigin``: where the children's coordinate space begins.
  var contentOrigin = Point.zero {
    didSet { if contentOrigin != oldValue { listAllChildren(for: .place) } }
  }

  /// The object that measures, updates and lays out the view, and names it in diagnoses.
  public var delegate: (any LayoutViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
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
    get { storedTranslatesMask }
    set {
      guard newValue != storedTranslatesMask else { return }
      storedTranslatesMask = newValue
      recordAutoresizingReference()
      stateDidChange()
    }
  }

  /// The priorities with which the view resists growing beyond its content, for each axis.
  public var contentHugging: ContentPriorities {
    get { storedHugging }
    set {
      guard newValue != storedHugging else { return }
      storedHugging = newValue
      stateDidChange()
    }
  }

  /// The priorities with which the view resists shrinking below its content, for each axis.
  public var contentCompressionResistance: ContentPriorities {
    get { storedCompressionResistance }
    set {
      guard newValue != storedCompressionResistance else { return }
      storedCompressionResistance = newValue
      stateDidChange()
      (parentReference.with { $0.stack } ?? nil)?.textResistanceDidChange()
    }
  }

  /// Creates a view.
  public override init() {
    super.init()
    reference = Unretained(self)
  }

  deinit {
    if engineStorage != nil { leaveEngineWithDescendants() }
    releaseConstraints()
    if let extras {
      for guide in extras.guides + extras.derivedGuides { guide.setOwningView(nil) }
    }
    releaseDescendants()
  }

  /// Releases the constraints, and then the objects that clients know them by, which may call back: an
  /// active constraint and its object retain each other.
  private func releaseConstraints() {
    var known: [LayoutConstraint] = []
    heldConstraints.removeAll { constraint in
      constraint.setHolder(nil)
      if constraint.representedObject != nil { known.append(constraint) }
    }
    for constraint in known { constraint.setRepresentedObject(nil) }
  }

  /// Releases the views inside in a loop: otherwise each would release the next from its own
  /// deinitializer.
  private func releaseDescendants() {
    var pending = children
    storedChildren = []
    for child in pending { child.loseParent() }
    work = PendingWork()
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        view.updateEffectiveDirection()
        continue
      }
      for child in view.children { child.loseParent() }
      pending += view.children
      view.storedChildren = []
      view.work = PendingWork()
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

  public override var name: String { delegate?.layoutName(of: self) ?? "view" }

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
    stateDidChange()
    setNeeds(.place)
    updateMarginsInSubtree()
  }
}
