import ConstraintSolver

/// A position or an extent of an item's frame, relative to the view around the item.
package struct FrameVariable {
  /// The view or guide.
  package let item: LayoutItem
  /// The position or extent.
  package let variable: LayoutVariable
  /// The engine's number of the variable.
  package let number: Int
}

/// The parts of items' frames that constraints leave open.
///
/// A frame is a rectangle in the view around the item, so an origin is open if its distance from the
/// origin of that view is. An item with a determined frame inside an item without is not open; an item
/// whose own edges are determined is open where the edges of the view around it are not.
///
/// Source: Apple's header: `hasAmbiguousLayout` is about the view's frame. Interface Builder marks views whose
/// distance from the edges of a marked view is open (5 views), and not those that lie firmly in one (4 views).
struct OpenFrames {
  private let engine: LayoutEngine
  /// The parts that something else than constraints gives their values, and that constraints leave open.
  private let given: [OpenCandidate]
  /// The open parts: extents of content areas whose scroll view's own extent is determined, other extents, origins, each
  /// in the order of the items.
  private var open: [OpenCandidate]

  /// Finds what is open of items, as of the last solution of an engine.
  ///
  /// - Parameters:
  ///   - items: The items in question.
  ///   - given: Items whose frames are given by something else than constraints.
  ///   - engine: The engine.
  /// - Complexity: Constant where constraints leave nothing open; a solution where something is given, or a
  ///   view around an item is open.
  init(of items: [LayoutItem], given: [LayoutItem] = [], in engine: LayoutEngine) {
    self.engine = engine
    self.given = engine.openCandidates(among: given)
    open = engine.openCandidates(among: items)
    guard !self.given.isEmpty || open.contains(where: { $0.outer != nil }) else { return }
    let (solver, columns) = makeQuestion()
    let undetermined = Set(solver.undetermined(among: columns))
    open = open.indices.filter { undetermined.contains(columns[$0]) }.map { open[$0] }
  }

  /// The open variables.
  var variables: [FrameVariable] { open.map(\.variable) }

  /// The open variables in groups: one more constraint that fixes the first of a group, where it is at
  /// present, fixes all of it.
  ///
  /// Extents with content that compete for a room are one group, however many constraints it takes.
  ///
  /// - Complexity: As many solutions as there are groups among variables that constraints relate.
  func groups() -> [[FrameVariable]] {
    guard !open.isEmpty else { return [] }
    let (solver, columns) = makeQuestion()
    var related = solver.relatedOpenVariables()
    let rooms = Dictionary(grouping: open.indices) { related.representative(of: columns[$0]) }
    var rest = rooms.values.sorted { $0[0] < $1[0] }
    var groups: [[Int]] = []
    while !rest.isEmpty {
      // What no constraint relates does not move together, so that each room can be asked at once.
      let competitors = Set(rest.flatMap(competitors))
      solver.fix(competitors.sorted().map { (columns[$0], value(of: open[$0])) })
      let free = Set(solver.undetermined(among: rest.joined().map { columns[$0] }))
      let isSettled = { competitors.contains($0) || !free.contains(columns[$0]) }
      groups += rest.map { $0.filter(isSettled) }
      rest = rest.map { $0.filter { !isSettled($0) } }.filter { !$0.isEmpty }
    }
    return groups.sorted { $0[0] < $1[0] }.map { $0.map { open[$0].variable } }
  }

  /// The first variable of a room, and those that compete with it.
  private func competitors(in room: [Int]) -> [Int] {
    room.filter { $0 == room[0] || open[$0].competes(with: open[room[0]]) }
  }

  /// A copy of the solver without what settles ambiguity, and its variable for each open one.
  private func makeQuestion() -> (Solver, [Variable]) {
    let copy = engine.solverWithoutTieBreakingRows()
    let columns = open.map(copy.column)
    let givenColumns = given.map(copy.column)
    copy.solveBreakingOldest()
    copy.fix(given.indices.map { (givenColumns[$0], value(of: given[$0])) })
    return (copy, columns)
  }

  private func value(of candidate: OpenCandidate) -> Double {
    engine.solver.value(of: candidate.own)
      - (candidate.outer.map { engine.solver.value(of: $0) } ?? 0)
  }
}

/// A variable that may be open, and the origin it counts from if that is open itself.
private struct OpenCandidate {
  var variable: FrameVariable
  var own: Variable
  var outer: Variable?

  /// Whether both are extents along one axis of views with content.
  func competes(with other: OpenCandidate) -> Bool {
    variable.hasContent && other.variable.hasContent && variable.variable == other.variable.variable
  }
}

extension FrameVariable {
  /// Whether it is an extent of a view with content along its axis.
  fileprivate var hasContent: Bool {
    guard let view = item as? LayoutView else { return false }
    return switch variable {
    case .minX, .minY: false
    case .width: view.measuredContentSize.width != Size.noIntrinsicMetric
    case .height: view.measuredContentSize.height != Size.noIntrinsicMetric
    }
  }
}

