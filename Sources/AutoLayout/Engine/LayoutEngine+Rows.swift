import ConstraintSolver

extension LayoutEngine {
  /// Reads what was edited of a constraint between items.
  func refresh(_ constraint: LayoutConstraint, _ edits: ConstraintEdits) {
    // Which view has a baseline, and where it lies in the view, may change with its offset.
    let areTermsKept = !edits.contains(.terms) && !constraint.relatesBaselines
    guard constraint.row != RowNumber.none, areTermsKept else {
      var form = LinearForm()
      return refresh(constraint, through: &form)
    }
    counts.readings += 1
    if edits.contains(.priority) { setPriority(constraint.priority, ofRow: constraint.row) }
    if edits.contains(.constant) { refreshConstant(of: constraint) }
  }

  private func refreshConstant(of constraint: LayoutConstraint) {
    var form = LinearForm()
    guard constraint.write(to: &form, in: self) else { return drop(constraint) }
    assert(says(constraint.row, form), "Only the constant was edited")
    guard !setConstant(form.constant, ofRow: constraint.row) else { return }
    drop(constraint)
    unusable.append(constraint)
  }

  /// Reads a constraint between items through a form that many are read through, whatever it is.
  @inline(__always)
  func refresh(_ constraint: LayoutConstraint, through form: inout LinearForm) {
    counts.readings += 1
    if !unusable.isEmpty { forgetUnusable(constraint) }
    guard constraint.row == RowNumber.none, constraint.writePlainly(to: &form, in: self) else {
      return refreshAny(constraint, through: &form)
    }
    constraint.row = addUnits(from: &form)
    if constraint.row == RowNumber.none { refreshAny(constraint, through: &form) }
  }

  /// Forgets that the solver refused a constraint, which is about to be read again.
  ///
  /// It is no part of the loops that read: its variables would push theirs out of the registers.
  @inline(never)
  private func forgetUnusable(_ constraint: LayoutConstraint) {
    unusable.removeAll { $0 === constraint }
  }

  @inline(never)
  private func forgetUnusable(impliedBy view: LayoutView) {
    unusable.removeAll { ($0 as? ViewConstraint)?.firstItem === view }
  }

  @inline(never)
  private func refreshAny(_ constraint: LayoutConstraint, through form: inout LinearForm) {
    guard constraint.write(to: &form, in: self) else { return drop(constraint) }
    constraint.row = renew(constraint.row, &form)
    if constraint.row == RowNumber.none { unusable.append(constraint) }
  }

  /// Reads what was edited of what a view's own state implies.
  func refreshRows(impliedBy view: LayoutView, _ edits: ViewEdits) {
    var form = LinearForm()
    refreshRows(impliedBy: view, edits, through: &form)
  }

  /// Reads what a view's own state implies through a form that much is read through, whatever it is.
  func refreshRows(
    impliedBy view: LayoutView, _ edits: ViewEdits = .all, through form: inout LinearForm
  ) {
    let own = variables(of: view)
    // What is left open follows the view's frame too.
    let isRoot = isRoot(view)
    if !isRoot, ambiguity != nil { ambiguity?.noteEdit(own) }
    let isAnyUnusable = !unusable.isEmpty
    if isAnyUnusable { forgetUnusable(impliedBy: view) }
    if isAnyUnusable || edits.contains(.state) {
      refreshStateRows(of: view, isRoot, through: &form)
    }
    if view.hasContentRows || view.content.size != Size.noIntrinsicSize {
      refreshContentRows(of: view, own)
    }
  }

  @inline(__always)
  private func refreshStateRows(
    of view: LayoutView, _ isRoot: Bool, through form: inout LinearForm
  ) {
    if let content = view.scrollContentGuide { _ = variables(of: content) }
    guard isRoot || view.extras != nil || view.translatesAutoresizingMask else { return }
    for kind in ViewConstraint.Kind.ofState { refresh(kind, of: view, through: &form) }
  }

