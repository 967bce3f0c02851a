import ConstraintSolver

/// The priorities below every priority of Apple's API that settle what constraints leave open.
private enum TieBreakPriority {
  /// Copies of constraints as strong as the hugging or resistance of the same extent.
  static let rival = Priority(0.95)
  /// Content sizes, that of the oldest view weakest; between 0.5 and 0.9.
  static func content(_ index: Int, of count: Int) -> Priority {
    Priority(0.5 + 0.4 * Float(index + 1) / Float(count + 1))
  }
  /// Extents without content, that of the youngest view weakest; between 0.2 and 0.4.
  static func emptyExtent(_ index: Int, of count: Int) -> Priority {
    Priority(0.2 + 0.2 * Float(count - index) / Float(count + 1))
  }
  /// Extents of the former frames.
  static let extentStay = Priority(0.15)
  /// Positions at the targets of inequalities about them.
  static let inequality = Priority(0.12)
  /// Positions of the former frames.
  static let originStay = Priority(0.1)
}

/// Tie-breaking rows: their making and their taking out.
///
/// Each goes straight to the solver and into `Ambiguity`, never through `LayoutEngine.add(_:)`, which counts as an edit of the
/// hierarchy. A row that mentions several variables also connects their groups.
///
/// A row keeps its constant until its group is edited. So each change of that constant must count as an edit of the group:
///
/// - of a view's own state, such as its content size or its frame (``LayoutEngine/refreshRows(impliedBy:_:)``);
/// - of the parent's insets or scroll position, which stays contain (``LayoutView/scrollPositionDidChange()``);
/// - of the constraint that a row copies, whose constant may contain margins.
extension LayoutEngine {
  /// Finds what constraints leave open and settles it.
  func settleAmbiguity() {
    var open = solver.undeterminedVariables()
    if ambiguity == nil {
      guard !open.isEmpty else { return }
      ambiguity = Ambiguity(given: givenVariables)
    }
    open.removeAll { ambiguity?.isOpen($0) ?? false }
    guard let last = open.last else { return }
    ambiguity?.extend(to: last)
    for variable in open { ambiguity?.insert(variable) }
    breakTies(of: open)
    for variable in open { ambiguity?.noteSettled(variable) }
  }

  /// Moves the values with edited constants where the same variables stay open and are settled in the
  /// same way.
  ///
  /// Content settles a variable by the same constraint each time. Inequalities and former frames
  /// depend on constants and frames, so that their rows are made anew.
  ///
  /// - Returns: Whether that was so; otherwise nothing was solved.
  func followSettled() -> Bool {
    guard !wasStructureEdited, knownConflicts.isEmpty, ambiguity?.wasEdited ?? false,
      ambiguity?.given == givenVariables
    else { return false }
    makeGroups()
    guard ambiguity?.isContentAllThatSettlesEdited() ?? false, solver.follow() else { return false }
    ambiguity?.forgetEdits()
    return true
  }

  /// Takes the tie-breaking rows out where something was edited.
  func dropEditedTieBreakingRows() {
    guard ambiguity != nil else { return }
    if ambiguity?.given != givenVariables {
      removeTieBreakingRows(ambiguity?.takeAll() ?? [])
      ambiguity = nil
      wasStructureEdited = true
    } else if ambiguity?.wasEdited ?? false {
      makeGroups()
      removeTieBreakingRows(ambiguity?.takeEdited() ?? [])
    }
  }

  /// Takes out the tie-breaking rows that mention some items, with all others of the same groups.
  ///
  /// Such a constraint may mention another item as well, as an inequality between two positions does.
  func dropTieBreakingRows(mentioning items: [ItemVariables]) {
    guard ambiguity != nil else { return }
    makeGroups()
    for item in items { removeTieBreakingRows(ambiguity?.takeGroups(of: item) ?? []) }
  }

  private func makeGroups() {
    if ambiguity?.areGroupsMade == false { ambiguity?.makeGroups(of: solver) }
  }

  /// Takes out tie-breaking rows by their numbers.
  func removeTieBreakingRows(_ rows: [Int32]) {
    for row in rows { solver.remove(solver.id(ofNumber: row)) }
  }

  /// The root's variables, where nothing keeps them from following its frame.
  private var givenVariables: [Variable] {
    guard isRootFrameGiven, root.translatesAutoresizingMask, unusable.isEmpty,
      knownConflicts.isEmpty,
      let own = root.variables
    else { return [] }
    return [own.width, own.height]
  }

