import ConstraintSolver

/// Turns a hierarchy's constraints into a solver's and the solver's values into rectangles.
///
/// One engine serves one root. Only what was invalidated is read again. What the engine keeps about
/// an item or a constraint stands in the item or constraint itself: its variables, its row.
final class LayoutEngine {
  /// The root of the hierarchy, which owns the engine or outlives it.
  unowned let host: LayoutView
  private let hostReference: Unretained<LayoutView>
  /// Whether the host's frame is given; otherwise its size follows from its content.
  let fixesHost: Bool

  let solver = Solver()
  /// The items by their variables.
  var owners: [Unretained<LayoutItem>] {
    @inline(__always) get { unsafe uncheckedOwners }
    @inline(__always) _modify { yield unsafe &uncheckedOwners }
  }
  @exclusivity(unchecked) private var uncheckedOwners: [Unretained<LayoutItem>] = []
  /// Whether nothing was read yet.
  ///
  /// Everything will be then, whatever is invalidated meanwhile. What entered since is pending and
  /// comes last.
  private(set) var isNew = false
  private(set) var pendingViews: [LayoutView] {
    @inline(__always) get { unsafe uncheckedPendingViews }
    @inline(__always) _modify { yield unsafe &uncheckedPendingViews }
  }
  @exclusivity(unchecked) private var uncheckedPendingViews: [LayoutView] = []
  /// Whether the host is pending; apart from the others, because it must not be retained here.
  private var isHostPending = false
  private(set) var pendingConstraints: [LayoutConstraint] {
    @inline(__always) get { unsafe uncheckedPendingConstraints }
    @inline(__always) _modify { yield unsafe &uncheckedPendingConstraints }
  }
  @exclusivity(unchecked) private var uncheckedPendingConstraints: [LayoutConstraint] = []
  /// The variables that constraints leave open; nil if they never left any.
  var ambiguity: Ambiguity? {
    @inline(__always) get { unsafe uncheckedAmbiguity }
    @inline(__always) _modify { yield unsafe &uncheckedAmbiguity }
  }
  @exclusivity(unchecked) private var uncheckedAmbiguity: Ambiguity?
  /// Whether variables or rows came or went since the last solution.
  var wasStructureEdited: Bool {
    @inline(__always) get { unsafe uncheckedWasStructureEdited }
    @inline(__always) set { unsafe uncheckedWasStructureEdited = newValue }
  }
  @exclusivity(unchecked) private var uncheckedWasStructureEdited = false
  /// The conflicts, by the constraints that were broken.
  var knownConflicts: [ConstraintID: LayoutConflict] {
    @inline(__always) get { unsafe uncheckedKnownConflicts }
    @inline(__always) _modify { yield unsafe &uncheckedKnownConflicts }
  }
  @exclusivity(unchecked) private var uncheckedKnownConflicts: [ConstraintID: LayoutConflict] = [:]
  /// The broken constraints as of the last request for new conflicts.
  var reportedConflicts: [ConstraintID] = []
  /// Views whose content was measured at less than its natural width.
  private var wrappedViews: [WeakView] = []
  var borrowedBaselines = BorrowedBaselines()
  /// Whether ``exerciseAmbiguity(of:)`` ever moved a view.
  var hasExercisedViews = false
  /// The stack views that share room in proportion.
  var proportionalStacks = ProportionalStacks()
  /// Views and content areas that a solution made no wider or higher than nothing, since that was last asked for.
  var emptyItems: [LayoutItem] = []
  /// Constraints that cannot be computed with, as of the last solution.
  var unusable: [EngineConstraint] {
    @inline(__always) get { unsafe uncheckedUnusable }
    @inline(__always) _modify { yield unsafe &uncheckedUnusable }
  }
  @exclusivity(unchecked) private var uncheckedUnusable: [EngineConstraint] = []

  /// Creates an engine without anything in it.
  init(host: LayoutView, fixesHost: Bool) {
    self.host = host
    hostReference = Unretained(host)
    self.fixesHost = fixesHost
  }

  /// Creates an engine that lays out a hierarchy in the frame its root has.
  convenience init(host: LayoutView) {
    self.init(host: host, fixesHost: true)
    isNew = true
    let views = host.subtreeReferences
    var constraintCount = 0
    for view in views {
      _ = view.with {
        $0.setEngine(self)
        // Its constraints may have been made before.
        $0.stack?.noteProportions(in: self)
        constraintCount += $0.held.count
      }
    }
    reserve(views: views.count, constraints: constraintCount)
  }

  private struct WeakView {
    weak var view: LayoutView?
  }

  /// The counts of the last pass.
  var counts: LayoutCounts {
    @inline(__always) get { unsafe uncheckedCounts }
    @inline(__always) _modify { yield unsafe &uncheckedCounts }
  }
  @exclusivity(unchecked) private var uncheckedCounts = LayoutCounts()