  /// Brings what a view's content implies in line with it, kind by kind without a loop: many views have
  /// content, and of a known kind little is left to be asked.
  private func refreshContentRows(of view: LayoutView, _ own: ItemVariables) {
    let size = view.content.size
    let hugging = view.contentHugging
    let resistance = view.contentCompressionResistance
    if isAnyRow(0, of: view, size.width),
      !readAnew(0, of: view, own.width, size.width, hugging.horizontal, resistance.horizontal)
    {
      refresh(.widthHugging, of: view, own.width, .lessThanOrEqual, size.width, hugging.horizontal)
      refresh(
        .widthCompression, of: view, own.width, .greaterThanOrEqual, size.width,
        resistance.horizontal)
    }
    if isAnyRow(2, of: view, size.height),
      !readAnew(2, of: view, own.height, size.height, hugging.vertical, resistance.vertical)
    {
      refresh(
        .heightHugging, of: view, own.height, .lessThanOrEqual, size.height, hugging.vertical)
      refresh(
        .heightCompression, of: view, own.height, .greaterThanOrEqual, size.height,
        resistance.vertical)
    }
  }

  /// Whether a view's content implies something along an axis, or did: of the kind with an index, of the next, or of
  /// those behind them.
  @inline(__always)
  private func isAnyRow(_ index: Int, of view: LayoutView, _ extent: Double) -> Bool {
    extent != Size.noIntrinsicMetric || !view.contentRows.endBefore(index)
  }

  /// Makes both constraints along an axis that a view's content implies, of a view that is read for the first time.
  ///
  /// The first is of the kind with an index among what content implies, the second of the next.
  ///
  /// - Returns: False, having made none, where not both are to be made, or some are known already.
  @inline(__always)
  private func readAnew(
    _ index: Int, of view: LayoutView, _ extent: Variable, _ constant: Double,
    _ hugging: Float, _ resistance: Float
  ) -> Bool {
    guard isNew, constant != Size.noIntrinsicMetric, hugging > 0, resistance > 0,
      view.contentRows.endBefore(index),
      let row = solver.addBounds(
        of: extent, at: constant, atMost: Priority(min(hugging, 1000)),
        atLeast: Priority(min(resistance, 1000)))
    else { return false }
    counts.readings += 2
    wasStructureEdited = true
    view.appendContentRows(row, at: index)
    return true
  }

  /// Brings a constraint of a kind that a view's content implies in line with it, if there is content along the axis and
  /// the priority is one.
  @inline(__always)
  private func refresh(
    _ kind: ViewConstraint.Kind, of view: LayoutView, _ extent: Variable, _ relation: Relation,
    _ constant: Double, _ strength: Float
  ) {
    let former = view.row(of: kind)
    guard constant != Size.noIntrinsicMetric, strength > 0 else {
      if former != RowNumber.none { dropRow(of: kind, impliedBy: view) }
      return
    }
    counts.readings += 1
    let priority = Priority(min(strength, 1000))
    if former != RowNumber.none { return refreshRow(of: kind, impliedBy: view, constant, priority) }
    guard let row = try? solver.add(extent, relation, constant, priority: priority) else {
      return unusable.append(view.viewConstraint(kind))
    }
    wasStructureEdited = true
    noteEdit(ofRow: row.number)
    view.setRow(row.number, of: kind)
  }

  private func refreshRow(
    of kind: ViewConstraint.Kind, impliedBy view: LayoutView, _ constant: Double,
    _ priority: Priority
  ) {
    let row = view.row(of: kind)
    setPriority(priority, ofRow: row)
    guard !setConstant(constant, ofRow: row) else { return }
    dropRow(of: kind, impliedBy: view)
    unusable.append(view.viewConstraint(kind))
  }

  private func dropRow(of kind: ViewConstraint.Kind, impliedBy view: LayoutView) {
    drop(view.row(of: kind))
    view.setRow(RowNumber.none, of: kind)
  }

