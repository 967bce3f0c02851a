import ConstraintSolver

/// Turns a hierarchy's constraints into a solver's and the solver's values into rectangles.
///
/// One engine serves one root. Only what was invalidated is read again. What the engine keeps about
/// an item or a constraint stands in the item or constraint itself: its variables, its row.
final class LayoutEngine {
  /// The root of the hierarchy, which owns the engine or outlives it; ``rootReference`` is the same without a count, for loops.
  unowned let root: LayoutView
  let rootReference: Unretained<LayoutView>
  /// Whether the root's frame is given; otherwise its size follows from its content.
  let isRootFrameGiven: Bool

  let solver = Solver()
  /// The items by their variables.
  var owners: VariableOwners {
    @inline(__always) get { unsafe uncheckedOwners }
    @inline(__always) _modify { yield unsafe &uncheckedOwners }
  }
  // Unchecked: its methods call nothing of the engine.
  @exclusivity(unchecked) private var uncheckedOwners = VariableOwners()
  /// Whether the first solution is still to come, which reads everything: until then nothing need be listed as pending.
  ///
  /// Views and constraints that come in before it are listed all the same, and read last. An engine for a question about
  /// sizes (`Fitting`) is never new: it reads what it is told to.
  var isNew = false
  /// The size that the first solution makes room for.
  var expected = ExpectedSize()
  var pendingViews: [LayoutView] {
    @inline(__always) get { unsafe uncheckedPendingViews }
    @inline(__always) _modify { yield unsafe &uncheckedPendingViews }
  }
  // Unchecked: views are appended, and the array is exchanged as a whole; neither calls anything else.
  @exclusivity(unchecked) private var uncheckedPendingViews: [LayoutView] = []
  /// Whether the root is pending; apart from the others, because it must not be retained here.
  var isRootPending = false
  var pendingConstraints: [LayoutConstraint] {
    @inline(__always) get { unsafe uncheckedPendingConstraints }
    @inline(__always) _modify { yield unsafe &uncheckedPendingConstraints }
  }
  // Unchecked: as for pending views.
  @exclusivity(unchecked) private var uncheckedPendingConstraints: [LayoutConstraint] = []
  /// The variables that constraints leave open; nil as long as none was found since all tie-breaking rows were last taken
  /// out together.
  var ambiguity: Ambiguity? {
    @inline(__always) get { unsafe uncheckedAmbiguity }
    @inline(__always) _modify { yield unsafe &uncheckedAmbiguity }
  }
  // Unchecked: its methods call the solver and closures over variables, never the engine.
  @exclusivity(unchecked) private var uncheckedAmbiguity: Ambiguity?
  /// Whether variables or rows came or went since the last solution.
  var wasStructureEdited: Bool {
    @inline(__always) get { unsafe uncheckedWasStructureEdited }
    @inline(__always) set { unsafe uncheckedWasStructureEdited = newValue }
  }
  // Unchecked: a truth value, read or written at once.
  @exclusivity(unchecked) private var uncheckedWasStructureEdited = false
  /// The conflicts, by the constraints that were broken.
  var knownConflicts: [ConstraintID: LayoutConflict] {
    @inline(__always) get { unsafe uncheckedKnownConflicts }
    @inline(__always) _modify { yield unsafe &uncheckedKnownConflicts }
  }
  // Unchecked: entries are replaced by values that were made before.
  @exclusivity(unchecked) private var uncheckedKnownConflicts: [ConstraintID: LayoutConflict] = [:]
  /// The broken constraints as of the last request for new conflicts.
  var reportedConflicts: [ConstraintID] = []
  /// The views whose content is measured unbroken once anything else changes; see ``noteForUnbrokenMeasure(_:)``.
  var viewsToMeasureUnbroken: [WeakView] = []
  var borrowedBaselines = BorrowedBaselines()
  /// Whether ``exerciseAmbiguity(of:)`` ever moved a view.
  var hasExercisedViews = false
  /// The stack views that share room in proportion.
  var proportionalStacks = ProportionalStacks()
  /// The views and content areas that solutions made empty since this was last taken: candidates for floors.
  var emptyItems: [LayoutItem] = []
  /// The constraints that the solver refused for their numbers (`SolverError.outOfRange`), as of the last solution.
  var unusable: [EngineConstraint] {
    @inline(__always) get { unsafe uncheckedUnusable }
    @inline(__always) _modify { yield unsafe &uncheckedUnusable }
  }
  // Unchecked: what is removed is found by identity, without a call to the engine.
  @exclusivity(unchecked) private var uncheckedUnusable: [EngineConstraint] = []

  /// Creates an engine without anything in it.
  init(root: LayoutView, isRootFrameGiven: Bool) {
    self.root = root
    rootReference = Unretained(root)
    self.isRootFrameGiven = isRootFrameGiven
  }

  /// Creates an engine that lays out a hierarchy in the frame its root has.
  convenience init(root: LayoutView) {
    self.init(root: root, isRootFrameGiven: true)
    isNew = true
    var size = ExpectedSize()
    root.forEachInSubtree { view in
      view.setEngine(self)
      size = size + ExpectedSize(of: view)
      // Its constraints may have been made before.
      view.stack?.noteProportions(in: self)
    }
    expected = size
  }

  struct WeakView {
    weak var view: LayoutView?
  }

  /// The counts of the last pass.
  var counts: LayoutCounts {
    @inline(__always) get { unsafe uncheckedCounts }
    @inline(__always) _modify { yield unsafe &uncheckedCounts }
  }
  // Unchecked: numbers are added to one by one.
  @exclusivity(unchecked) private var uncheckedCounts = LayoutCounts()

  /// Whether a view is the root.
  @inline(__always)
  func isRoot(_ view: LayoutView) -> Bool { rootReference.isSame(as: view) }

  /// Device pixels per point.
  var pixelScale: Double? { rootReference.with(\.pixelScale) }

  /// Whether an item lies in the hierarchy.
  func contains(_ item: LayoutItem) -> Bool {
    item.isServed(by: Unretained(self))
  }

  /// Whether something was invalidated or taken out since the last solution.
  var isDirty: Bool {
    isNew || isRootPending || !pendingViews.isEmpty || !pendingConstraints.isEmpty
      || wasStructureEdited
  }

  /// Reads everything invalidated, solves and has the views placed whose rectangles changed.
  func solve() {
    guard isDirty else { return }
    var isFirst = isNew
    refreshPending()
    repeat {
      if !followSettled() {
        dropEditedTieBreakingRows()
        optimise()
        settleAmbiguity()
      }
      wasStructureEdited = false
      reportSolution(isFirst: isFirst)
      isFirst = false
    } while raiseNegativeExtents()
    #if OwnershipChecks
      checkOwnership()
    #endif
  }

  /// The origin of the solver's space in the root's space: the corner of the root's alignment
  /// rectangle.
  var spaceOrigin = Point.zero
}
