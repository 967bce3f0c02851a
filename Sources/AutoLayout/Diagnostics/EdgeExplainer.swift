import ConstraintSolver

/// Derives the value of an edge from the constraints that fix it, as of the last solution.
struct EdgeExplainer {
  let engine: LayoutEngine
  let item: LayoutItem
  let edge: LayoutEdge
  let sources: [Int32: RowSource]
  /// The view in whose space the frame of the item lies.
  private let parent: LayoutView?
  private let resolved: LayoutEdge
  private let axis: Axis
  private let expression: AxisExpression
  /// The edge in the root's space and, where there is a parent, in the parent's.
  let values: [LinearValue]

  /// The attribute that names the edge in space.
  private var attribute: LayoutAttribute {
    switch resolved {
    case .attribute(let attribute): attribute
    case .frame(.minX): .left
    case .frame(.minY): .top
    case .frame(.width): .width
    case .frame(.height): .height
    }
  }

  /// - Returns: Nil for an item that takes no part in the engine, and for `notAnAttribute`.
  init?(_ edge: LayoutEdge, of item: LayoutItem, in engine: LayoutEngine) {
    guard let axis = edge.axis, let view = item.referenceView, engine.contains(item),
      item.variables ?? view.variables != nil
    else { return nil }
    self.engine = engine
    self.item = item
    self.edge = edge
    self.axis = axis
    parent = item is LayoutGuide ? view : view.parent
    let direction = (view.parent ?? view).effectiveDirection
    switch edge {
    case .attribute(let attribute): resolved = .attribute(attribute.resolved(for: direction))
    case .frame: resolved = edge
    }
    guard let expression = engine.expression(resolved, of: item, axis) else { return nil }
    self.expression = expression
    var own = LinearValue()
    own.add(1, expression)
    own.constant += expression.originFactor * engine.origin(axis)
    values = [own] + (parent.map { [engine.value(own, in: $0, axis, expression)] } ?? [])
    sources = engine.sources
  }

  func explanation() -> EdgeExplanation {
    let question = EdgeQuestion(values, in: engine)
    let ranges = values.indices.map { question.range($0) }
    let basis = ranges[0] == nil ? basis() : Basis(solver: engine.solver)
    let parts = parts(in: basis.solver)
    let solved = values.map { $0.value(in: engine.solver) }
    let placed = placed()
    let shares =
      ownShares() + parts.flatMap(shares)
      + roundingShares(zip(placed, solved).map { $0 - $1 })
    let rivals = EdgeRivals(
      of: item, axis, among: expansionVariables(in: basis.solver),
      except: Set(parts.compactMap(\.row)), engine, sources)
    return EdgeExplanation(
      edge: edge, resolved: resolved, value: placed[0],
      valueInParent: placed.count > 1 ? placed[1] : nil, shares: shares,
      removal: basis.removal, overruled: rivals.overruled, justMet: rivals.justMet,
      conflicts: rivals.conflicts, range: ranges[0],
      rangeInParent: ranges.count > 1 ? ranges[1] : nil)
  }
}

// MARK: The constraints

extension EdgeExplainer {
  /// A row or a chosen variable with its multipliers in the root's and in the parent's space.
  private struct Part {
    var row: Int32?
    var variable = Variable.none
    var constant: Double
    var factors: [Double]
  }

  /// The solver whose basis the derivation is read from, and the layout without its first constraint.
  private struct Basis {
    var solver: Solver
    var removal: EdgeExplanation.Removal?
  }

  /// Finds a basis whose first constraint moves the edge when it goes.
  ///
  /// At a degenerate vertex the edge may have been computed from a constraint that is just met. Such
  /// constraints are left out one after the other, until one moves the edge. If that one alone does not
  /// move it in the whole, several hold it at the same value.
  private func basis() -> Basis {
    var tried: [EngineConstraint] = []
    var left: [Int32] = []
    var solver = engine.solver
    while tried.count < Self.mostTrials, let first = firstConstraint(in: solver, without: left) {
      let rows = engine.rows(of: first)
      let trial = EdgeQuestion([values[0]], without: left + rows, in: engine)
      if moves(trial) {
        let alone = tried.isEmpty ? trial : EdgeQuestion([values[0]], without: rows, in: engine)
        if moves(alone), isExact(solver), !isComputed(from: left, in: solver) {
          return Basis(solver: solver, removal: removal(of: [first], alone))
        }
        return Basis(solver: engine.solver, removal: removal(of: tried + [first], trial))
      }
      left += rows
      tried.append(first)
      solver = nextSolver(after: trial, without: left)
    }
    return Basis(solver: engine.solver)
  }

