import ConstraintSolver

/// Reading of what the own state of views implies.
extension LayoutEngine {
  /// Reads what was edited of what a view's own state implies.
  func refreshRows(impliedBy view: LayoutView, _ edits: ViewEdits) {
    var form = LinearForm()
    refreshRows(impliedBy: view, edits, through: &form)
  }

  /// Reads what was edited of what a view's own state implies.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - edits: The edits.
  ///   - form: Scratch that the caller reuses; its contents do not matter.
  func refreshRows(
    impliedBy view: LayoutView, _ edits: ViewEdits = .all, through form: inout LinearForm
  ) {
    let own = variables(of: view)
    // Stays keep open variables at the frame, so this edits their group.
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

  /// Brings what a view's content implies in line with it, written out for four kinds, for speed.
  private func refreshContentRows(of view: LayoutView, _ own: ItemVariables) {
    let size = view.content.size
    let hugging = view.contentHugging
    let resistance = view.contentCompressionResistance
    if mayHaveContentRows(0, of: view, size.width),
      !addContentPair(0, of: view, own.width, size.width, hugging.horizontal, resistance.horizontal)
    {
      refresh(.widthHugging, of: view, own.width, .lessThanOrEqual, size.width, hugging.horizontal)
      refresh(
        .widthCompression, of: view, own.width, .greaterThanOrEqual, size.width,
        resistance.horizontal)
    }
    if mayHaveContentRows(2, of: view, size.height),
      !addContentPair(2, of: view, own.height, size.height, hugging.vertical, resistance.vertical)
    {
      refresh(
        .heightHugging, of: view, own.height, .lessThanOrEqual, size.height, hugging.vertical)
      refresh(
        .heightCompression, of: view, own.height, .greaterThanOrEqual, size.height,
        resistance.vertical)
    }
  }

  /// Whether there is content along the axis, or may be rows of it: `hasNone(from:)` cannot tell this axis's rows from the next
  /// one's.
  @inline(__always)
  private func mayHaveContentRows(_ index: Int, of view: LayoutView, _ extent: Double) -> Bool {
    extent != Size.noIntrinsicMetric || !view.contentRows.hasNone(from: index)
  }

  /// Makes both constraints along an axis that a view's content implies, of a view that is read for the first time.
  ///
  /// The first is of the kind with an index among what content implies, the second of the next.
  ///
  /// - Returns: False, having made none, where not both are to be made, or some are known already.
  @inline(__always)
  private func addContentPair(
    _ index: Int, of view: LayoutView, _ extent: Variable, _ constant: Double,
    _ hugging: Float, _ resistance: Float
  ) -> Bool {
    guard isNew, constant != Size.noIntrinsicMetric, hugging > 0, resistance > 0,
      view.contentRows.hasNone(from: index),
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
    let row = updateRow(former, &form)
    view.setRow(row, of: kind)
    if row == RowNumber.none { unusable.append(view.viewConstraint(kind)) }
  }

  /// Takes out what a view implies.
  func dropRows(impliedBy view: LayoutView) {
    for kind in ViewConstraint.Kind.allCases {
      let row = view.row(of: kind)
      if row != RowNumber.none { drop(row) }
    }
    view.forgetRows()
  }

  @inline(never)
  private func forgetUnusable(impliedBy view: LayoutView) {
    unusable.removeAll { ($0 as? ViewConstraint)?.firstItem === view }
  }
}