  /// Settles open extents by constraints as strong as the content, and then by content.
  ///
  /// Among views that could share a stretch or a squeeze at one priority, the first takes it all.
  ///
  /// Among arranged views without content size the last takes all room. What is still free stays
  /// as close as possible to the former frames, extents before positions: a view of which only
  /// the trailing edge is fixed is not stretched to it. A position about which there are only
  /// inequalities lies at the target of the first, on whichever side of it the frame was.
  ///
  /// Sources: for views with content, and arranged views without, the frames that `Vercantez/openuikit`
  /// measured on Mac Catalyst 26.1. Apple's engine keeps the old frame of an ambiguous item as closely
  /// as a solution allows (`_disambiguateFrame:forAmbiguousItem:withOldFrame:` in the headers of
  /// `nst/iOS-Runtime-Headers`); of extents before positions, 40 tests of
  /// Stevia, which fix one far edge of views without size; of inequalities, 23 tests of Stevia (`top <= 10`
  /// alone gives 10, while `width <= 10` alone gives 0). A simplex tableau answers so: an inequality
  /// that brings a variable free in sign into the basis leaves its slack at zero.
  private func breakTies(of variables: [Variable]) {
    var open = variables
    if addContentTieBreakingRows(for: references(of: open)) {
      optimise()
      let rest = solver.undetermined(among: open)
      for variable in open { ambiguity?.noteSettled(variable) }
      for variable in rest { ambiguity?.noteUnsettled(variable) }
      open = rest
    }
    guard !open.isEmpty else { return }
    let views = views(of: open)
    addInequalities(of: views)
    for view in views {
      for axis in Axis.allCases { addStays(of: view, axis) }
    }
    optimise()
  }

  /// Settles undetermined positions at inequalities about them.
  ///
  /// Views are taken from the oldest to the youngest. Each position is settled at the first active inequality about it that no
  /// position before it has taken.
  private func addInequalities(of views: [LayoutView]) {
    var taken: Set<Int32> = []
    for view in views where !isRoot(view) && !(view.extras?.keepsExercisedPosition ?? false) {
      for axis in Axis.allCases {
        let origin = variables(of: view).origin(axis)
        guard isUnsettled(origin) else { continue }
        guard let inequality = firstInequality(of: view, axis, except: taken) else { continue }
        taken.insert(inequality.row)
        addInequality(inequality, of: origin)
      }
    }
  }

  /// The first active inequality about the position of a view, those with some numbers left out.
  private func firstInequality(
    of view: LayoutView, _ axis: Axis, except taken: Set<Int32>
  ) -> LayoutConstraint? {
    var found: LayoutConstraint?
    view.forEachActiveMention { constraint in
      guard found == nil, constraint.relation != .equal, constraint.row != RowNumber.none,
        !taken.contains(constraint.row), !constraint.firstAttribute.isSize,
        constraint.firstAttribute.axis == axis
      else { return }
      found = constraint
    }
    return found
  }

  private func addInequality(_ constraint: LayoutConstraint, of variable: Variable) {
    var form = LinearForm()
    guard constraint.write(to: &form, in: self) else { return }
    form.relation = .equal
    form.priority = TieBreakPriority.inequality
    guard let id = try? addToSolver(from: &form) else { return }
    ambiguity?.note(id.number, of: variable, as: .inequality)
    ambiguity?.connect(id.number, in: solver)
  }

  /// The views that variables belong to, each once, the oldest first.
  func views(of variables: [Variable]) -> [LayoutView] {
    references(of: variables).compactMap(\.object)
  }

  /// The views that variables belong to, each once, the oldest first, none retained.
  private func references(of variables: [Variable]) -> [Unretained<LayoutView>] {
    var views: [Unretained<LayoutView>] = []
    var last = Unretained<LayoutItem>(nil)
    for variable in owners.sortedByAge(variables) where owners[variable] != last {
      last = owners[variable]
      // Of a guide the reference is its owner.
      let view = last.with { item in
        item.reference.with { $0 === item ? item.reference : Unretained(nil) } ?? Unretained(nil)
      }
      if let view, view != Unretained(nil) { views.append(view) }
    }
    return views
  }

  /// - Returns: Whether there are any.
  private func addContentTieBreakingRows(for views: [Unretained<LayoutView>]) -> Bool {
    var count = 0
    for axis in Axis.allCases {
      var sized: [Unretained<LayoutView>] = []
      var empty: [Unretained<LayoutView>] = []
      for reference in views {
        _ = reference.with { view in
          guard isUnsettled(view.variables?.extent(axis)) else { return }
          if view.content.size[axis: axis] != Size.noIntrinsicMetric {
            sized.append(reference)
          } else if view.parent?.stack?.axis == axis {
            empty.append(reference)
          }
        }
      }
      addContentTieBreakingRows(forSized: sized, empty: empty, axis)
      count += sized.count + empty.count
    }
    return count > 0
  }