  /// The solver in which the next constraint to be left out is found.
  ///
  /// That is the trial's, if the edge is computed from a constraint there. Otherwise the edge is pressed. If still no
  /// constraint stops it, a floor does, and the layout without floors shows the constraint that pushes against the floor.
  private func nextSolver(after trial: EdgeQuestion, without rows: [Int32]) -> Solver {
    if firstConstraint(in: trial.solver, without: rows) != nil { return trial.solver }
    trial.press(0)
    if firstConstraint(in: trial.solver, without: rows) != nil { return trial.solver }
    return EdgeQuestion(withNegativeExtents: [values[0]], without: rows, in: engine).solver
  }

  private func removal(
    of constraints: [EngineConstraint], _ trial: EdgeQuestion
  ) -> EdgeExplanation.Removal {
    EdgeExplanation.Removal(
      constraints: constraints, value: trial.value(0), range: trial.range(0))
  }

  /// The number of constraints on one edge that are tried in turn.
  private static let mostTrials = 8

  /// Whether the edge has the same value in another solver, up to the last bits, so that shares add up.
  private func isExact(_ solver: Solver) -> Bool {
    let value = values[0].value(in: engine.solver)
    let difference = abs(values[0].value(in: solver) - value)
    return difference <= LayoutTolerances.binaryFraction * max(1, abs(value))
  }

  private func moves(_ question: EdgeQuestion) -> Bool {
    let value = values[0].value(in: engine.solver)
    return question.range(0) != nil
      || abs(question.value(0) - value) > LayoutTolerances.samePosition
  }

  /// The first constraint that the edge is computed from.
  ///
  /// - Parameters:
  ///   - solver: A solver of the layout.
  ///   - rows: The rows that were removed from it: their numbers may have been given to other rows there, such as floors.
  /// - Returns: Nil for an edge that is computed from no constraint.
  private func firstConstraint(in solver: Solver, without rows: [Int32]) -> EngineConstraint? {
    let members = solver.expansion(of: values[0].terms)?.members ?? []
    return members.lazy.map(\.constraint.number).filter { !rows.contains($0) }
      .compactMap { sources[$0]?.constraint }.first
  }

  /// Whether the edge is computed from a row that has the number of a removed one.
  private func isComputed(from rows: [Int32], in solver: Solver) -> Bool {
    values.contains { value in
      solver.expansion(of: value.terms)?.members.contains { rows.contains($0.constraint.number) }
        ?? false
    }
  }

  private func parts(in solver: Solver) -> [Part] {
    var parts: [Part] = []
    var places: [Int32: Int] = [:]
    var choices: [Variable: Int] = [:]
    for (space, value) in values.enumerated() {
      guard let expansion = solver.expansion(of: value.terms) else { continue }
      for member in expansion.members {
        let row = member.constraint.number
        let place = places[row] ?? parts.count
        if place == parts.count {
          places[row] = place
          parts.append(
            Part(row: row, constant: solver.recorded(row).constant, factors: [0, 0]))
        }
        parts[place].factors[space] = member.multiplier
      }
      for choice in expansion.choices {
        let place = choices[choice.variable] ?? parts.count
        if place == parts.count {
          choices[choice.variable] = place
          parts.append(
            Part(
              variable: choice.variable, constant: solver.value(of: choice.variable),
              factors: [0, 0]))
        }
        parts[place].factors[space] = choice.multiplier
      }
    }
    return parts
  }

  private func expansionVariables(in solver: Solver) -> Set<Variable> {
    Set(values.flatMap { solver.expansion(of: $0.terms)?.variables ?? [] })
  }
}

// MARK: Shares

extension EdgeExplainer {
  private func share(
    _ source: EdgeExplanation.Source, _ constant: Double, _ factors: [Double]
  ) -> EdgeExplanation.Share {
    EdgeExplanation.Share(
      source: source, constant: constant, factor: factors[0],
      factorInParent: parent == nil ? 0 : factors[1])
  }