extension LayoutEngine {
  /// The variables of an item that constraints leave open.
  func openVariables(of item: LayoutItem) -> [Variable] {
    var open: [Variable] = []
    item.variables?.forEach { if isOpen($0) { open.append($0) } }
    return open
  }

  fileprivate func openCandidates(among items: [LayoutItem]) -> [OpenCandidate] {
    guard ambiguity != nil else { return [] }
    let items = items.filter { $0.referenceView?.engine === self }
    let extents = items.flatMap { extentCandidates(of: $0) }
    return extents.filter(isAreaInFixedView) + extents.filter { !isAreaInFixedView($0) }
      + items.flatMap { originCandidates(of: $0) }
  }

  /// Whether a candidate is an extent of a content area whose scroll view has a determined one.
  private func isAreaInFixedView(_ candidate: OpenCandidate) -> Bool {
    let item = candidate.variable.item
    guard (item as? LayoutGuide)?.role == .scrollContent, let view = item.referenceView?.variables
    else { return false }
    return !isOpen(candidate.variable.variable == .width ? view.width : view.height)
  }

  private func extentCandidates(of item: LayoutItem) -> [OpenCandidate] {
    guard let own = item.variables else { return [] }
    return [(LayoutVariable.width, own.width), (.height, own.height)].compactMap { name, variable in
      isOpen(variable) ? candidate(item, name, variable) : nil
    }
  }

  private func originCandidates(of item: LayoutItem) -> [OpenCandidate] {
    guard let own = item.variables else { return [] }
    return [(LayoutVariable.minX, own.minX), (.minY, own.minY)].compactMap { name, variable in
      guard !variable.isNone else { return nil }
      let outer = item.viewAround?.variables?.origin(name == .minX ? .horizontal : .vertical)
      if let outer, !outer.isNone, isOpen(outer) {
        return candidate(item, name, variable, from: outer)
      }
      return isOpen(variable) ? candidate(item, name, variable) : nil
    }
  }

  private func candidate(
    _ item: LayoutItem, _ name: LayoutVariable, _ own: Variable, from outer: Variable? = nil
  ) -> OpenCandidate {
    let variable = FrameVariable(item: item, variable: name, number: Int(own.index))
    return OpenCandidate(variable: variable, own: own, outer: outer)
  }

  /// A copy of the solver without what settles ambiguity, not yet solved again.
  func solverWithoutTieBreakingRows() -> Solver {
    let copy = solver.clone()
    var settled = ambiguity
    for row in settled?.takeAll() ?? [] { copy.remove(copy.id(ofNumber: row)) }
    return copy
  }
}

extension Solver {
  /// The variable for a candidate: its own, or its distance from the origin that it counts from.
  fileprivate func column(of candidate: OpenCandidate) -> Variable {
    candidate.outer.map { makeDistance(from: $0, to: candidate.own) } ?? candidate.own
  }

  /// The undetermined variables, together those that constraints relate, directly or through each other.
  fileprivate func relatedOpenVariables() -> VariableGroups {
    let open = Set(undeterminedVariables())
    var groups = VariableGroups()
    for row in numbers {
      var first: Variable?
      forEachVariable(of: row) { variable in
        guard open.contains(variable) else { return }
        if let first { groups.join(first, variable) } else { first = variable }
      }
    }
    return groups
  }
}

extension LayoutItem {
  /// Whether the item takes part in an engine, as of the last layout.
  package var isRepresented: Bool { variables != nil }

  /// The parts of the item's frame that constraints leave open, as of the last layout.
  package var openFrameVariables: [FrameVariable] {
    guard let engine = referenceView?.engine else { return [] }
    let open = OpenFrames(of: [self], in: engine).variables
    return LayoutVariable.allCases.compactMap { name in open.first { $0.variable == name } }
  }

  /// The view in whose space the item lies.
  var viewAround: LayoutView? {
    self is LayoutGuide ? referenceView : referenceView?.parent
  }
}

extension LayoutView {
  /// Finds what constraints leave open of the frames of items of the hierarchy, as of the last layout.
  ///
  /// - Parameters:
  ///   - items: The items in question.
  ///   - given: Items whose frames are given by something else than constraints.
  /// - Returns: The open variables in groups: one more constraint that fixes the first of a group, where it is at
  ///   present, fixes the group. Extents of content areas come first unless the scroll view's are open, then
  ///   other extents, then origins, each in the order of the items.
  package func openFrameGroups(
    of items: [LayoutItem], given: [LayoutItem]
  ) -> [[FrameVariable]] {
    guard let engine else { return [] }
    return OpenFrames(of: items, given: given, in: engine).groups()
  }
}
