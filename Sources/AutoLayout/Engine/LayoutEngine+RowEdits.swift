import ConstraintSolver

/// Edits of rows in the solver.
extension LayoutEngine {
  /// Brings a constraint of the solver in line with what it comes from, and makes it anew if there
  /// is none or it has other terms.
  ///
  /// - Returns: The row's number; `RowNumber.none` if the solver refuses a coefficient or the constant.
  @inline(__always)
  func updateRow(_ row: Int32, _ form: inout LinearForm) -> Int32 {
    guard row != RowNumber.none else { return add(&form) }
    return updateExistingRow(row, &form)
  }

  @inline(never)
  private func updateExistingRow(_ row: Int32, _ form: inout LinearForm) -> Int32 {
    guard hasTerms(row, form) else {
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
  func hasTerms(_ row: Int32, _ form: borrowing LinearForm) -> Bool {
    solver.hasTerms(row, form.places.span.extracting(first: form.count), form.relation)
  }

  /// Sets the priority of a constraint of the solver, if it has another.
  func setPriority(_ priority: Priority, ofRow row: Int32) {
    guard priority != solver.recorded(row).priority else { return }
    noteEdit(ofRow: row)
    solver.setPriority(priority, of: solver.id(ofNumber: row))
  }

  /// Sets the constant of a constraint of the solver, if it has another.
  ///
  /// - Returns: Whether the solver accepts it.
  func setConstant(_ constant: Double, ofRow row: Int32) -> Bool {
    guard constant != solver.recorded(row).constant else { return true }
    noteConstant(ofRow: row)
    return (try? solver.setConstant(constant, of: solver.id(ofNumber: row))) != nil
  }

  /// Records a new constraint.
  ///
  /// - Returns: The row's number; `RowNumber.none` if the solver refuses a coefficient or the constant.
  @inline(__always)
  func add(_ form: inout LinearForm) -> Int32 {
    guard let row = (try? addToSolver(from: &form))?.number else { return RowNumber.none }
    wasStructureEdited = true
    noteEdit(ofRow: row)
    return row
  }

  /// Records a new constraint with coefficients of 1, -1 and halves of them.
  ///
  /// - Returns: The row's number; `RowNumber.none`, recording nothing, where ``add(_:)`` has to be used.
  @inline(__always)
  func addUnits(from form: inout LinearForm) -> Int32 {
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
  func noteEdit(ofRow row: Int32) {
    if ambiguity != nil { ambiguity?.noteEdit(ofRow: row, in: solver) }
  }

  /// Notes that the constant of a constraint of the solver is changed, and nothing else about it.
  @inline(__always)
  func noteConstant(ofRow row: Int32) {
    if ambiguity != nil { ambiguity?.noteConstant(ofRow: row, in: solver) }
  }

  /// Takes a constraint of the solver out.
  func drop(_ row: Int32) {
    let id = solver.id(ofNumber: row)
    wasStructureEdited = true
    noteEdit(ofRow: row)
    solver.remove(id)
    if !knownConflicts.isEmpty { knownConflicts[id] = nil }
  }
}
