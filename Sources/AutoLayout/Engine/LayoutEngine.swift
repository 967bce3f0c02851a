import ConstraintSolver

/// Turns a hierarchy's constraints into a solver's and the solver's values into rectangles.
///
/// One engine serves one root. Only what was invalidated is read again.
final class LayoutEngine {
  /// The root of the hierarchy.
  unowned let host: LayoutView
  /// Whether the host's frame is given; otherwise its size follows from its content.
  let fixesHost: Bool

  private let solver = Solver()
  private var itemVariables: [ObjectIdentifier: ItemVariables] = [:]
  private var owners: [Variable: ItemReference] = [:]
  private var rows: [ObjectIdentifier: Row] = [:]
  private var sources: [ConstraintID: EngineConstraint] = [:]
  private var pendingViews = PendingList<LayoutView>()
  /// Whether the host is pending; apart from the others, because it must not be retained here.
  private var isHostPending = false
  private var pendingConstraints = PendingList<EngineConstraint>()
  /// What tells apart solutions that no constraint tells apart; renewed with every solution.
  private var tieBreakers: [ConstraintID] = []
  private var conflictSets: [ConstraintID: [EngineConstraint]] = [:]
  /// Views whose content was measured at less than its natural width.
  private var wrappedViews: [WeakView] = []

  /// The variables that constraints leave free, as of the last solution.
  private(set) var undetermined: Set<Variable> = []
  /// Constraints that cannot be computed with, as of the last solution.
  private(set) var unusable: [EngineConstraint] = []

  /// Creates an engine that lays out a hierarchy in the frame its root has.
  convenience init(host: LayoutView) {
    self.init(host: host, fixesHost: true)
  }

  /// Creates an engine that is about to read everything in the hierarchy.
  private init(host: LayoutView, fixesHost: Bool) {
    self.host = host
    self.fixesHost = fixesHost
    for view in host.subtree {
      invalidate(view)
      for constraint in view.constraints { invalidate(constraint) }
    }
  }

  /// Creates an engine for one question about the size that a view's content wants.
  ///
  /// The view's own records are left alone.
  convenience init(fittingHost host: LayoutView) {
    self.init(host: host, fixesHost: false)
  }

  /// A constraint as the solver has it.
  private struct Row {
    var id: ConstraintID
    var linear: LinearConstraint
    var source: EngineConstraint
  }

  private struct WeakView {
    weak var view: LayoutView?
  }

  private struct ItemReference {
    unowned let item: LayoutItem
  }

  // MARK: Items

  /// Whether an item lies in the hierarchy.
  func contains(_ item: LayoutItem) -> Bool {
    item.referenceView?.isInside(host) ?? false
  }

  /// The variables of an item, made when first asked for.
  func variables(of item: LayoutItem) -> ItemVariables {
    if let known = itemVariables[ObjectIdentifier(item)] { return known }
    let made = ItemVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    itemVariables[ObjectIdentifier(item)] = made
    for variable in [made.minX, made.minY, made.width, made.height] {
      owners[variable] = ItemReference(item: item)
    }
    return made
  }

  /// The variables of an item, if it has any.
  func knownVariables(of item: LayoutItem) -> ItemVariables? {
    itemVariables[ObjectIdentifier(item)]
  }

  /// Drops a view and everything inside it, whose crossing constraints are gone already.
  func forget(subtree: LayoutView) {
    dropTieBreakers()
    refreshPendingConstraints()
    for view in subtree.subtree {
      for constraint in view.constraints { drop(constraint) }
      for constraint in view.viewConstraints { drop(constraint) }
    }
    for view in subtree.subtree {
      view.viewConstraints = []
      for item in [view as LayoutItem] + view.guides + view.derivedGuides { releaseItem(item) }
    }
  }

  /// Drops a guide whose constraints are gone already.
  func forget(_ guide: LayoutGuide) {
    dropTieBreakers()
    refreshPendingConstraints()
    releaseItem(guide)
  }

  private func releaseItem(_ item: LayoutItem) {
    guard let variables = itemVariables.removeValue(forKey: ObjectIdentifier(item)) else { return }
    for variable in [variables.minX, variables.minY, variables.width, variables.height] {
      owners[variable] = nil
      undetermined.remove(variable)
      solver.removeVariable(variable)
    }
  }

  // MARK: Reading what changed

  /// Has a constraint read again before the next solution.
  func invalidate(_ constraint: EngineConstraint) {
    pendingConstraints.append(constraint)
  }

  /// Has the constraints that a view's state implies read again before the next solution.
  func invalidate(_ view: LayoutView) {
    if view === host { isHostPending = true } else { pendingViews.append(view) }
  }

  /// Whether something was invalidated since the last solution.
  var isDirty: Bool { isHostPending || !pendingViews.isEmpty || !pendingConstraints.isEmpty }

  /// Reads everything invalidated, solves and writes the solved rectangles.
  func solve() {
    guard isDirty else { return }
    dropTieBreakers()
    refreshPendingViews()
    refreshPendingConstraints()
    solver.solve(breaking: chooseConstraintToBreak)
    undetermined = Set(solver.undeterminedVariables())
    if !undetermined.isEmpty { breakTies() }
    writeSolution()
  }

  private func refreshPendingViews() {
    let views = (isHostPending ? [host] : []) + pendingViews.take()
    isHostPending = false
    for view in views where view.isInside(host) {
      if view.viewConstraints.isEmpty {
        view.viewConstraints = ViewConstraint.Kind.all.map { ViewConstraint($0, of: view) }
      }
      _ = variables(of: view)
      if let content = view.scrollContentGuide { _ = variables(of: content) }
      for constraint in view.viewConstraints { refresh(constraint) }
    }
  }