  /// Records a new constraint.
  ///
  /// - Throws: `SolverError.notFinite`, recording nothing.
  func addToSolver(_ form: consuming LinearForm) throws(SolverError) -> ConstraintID {
    try addToSolver(from: &form)
  }

  /// Records a new constraint from the place in which it was written.
  ///
  /// - Throws: `SolverError.notFinite`, recording nothing.
  @inline(__always)
  func addToSolver(from form: inout LinearForm) throws(SolverError) -> ConstraintID {
    try solver.add(
      form.places.span.extracting(first: form.count), form.relation, form.constant,
      priority: form.priority)
  }

  // MARK: Items

  /// Takes in a view that was added, and everything inside it.
  func enter(subtree: LayoutView) {
    for view in subtree.subtree {
      view.setEngine(self)
      enqueue(view)
      view.held.forEach(enqueue)
    }
  }

  /// Takes in a constraint that becomes active.
  func enter(_ constraint: LayoutConstraint) {
    forgetExercise(of: constraint)
    enqueue(constraint)
  }

  /// Takes out a constraint that becomes inactive.
  func leave(_ constraint: LayoutConstraint) {
    forgetExercise(of: constraint)
    drop(constraint)
  }

  /// Makes room in an empty engine; later on it grows as needed, as exactly enough would mean
  /// copying everything for each view.
  func reserve(views: Int, constraints: Int) {
    let variables = 4 * views
    // Content implies up to four constraints of one term; most others have two terms.
    let rowCount = constraints + 4 * views
    owners.reserveCapacity(variables)
    solver.reserve(
      variables: variables, constraints: rowCount, terms: 2 * constraints + 4 * views)
  }

  /// Whether a view is the root.
  @inline(__always)
  func isHost(_ view: LayoutView) -> Bool { hostReference.isSame(as: view) }

  /// Whether an item lies in the hierarchy.
  func contains(_ item: LayoutItem) -> Bool {
    item.isServed(by: Unretained(self))
  }

  /// The variables of an item, made when first asked for.
  func variables(of item: LayoutItem) -> ItemVariables {
    item.variables ?? makeVariables(of: item)
  }

  @inline(never)
  private func makeVariables(of item: LayoutItem) -> ItemVariables {
    let made: ItemVariables
    if hostReference.isSame(as: item) {
      made = ItemVariables(
        minX: .none, minY: .none, width: solver.makeVariable(), height: solver.makeVariable())
    } else {
      let (minX, minY, width, height) = solver.makeVariables()
      made = ItemVariables(minX: minX, minY: minY, width: width, height: height)
    }
    item.variables = made
    wasStructureEdited = true
    made.forEach { setOwner(Unretained(item), of: $0) }
    return made
  }

  @inline(__always)
  private func setOwner(_ item: Unretained<LayoutItem>, of variable: Variable) {
    let index = Int(variable.index)
    if index == owners.count { return owners.append(item) }
    while owners.count <= index { owners.append(Unretained(nil)) }
    owners[index] = item
  }

  /// Drops a view and everything inside it, whose crossing constraints are gone already.
  func forget(subtree: LayoutView) {
    let views = subtree.subtree
    for view in views {
      view.held.forEach(drop)
      returnBaseline(of: view)
      proportionalStacks.forget(view)
      dropRows(impliedBy: view)
    }
    var items: [LayoutItem] = []
    for view in views { view.forEachItem { items.append($0) } }
    release(items)
    for view in views { view.leaveEngine() }
  }

  /// Drops a guide whose constraints are gone already.
  func forget(_ guide: LayoutGuide) {
    release([guide])
  }

  /// Takes out the variables of items that no constraint mentions any more.
  ///
  /// Tie-breaking constraints of other items may.
  private func release(_ items: [LayoutItem]) {
    wasStructureEdited = true
    dropTieBreakers(mentioning: items.compactMap(\.variables))
    items.forEach(releaseVariables)
  }

  private func releaseVariables(of item: LayoutItem) {
    guard let variables = item.variables else { return }
    item.forgetVariables()
    variables.forEach { variable in
      setOwner(Unretained(nil), of: variable)
      solver.removeVariable(variable)
    }
  }

  // MARK: Reading what changed

  /// Marks a constraint to be read again before the next solution.
  func invalidate(_ constraint: LayoutConstraint) {
    if !isNew { enqueue(constraint) }
  }

  private func enqueue(_ constraint: LayoutConstraint) {
    guard !constraint.isPending else { return }
    constraint.isPending = true
    pendingConstraints.append(constraint)
  }

  /// Marks a view, whose implied constraints are read again before the next solution.
  func invalidate(_ view: LayoutView) {
    guard !isNew else { return }
    if isHost(view) {
      isHostPending = true
    } else {
      enqueue(view)
    }
  }

  private func enqueue(_ view: LayoutView) {
    guard !view.isPending else { return }
    view.isPending = true
    pendingViews.append(view)
  }

