import ConstraintSolver

extension LayoutEngine {
  /// Reads a constraint between items.
  func refresh(_ constraint: LayoutConstraint) {
    var form = LinearForm()
    refresh(constraint, through: &form)
  }

  /// Reads a constraint between items.
  ///
  /// - Parameter form: Anything; many constraints are read through one form.
  func refresh(_ constraint: LayoutConstraint, through form: inout LinearForm) {
    counts.readings += 1
    if !unusable.isEmpty { unusable.removeAll { $0 === constraint } }
    guard constraint.write(to: &form, in: self) else { return drop(constraint) }
    constraint.row = renew(constraint.row, form, RowSource(constraint), next: EngineRows.none)
  }

  /// Reads what a view's own state implies.
  func refreshRows(impliedBy view: LayoutView) {
    let own = variables(of: view)
    // What is left open follows the view's frame too.
    let isHost = isHost(view)
    if !isHost, ambiguity != nil { ambiguity?.noteEdit(own) }
    if let content = view.scrollContentGuide { _ = variables(of: content) }
    if !unusable.isEmpty { unusable.removeAll { ($0 as? ViewConstraint)?.firstItem === view } }
    var former = view.firstRow
    view.firstRow = EngineRows.none
    if isHost {
      refresh(ViewConstraint.Kind.host, of: view, from: &former)
    } else if view.translatesAutoresizingMask {
      refresh(ViewConstraint.Kind.autoresizing, of: view, from: &former)
    }
    if view.scrollContentGuide != nil {
      refresh(ViewConstraint.Kind.scroll, of: view, from: &former)
    }
    if view.content.size != Size.noIntrinsicSize {
      refresh(ViewConstraint.Kind.content, of: view, from: &former)
    }
    dropChain(former)
  }

  /// Moves rows of some kinds, brought in line with what the view implies, from a chain to the
  /// view's.
  private func refresh(
    _ kinds: [ViewConstraint.Kind], of view: LayoutView, from former: inout Int32
  ) {
    var form = LinearForm()
    for kind in kinds where view.write(kind, to: &form, in: self) {
      counts.readings += 1
      let row = takeRow(of: kind, from: &former)
      let renewed = renew(row, form, RowSource(kind, of: view), next: view.firstRow)
      if renewed != EngineRows.none { view.firstRow = renewed }
    }
  }

  /// Takes the row of a kind out of a chain.
  private func takeRow(of kind: ViewConstraint.Kind, from chain: inout Int32) -> Int32 {
    var previous = EngineRows.none
    var index = chain
    while index != EngineRows.none, rows[index].source.kind != kind {
      previous = index
      index = rows[index].next
    }
    guard index != EngineRows.none else { return index }
    if previous == EngineRows.none {
      chain = rows[index].next
    } else {
      rows[previous].next = rows[index].next
    }
    return index
  }

  /// Brings a row in line with what it comes from, and makes it anew if it is none or has other
  /// terms.
  ///
  /// - Returns: The row; none for numbers that cannot be computed with.
  @inline(__always)
  private func renew(
    _ index: Int32, _ form: borrowing LinearForm, _ source: RowSource, next: Int32
  ) -> Int32 {
    guard index != EngineRows.none else { return add(form, source, next: next) }
    guard rows.matches(index, form) else {
      drop(index)
      return add(form, source, next: next)
    }
    rows[index].next = next
    guard change(index, to: form) else {
      drop(index)
      noteUnusable(source)
      return EngineRows.none
    }
    return index
  }

  /// - Returns: Whether the constant can be computed with.
  private func change(_ index: Int32, to form: borrowing LinearForm) -> Bool {
    let row = rows[index]
    if row.constant == form.constant, row.priority == form.priority { return true }
    noteEdit(ofRow: index)
    if row.constant != form.constant {
      guard (try? solver.setConstant(form.constant, of: row.id)) != nil else { return false }
      rows[index].constant = form.constant
    }
    if row.priority != form.priority {
      solver.setPriority(form.priority, of: row.id)
      rows[index].priority = form.priority
    }
    return true
  }

  private func add(_ form: borrowing LinearForm, _ source: RowSource, next: Int32) -> Int32 {
    do {
      let index = rows.insert(try addToSolver(form), form, source, next: next)
      wasStructureEdited = true
      if ambiguity != nil { rows.withTerms(of: index) { ambiguity?.noteRow($0) } }
      return index
    } catch {
      noteUnusable(source)
      return EngineRows.none
    }
  }

  private func noteUnusable(_ source: RowSource) {
    if let constraint = engineConstraint(of: source) { unusable.append(constraint) }
  }

  /// Notes that a row is changed or is about to be taken out.
  private func noteEdit(ofRow index: Int32) {
    guard ambiguity != nil else { return }
    rows.withTerms(of: index) { ambiguity?.noteEdit($0) }
  }

  /// Takes a constraint out, if it is in.
  func drop(_ constraint: LayoutConstraint) {
    drop(constraint.row)
    constraint.row = EngineRows.none
  }

  /// Takes out what a view implies.
  func dropRows(impliedBy view: LayoutView) {
    dropChain(view.firstRow)
    view.firstRow = EngineRows.none
  }

  private func dropChain(_ first: Int32) {
    var index = first
    while index != EngineRows.none {
      let next = rows[index].next
      drop(index)
      index = next
    }
  }

  private func drop(_ index: Int32) {
    guard index != EngineRows.none else { return }
    let id = rows[index].id
    wasStructureEdited = true
    noteEdit(ofRow: index)
    solver.remove(id)
    rows.remove(index)
    if !conflictSets.isEmpty { conflictSets[id] = nil }
  }
}