  private func refreshPendingConstraints() {
    for constraint in pendingConstraints.take() { refresh(constraint) }
  }

  private func refresh(_ constraint: EngineConstraint) {
    unusable.removeAll { $0 === constraint }
    guard let linear = constraint.linearConstraint(in: self) else { return drop(constraint) }
    let key = ObjectIdentifier(constraint)
    guard var row = rows[key], row.linear.terms == linear.terms,
      row.linear.relation == linear.relation
    else {
      drop(constraint)
      return add(constraint, linear)
    }
    do {
      if row.linear.constant != linear.constant {
        try solver.setConstant(linear.constant, of: row.id)
      }
      if row.linear.priority != linear.priority {
        solver.setPriority(linear.priority, of: row.id)
      }
      row.linear = linear
      rows[key] = row
    } catch {
      drop(constraint)
      unusable.append(constraint)
    }
  }

  private func add(_ constraint: EngineConstraint, _ linear: LinearConstraint) {
    do {
      let id = try solver.add(linear)
      rows[ObjectIdentifier(constraint)] = Row(id: id, linear: linear, source: constraint)
      sources[id] = constraint
    } catch {
      unusable.append(constraint)
    }
  }

  private func drop(_ constraint: EngineConstraint) {
    guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(row.id)
    sources[row.id] = nil
    conflictSets[row.id] = nil
  }

  // MARK: Wrapping

  /// Notes that a view's content was measured at less than its natural width.
  func noteWrapping(_ view: LayoutView) {
    wrappedViews.append(WeakView(view: view))
  }

  /// The views noted since the last call, as far as they are still in the hierarchy.
  func takeWrappedViews() -> [LayoutView] {
    defer { wrappedViews = [] }
    return wrappedViews.compactMap(\.view).filter { $0.isInside(host) }
  }

  // MARK: Conflicts

  private func chooseConstraintToBreak(_ conflict: Conflict) -> ConstraintID {
    let members = conflict.constraints.compactMap { id in sources[id].map { (id, $0) } }
    let choice = ConflictRecovery.choose(among: members.map(\.1))
    let id = members[choice].0
    conflictSets[id] = members.map(\.1)
    return id
  }

  /// The conflicts that the last solution lives with.
  var conflicts: [LayoutConflict] {
    solver.brokenConstraints.compactMap { id in
      guard let broken = sources[id], let set = conflictSets[id] else { return nil }
      return LayoutConflict(constraints: set, broken: broken)
    }
  }

  // MARK: Ambiguity

  /// Adds a constraint that only tells apart what other constraints leave open.
  func addTieBreaker(_ linear: LinearConstraint) {
    if let id = try? solver.add(linear) { tieBreakers.append(id) }
  }

  private func dropTieBreakers() {
    for id in tieBreakers { solver.remove(id) }
    tieBreakers = []
  }

  private func breakTies() {
    addContentTieBreakers()
    addStays()
    solver.solve(breaking: chooseConstraintToBreak)
  }

  /// The items whose variables are not determined, each once, in the order they entered.
  var undeterminedItems: [LayoutItem] {
    var items: [LayoutItem] = []
    for variable in undetermined.sorted() {
      if let item = owners[variable]?.item, items.last !== item { items.append(item) }
    }
    return items
  }

  // MARK: Solution

  private func writeSolution() {
    for variable in solver.takeChangedVariables() {
      guard let item = owners[variable]?.item, let own = knownVariables(of: item) else { continue }
      item.solvedRect = Rect(
        x: solver.value(of: own.minX), y: solver.value(of: own.minY),
        width: solver.value(of: own.width), height: solver.value(of: own.height))
      (item as? LayoutView)?.parent?.setNeedsLayout()
      (item as? LayoutGuide)?.owningView?.setNeedsLayout()
    }
  }

  // MARK: Fitting

  /// Pulls the host towards a size.
  func addFittingTarget(_ target: FittingTarget) {
    let own = variables(of: host)
    let insets = host.alignmentInsets
    for (axis, priority) in [
      (Axis.horizontal, target.horizontalPriority), (.vertical, target.verticalPriority),
    ] {
      let extent = max(0, target.size[axis: axis] - insets.total(axis))
      addTieBreaker(
        LinearConstraint([Term(1, own.extent(axis))], .equal, extent, priority: priority))
      addTieBreaker(LinearConstraint([Term(1, own.extent(axis))], .greaterThanOrEqual, 0))
    }
  }

  /// Solves without writing anything back.
  ///
  /// - Returns: The size of the host's frame, in points.
  func fittedSize() -> Size {
    refreshPendingViews()
    refreshPendingConstraints()
    solver.solve(breaking: chooseConstraintToBreak)
    let own = variables(of: host)
    return Size(
      width: solver.value(of: own.width) + host.alignmentInsets.total(.horizontal),
      height: solver.value(of: own.height) + host.alignmentInsets.total(.vertical))
  }

  /// The solved width of a view's alignment rectangle, in points.
  func width(of view: LayoutView) -> Double? {
    knownVariables(of: view).map { solver.value(of: $0.width) }
  }

  /// How much the last solution violates a constraint, in points; nil when it takes no part.
  func violation(of constraint: EngineConstraint) -> Double? {
    rows[ObjectIdentifier(constraint)].map { solver.violation(of: $0.id) }
  }
}

/// A list in which everything stands once, in the order of first mention.
private struct PendingList<Element: AnyObject> {
  private var elements: [Element] = []
  private var members: Set<ObjectIdentifier> = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func append(_ element: Element) {
    if members.insert(ObjectIdentifier(element)).inserted { elements.append(element) }
  }

  mutating func take() -> [Element] {
    defer { self = PendingList() }
    return elements
  }
}
