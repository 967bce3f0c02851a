import ConstraintSolver

/// Reading of constraints between items.
extension LayoutEngine {
  /// Reads what was edited of a constraint between items.
  func refresh(_ constraint: LayoutConstraint, _ edits: ConstraintEdits) {
    // A baseline may come to lie in another view (`BorrowedBaselines`) or count from another edge (`middleHeight`), so the
    // terms are compared too.
    let areTermsKept = !edits.contains(.terms) && !constraint.dependsOnBaselines
    guard constraint.row != RowNumber.none, areTermsKept else {
      var form = LinearForm()
      return readConstraint(constraint, through: &form)
    }
    counts.readings += 1
    if edits.contains(.priority) { setPriority(constraint.priority, ofRow: constraint.row) }
    if edits.contains(.constant) { refreshConstant(of: constraint) }
  }

  private func refreshConstant(of constraint: LayoutConstraint) {
    var form = LinearForm()
    guard constraint.write(to: &form, in: self) else { return drop(constraint) }
    assert(hasTerms(constraint.row, form), "Only the constant was edited")
    guard !setConstant(form.constant, ofRow: constraint.row) else { return }
    drop(constraint)
    unusable.append(constraint)
  }

  /// Reads a constraint between items.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - form: Scratch that the caller reuses; its contents do not matter.
  @inline(__always)
  func readConstraint(_ constraint: LayoutConstraint, through form: inout LinearForm) {
    counts.readings += 1
    if !unusable.isEmpty { forgetUnusable(constraint) }
    guard constraint.row == RowNumber.none, constraint.writePlainly(to: &form, in: self) else {
      return readAnyConstraint(constraint, through: &form)
    }
    constraint.row = addUnits(from: &form)
    if constraint.row == RowNumber.none { readAnyConstraint(constraint, through: &form) }
  }

  /// Forgets that the solver refused a constraint, which is about to be read again.
  ///
  /// It is no part of the loops that read: its variables would push theirs out of the registers.
  @inline(never)
  private func forgetUnusable(_ constraint: LayoutConstraint) {
    unusable.removeAll { $0 === constraint }
  }

  @inline(never)
  private func readAnyConstraint(_ constraint: LayoutConstraint, through form: inout LinearForm) {
    guard constraint.write(to: &form, in: self) else { return drop(constraint) }
    constraint.row = updateRow(constraint.row, &form)
    if constraint.row == RowNumber.none { unusable.append(constraint) }
  }

  /// Takes a constraint out, if it is in.
  func drop(_ constraint: LayoutConstraint) {
    guard constraint.row != RowNumber.none else { return }
    drop(constraint.row)
    constraint.row = RowNumber.none
  }
}