  /// Whether something was invalidated or taken out since the last solution.
  var isDirty: Bool {
    isNew || isHostPending || !pendingViews.isEmpty || !pendingConstraints.isEmpty
      || wasStructureEdited
  }

  /// Reads everything invalidated, solves and writes the solved rectangles.
  func solve() {
    guard isDirty else { return }
    refreshPending()
    repeat {
      dropEditedTieBreakers()
      optimise()
      settleAmbiguity()
      wasStructureEdited = false
      writeSolution()
    } while raiseNegativeExtents()
    #if OwnershipChecks
      checkOwnership()
    #endif
  }

  private func refreshPending() {
    let chains = isNew ? readViews() : []
    if isHostPending {
      isHostPending = false
      refreshRows(impliedBy: host)
    }
    let own = Unretained(self)
    for view in takePendingViews() where view.serving == own { refreshRows(impliedBy: view) }
    readConstraints(of: chains)
    isNew = false
    for constraint in takePendingConstraints()
    where constraint.holding.with({ $0.serving == own }) ?? false {
      refresh(constraint)
    }
  }

  /// Reads for the first time what views imply, apart from those that are pending.
  ///
  /// - Returns: The beginnings of the chains of constraints that views hold, in the order of
  ///   ``LayoutView/subtree``.
  private func readViews() -> [Unretained<LayoutConstraint>] {
    var views = [hostReference]
    var chains: [Unretained<LayoutConstraint>] = []
    var next = 0
    var form = LinearForm()
    while next < views.count {
      _ = views[next].with { view in
        if !view.isPending { refreshRows(impliedBy: view, through: &form) }
        if view.held.count > 0 { chains.append(view.held.beginning) }
        view.appendChildren(to: &views)
      }
      next += 1
    }
    return chains
  }

  /// Reads for the first time the constraints of chains, apart from those that are pending.
  private func readConstraints(of chains: [Unretained<LayoutConstraint>]) {
    var form = LinearForm()
    for chain in chains {
      HeldConstraints.forEach(from: chain) { if !$0.isPending { refresh($0, through: &form) } }
    }
  }

  /// The views invalidated since the last call, without the host.
  func takePendingViews() -> [LayoutView] {
    defer { pendingViews = [] }
    for view in pendingViews { view.isPending = false }
    return pendingViews
  }

  /// The constraints invalidated since the last call.
  func takePendingConstraints() -> [LayoutConstraint] {
    defer { pendingConstraints = [] }
    for constraint in pendingConstraints { constraint.isPending = false }
    return pendingConstraints
  }

  // MARK: Wrapping

  /// Notes that a view's content was measured at less than its natural width.
  func noteWrapping(_ view: LayoutView) {
    wrappedViews.append(WeakView(view: view))
  }

  /// The views noted since the last call, as far as they are still in the hierarchy.
  func takeWrappedViews() -> [LayoutView] {
    guard !wrappedViews.isEmpty else { return [] }
    defer { wrappedViews = [] }
    return wrappedViews.compactMap(\.view).filter { $0.engine === self }
  }

  // MARK: Solution

  /// The origin of the solver's space in the root's space: the corner of the root's alignment
  /// rectangle.
  private var spaceOrigin = Point.zero

  /// The item that a variable belongs to.
  func owner(of variable: Variable) -> LayoutItem? {
    owners[Int(variable.index)].object
  }

  /// Gives the items their rectangles where a variable changed, or all where the root's alignment
  /// rectangle begins somewhere else.
  private func writeSolution() {
    let changed = solver.takeChangedVariables()
    let insets = host.alignmentInsets
    let origin = Point(x: insets.left, y: insets.top)
    var last = Unretained<LayoutItem>(nil)
    if origin == spaceOrigin {
      for variable in changed { writeSolution(to: owners[Int(variable.index)], after: &last) }
    } else {
      spaceOrigin = origin
      for item in owners { writeSolution(to: item, after: &last) }
    }
  }

  /// Gives an item its rectangle, unless that was done just before.
  @inline(__always)
  private func writeSolution(
    to item: Unretained<LayoutItem>, after last: inout Unretained<LayoutItem>
  ) {
    guard item != last else { return }
    last = item
    _ = item.with { writeSolution(to: $0) }
  }

  private func writeSolution(to item: LayoutItem) {
    guard let own = item.variables else { return }
    // The root has no variables for its position, which is 0.
    let (minX, minY, width, height) = solver.values(
      of: own.minX.isNone ? own.width : own.minX, own.minY.isNone ? own.height : own.minY,
      own.width, own.height)
    item.solution = Rect(
      x: spaceOrigin.x + (own.minX.isNone ? 0 : minX),
      y: spaceOrigin.y + (own.minY.isNone ? 0 : minY), width: width, height: height)
    if min(width, height) < LayoutEngine.emptyExtent { noteEmptyExtent(of: item) }
    item.solvedRectDidChange()
  }
}