  private func isUnsettled(_ variable: Variable?) -> Bool {
    guard let variable else { return false }
    return ambiguity?.isUnsettled(variable) ?? false
  }

  private func addContentTieBreakingRows(
    forSized sized: [Unretained<LayoutView>], empty: [Unretained<LayoutView>], _ axis: Axis
  ) {
    for view in sized { _ = view.with { addRivals(of: $0, axis) } }
    for (index, view) in sized.enumerated() {
      let priority = TieBreakPriority.content(index, of: sized.count)
      _ = view.with { addContentTieBreakingRow($0, axis, $0.content.size[axis: axis], priority) }
    }
    for (index, view) in empty.enumerated() {
      let priority = TieBreakPriority.emptyExtent(index, of: empty.count)
      _ = view.with { addContentTieBreakingRow($0, axis, 0, priority) }
    }
  }

  private func addContentTieBreakingRow(
    _ view: LayoutView, _ axis: Axis, _ extent: Double, _ priority: Priority
  ) {
    let variable = variables(of: view).extent(axis)
    guard let id = try? solver.add(variable, .equal, extent, priority: priority) else { return }
    ambiguity?.note(id.number, of: variable, as: .content)
  }

  /// Adds a copy, as a tie-breaking row, of each rival of a view: of each constraint as strong as its content size.
  ///
  /// Source: iOS gives a width of at least 100 at 250 its 100 beside a content of 50 hugging at 250.
  private func addRivals(of view: LayoutView, _ axis: Axis) {
    guard view.mentions.haveOptional else { return }
    let extent = variables(of: view).extent(axis)
    let hugging = view.contentHugging[axis]
    let resistance = view.contentCompressionResistance[axis]
    view.forEachActiveMention { constraint in
      let strength = constraint.priority
      guard strength != .required, strength.rawValue == hugging || strength.rawValue == resistance,
        constraint.firstAttribute.axis == axis, constraint.row != RowNumber.none,
        constraint.systemRole == nil
      else { return }
      addRival(constraint, of: extent)
    }
  }

  private func addRival(_ constraint: LayoutConstraint, of extent: Variable) {
    var form = LinearForm()
    guard constraint.write(to: &form, in: self) else { return }
    form.priority = TieBreakPriority.rival
    guard let id = try? addToSolver(from: &form) else { return }
    ambiguity?.note(id.number, of: extent, as: .constraint)
    ambiguity?.connect(id.number, in: solver)
  }

  private func addStays(of view: LayoutView, _ axis: Axis) {
    let own = variables(of: view)
    if isUnsettled(own.origin(axis)) {
      addStay(originStay(of: view, axis), own.origin(axis), as: .formerFrame)
    }
    if isUnsettled(own.extent(axis)) {
      let extent = isRoot(view) ? 0 : view.frame.size[axis: axis] - view.alignmentInsets.total(axis)
      let form = LinearForm(
        own.extent(axis), .equal, extent, priority: TieBreakPriority.extentStay)
      addStay(form, own.extent(axis), as: .formerFrame)
    }
  }

  private func addStay(_ form: LinearForm, _ variable: Variable, as settlement: Settlement) {
    guard let id = try? addToSolver(form) else { return }
    ambiguity?.note(id.number, of: variable, as: settlement)
    ambiguity?.connect(id.number, in: solver)
  }

  private func originStay(of view: LayoutView, _ axis: Axis) -> LinearForm {
    var form = LinearForm(
      variables(of: view).origin(axis), .equal,
      view.frame.origin.along(axis) + view.alignmentInsets.near(axis),
      priority: TieBreakPriority.originStay)
    if let parent = view.parent {
      form.add(-1, variables(of: parent).origin(axis))
      form.constant -= parent.alignmentInsets.near(axis) + parent.boundsOrigin.along(axis)
    }
    return form
  }

  /// The items of variables, each once, the oldest first.
  private func items(of variables: [Variable]) -> [LayoutItem] {
    var items: [LayoutItem] = []
    for variable in owners.sortedByAge(variables) {
      if let item = owner(of: variable), items.last !== item { items.append(item) }
    }
    return items
  }

  /// Whether constraints leave a variable open, as of the last solution.
  func isOpen(_ variable: Variable) -> Bool {
    ambiguity?.isOpen(variable) ?? false
  }

  /// The items whose variables are not determined, each once, the oldest first.
  var openItems: [LayoutItem] { items(of: ambiguity?.open ?? []) }
}