  /// Brings the constraint of a kind in line with what a view implies.
  private func refresh(
    _ kind: ViewConstraint.Kind, of view: LayoutView, through form: inout LinearForm
  ) {
    let former = view.row(of: kind)
    guard view.write(kind, to: &form, in: self) else {
      if former != RowNumber.none { dropRow(of: kind, impliedBy: view) }
      return
    }
    counts.readings += 1
    let row = renew(former, &form)
    view.setRow(row, of: kind)
    if row == RowNumber.none { unusable.append(view.viewConstraint(kind)) }
  }

  /// Brings a constraint of the solver in line with what it comes from, and makes it anew if there
  /// is none or it has other terms.
  ///
  /// - Returns: Its number; none for numbers that cannot be computed with.
  @inline(__always)
  private func renew(_ row: Int32, _ form: inout LinearForm) -> Int32 {
    guard row != RowNumber.none else { return add(&form) }
    return renewOld(row, &form)
  }

  @inline(never)
  private func renewOld(_ row: Int32, _ form: inout LinearForm) -> Int32 {
    guard says(row, form) else {
      drop(row)
      return add(&form)
    }
    setPriority(form.priority, ofRow: row)
    guard setConstant(form.constant, ofRow: row) else {
      drop(row)
      return RowNumber.none
    }
    return row
  }

  /// Whether a constraint of the solver says what a form does, constant and priority apart.
  private func says(_ row: Int32, _ form: borrowing LinearForm) -> Bool {
    solver.says(row, form.places.span.extracting(first: form.count), form.relation)
  }

  /// Sets the priority of a constraint of the solver, if it has another.
  private func setPriority(_ priority: Priority, ofRow row: Int32) {
    guard priority != solver.recorded(row).priority else { return }
    noteEdit(ofRow: row)
    solver.setPriority(priority, of: solver.id(ofNumber: row))
  }

  /// Sets the constant of a constraint of the solver, if it has another.
  ///
  /// - Returns: Whether it can be computed with.
  private func setConstant(_ constant: Double, ofRow row: Int32) -> Bool {
    guard constant != solver.recorded(row).constant else { return true }
    noteConstant(ofRow: row)
    return (try? solver.setConstant(constant, of: solver.id(ofNumber: row))) != nil
  }

  @inline(__always)
  func add(_ form: inout LinearForm) -> Int32 {
    guard let row = (try? addToSolver(from: &form))?.number else { return RowNumber.none }
    wasStructureEdited = true
    noteEdit(ofRow: row)
    return row
  }

  /// Records a new constraint with coefficients of 1, -1 and halves of them.
  ///
  /// - Returns: Its number; none, recording nothing, where ``add(_:)`` has to.
  @inline(__always)
  private func addUnits(from form: inout LinearForm) -> Int32 {
    let row = solver.addUnits(
      form.places.span.extracting(first: form.count), form.relation, form.constant,
      priority: form.priority)
    guard row != RowNumber.none else { return row }
    wasStructureEdited = true
    noteEdit(ofRow: row)
    return row
  }

  /// Notes that a constraint of the solver was added, is changed or is about to be taken out.
  @inline(__always)
  private func noteEdit(ofRow row: Int32) {
    if ambiguity != nil { ambiguity?.noteEdit(ofRow: row, in: solver) }
  }

  /// Notes that the constant of a constraint of the solver is changed, and nothing else about it.
  @inline(__always)
  private func noteConstant(ofRow row: Int32) {
    if ambiguity != nil { ambiguity?.noteConstant(ofRow: row, in: solver) }
  }

  /// Takes a constraint out, if it is in.
  func drop(_ constraint: LayoutConstraint) {
    guard constraint.row != RowNumber.none else { return }
    drop(constraint.row)
    constraint.row = RowNumber.none
  }

  /// Takes out what a view implies.
  func dropRows(impliedBy view: LayoutView) {
    for kind in ViewConstraint.Kind.allCases {
      let row = view.row(of: kind)
      if row != RowNumber.none { drop(row) }
    }
    view.forgetRows()
  }

  func drop(_ row: Int32) {
    let id = solver.id(ofNumber: row)
    wasStructureEdited = true
    noteEdit(ofRow: row)
    solver.remove(id)
    if !knownConflicts.isEmpty { knownConflicts[id] = nil }
  }
}
