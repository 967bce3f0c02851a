import ConstraintSolver

extension LayoutEngine {
  /// Reads a constraint between items.
  func refresh(_ constraint: LayoutConstraint) {
    var form = LinearForm()
    refresh(constraint, through: &form)
  }

  /// Reads a constraint between items through a form that many are read through, whatever it is.
  @inline(__always)
  func refresh(_ constraint: LayoutConstraint, through form: inout LinearForm) {
    counts.readings += 1
    if !unusable.isEmpty { unusable.removeAll { $0 === constraint } }
    guard constraint.write(to: &form, in: self) else { return drop(constraint) }
    constraint.row = renew(constraint.row, &form)
    if constraint.row == RowNumber.none { unusable.append(constraint) }
  }

  /// Reads what a view's own state implies.
  func refreshRows(impliedBy view: LayoutView) {
    var form = LinearForm()
    refreshRows(impliedBy: view, through: &form)
  }

  /// Reads what a view's own state implies through a form that much is read through, whatever it is.
  func refreshRows(impliedBy view: LayoutView, through form: inout LinearForm) {
    let own = variables(of: view)
    // What is left open follows the view's frame too.
    let isRoot = isRoot(view)
    if !isRoot, ambiguity != nil { ambiguity?.noteEdit(own) }
    if let content = view.scrollContentGuide { _ = variables(of: content) }
    if !unusable.isEmpty { unusable.removeAll { ($0 as? ViewConstraint)?.firstItem === view } }
    if isRoot || view.extras != nil || view.translatesAutoresizingMask {
      for kind in ViewConstraint.Kind.ofState { refresh(kind, of: view, through: &form) }
    }
    let hasContent = view.content.size != Size.noIntrinsicSize
    if view.hasContentRows || hasContent && ambiguity != nil {
      refreshContentRows(of: view, through: &form)
    } else if hasContent {
      addContentRows(of: view, own)
    }
  }

  /// Reads what a view's content implies where it implied nothing before.
  private func addContentRows(of view: LayoutView, _ own: ItemVariables) {
    let size = view.content.size
    let hugging = view.contentHugging
    let resistance = view.contentCompressionResistance
    if size.width != Size.noIntrinsicMetric {
      add(.widthHugging, of: view, own.width, .lessThanOrEqual, size.width, hugging.horizontal)
      add(
        .widthCompression, of: view, own.width, .greaterThanOrEqual, size.width,
        resistance.horizontal)
    }
    if size.height != Size.noIntrinsicMetric {
      add(.heightHugging, of: view, own.height, .lessThanOrEqual, size.height, hugging.vertical)
      add(
        .heightCompression, of: view, own.height, .greaterThanOrEqual, size.height,
        resistance.vertical)
    }
  }

  /// Adds a constraint of a kind that a view's content implies, if the priority is one.
  @inline(__always)
  private func add(
    _ kind: ViewConstraint.Kind, of view: LayoutView, _ extent: Variable, _ relation: Relation,
    _ constant: Double, _ priority: Float
  ) {
    guard priority > 0 else { return }
    counts.readings += 1
    guard
      let row = try? solver.add(
        extent, relation, constant, priority: Priority(min(priority, 1000)))
    else { return unusable.append(view.viewConstraint(kind)) }
    wasStructureEdited = true
    view.setRow(row.number, of: kind)
  }

  /// Reads what a view's content implies, kind by kind without a loop: many views have content, and
  /// of a known kind little is left to be asked.
  private func refreshContentRows(of view: LayoutView, through form: inout LinearForm) {
    refresh(.widthHugging, of: view, through: &form)
    refresh(.widthCompression, of: view, through: &form)
    refresh(.heightHugging, of: view, through: &form)
    refresh(.heightCompression, of: view, through: &form)
  }

  /// Brings the constraint of a kind in line with what a view implies.
  @inline(__always)
  private func refresh(
    _ kind: ViewConstraint.Kind, of view: LayoutView, through form: inout LinearForm
  ) {
    let former = view.row(of: kind)
    guard view.write(kind, to: &form, in: self) else {
      if former != RowNumber.none {
        drop(former)
        view.setRow(RowNumber.none, of: kind)
      }
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
    guard change(row, to: form) else {
      drop(row)
      return RowNumber.none
    }
    return row
  }

  /// Whether a constraint of the solver says what a form does, constant and priority apart.
  private func says(_ row: Int32, _ form: borrowing LinearForm) -> Bool {
    solver.says(row, form.places.span.extracting(first: form.count), form.relation)
  }

  /// - Returns: Whether the constant can be computed with.
  private func change(_ row: Int32, to form: borrowing LinearForm) -> Bool {
    let (constant, priority) = solver.recorded(row)
    if constant == form.constant, priority == form.priority { return true }
    let id = solver.id(ofNumber: row)
    if priority == form.priority { noteConstant(ofRow: row) } else { noteEdit(ofRow: row) }
    if constant != form.constant {
      guard (try? solver.setConstant(form.constant, of: id)) != nil else { return false }
    }
    if priority != form.priority { solver.setPriority(form.priority, of: id) }
    return true
  }

  @inline(__always)
  func add(_ form: inout LinearForm) -> Int32 {
    guard let row = (try? addToSolver(from: &form))?.number else { return RowNumber.none }
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