  /// The shares of a row: its constraint's, and those of its attributes.
  private func shares(of part: Part) -> [EdgeExplanation.Share] {
    guard let row = part.row else {
      return variableShares(part) { .unfixed($0, $1) }
    }
    if let source = sources[row] { return shares(of: part, from: source.constraint) }
    guard let settled = engine.ambiguity?.settlement(byRow: row) else { return [] }
    var part = part
    part.variable = settled.variable
    return variableShares(part) { .settled($0, $1, settled.1) }
  }

  private func variableShares(
    _ part: Part, _ source: (LayoutItem, LayoutVariable) -> EdgeExplanation.Source
  ) -> [EdgeExplanation.Share] {
    guard let item = engine.owner(of: part.variable),
      let name = item.variables?.name(of: part.variable)
    else { return [] }
    return [share(source(item, name), part.constant, part.factors)]
  }

  private func shares(
    of part: Part, from constraint: EngineConstraint
  ) -> [EdgeExplanation.Share] {
    let offsets = (constraint as? LayoutConstraint)?.offsets(in: engine) ?? []
    let own = offsets.reduce(part.constant) { $0 - $1.points }
    return [share(.constraint(constraint), own, part.factors)]
      + offsets.map { share(.offset($0.item, $0.attribute), $0.points, part.factors) }
  }

  /// The shares that the edge has before any constraint: the distance of its attribute, and what lies
  /// between frames and alignment rectangles.
  private func ownShares() -> [EdgeExplanation.Share] {
    var shares: [EdgeExplanation.Share] = []
    func add(_ source: EdgeExplanation.Source, _ points: Double, _ factors: [Double]) {
      if points != 0 { shares.append(share(source, points, factors)) }
    }
    switch resolved {
    case .attribute: add(.offset(item, attribute), expression.constant, [1, 1])
    case .frame:
      if let view = item as? LayoutView {
        add(.alignmentInsets(view), expression.constant, [1, 1])
      }
    }
    guard expression.originFactor != 0 else { return shares }
    add(.alignmentInsets(engine.root), engine.origin(axis), [1, 0])
    if let parent {
      add(.alignmentInsets(parent), parent.alignmentInsets.near(axis), [0, 1])
      add(.scrollPosition(parent), parent.boundsOrigin.along(axis), [0, 1])
    }
    return shares
  }

  private func roundingShares(_ differences: [Double]) -> [EdgeExplanation.Share] {
    guard differences.contains(where: { abs($0) > LayoutTolerances.binaryFraction }) else {
      return []
    }
    let largest = differences.reduce(0) { max($0, abs($1)) }
    let isRounding = largest < 1 / engine.root.pixelScale + LayoutTolerances.samePosition
    let source: EdgeExplanation.Source =
      isRounding ? .rounding : .ownFrame(item.referenceView ?? engine.root)
    return [
      EdgeExplanation.Share(
        source: source, constant: 1, factor: differences[0],
        factorInParent: differences.count > 1 ? differences[1] : 0)
    ]
  }

  /// The edge in the root's and in the parent's space as frames have it.
  private func placed() -> [Double] {
    let owner = [expression.origin, expression.extent].lazy.filter { !$0.isNone }
      .compactMap { engine.owner(of: $0) }.first
    var shift = 0.0
    if let view = owner as? LayoutView {
      let solved = view.solvedRect
      let placed = view.placedAlignmentRect
      shift =
        expression.originFactor * (placed.origin.along(axis) - solved.origin.along(axis))
        + expression.extentFactor * (placed.size[axis: axis] - solved.size[axis: axis])
    }
    let inRoot = values[0].value(in: engine.solver) + shift
    guard let parent else { return [inRoot] }
    return [inRoot, inRoot - expression.originFactor * parent.contentOrigin.along(axis)]
  }
}

extension ItemVariables {
  /// The name of a variable of the item; nil for one of another item.
  fileprivate func name(of variable: Variable) -> LayoutVariable? {
    switch variable {
    case minX: .minX
    case minY: .minY
    case width: .width
    case height: .height
    default: nil
    }
  }
}

extension LayoutView {
  /// The alignment rectangle in the root's space as the frames have it.
  fileprivate var placedAlignmentRect: Rect {
    let insets = alignmentInsets
    let origin = parent.map(\.contentOrigin) ?? .zero
    let near = parent == nil ? Point.zero : frame.origin
    return Rect(
      x: origin.x + near.x + insets.left, y: origin.y + near.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }
}
