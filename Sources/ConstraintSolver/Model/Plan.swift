/// Which components the recorded edits concern, and what takes their place.
struct Plan {
  /// The components whose structure changed; they are dissolved.
  private(set) var dissolved: [Int] = []
  /// What dissolved components and new constraints become.
  private(set) var formed: [Component] = []
  /// The components where only constants changed, with the new constants.
  private(set) var changed: [(index: Int, component: Component)] = []
  /// The variables of dissolved components and edited constraints, ascending.
  private var variables: [Int] = []
  /// Edited constraints without terms.
  private var lone: [Int] = []

  init(_ store: Store, _ components: Components) {
    var isDissolved = Array(repeating: false, count: components.all.count)
    var isVariableListed = Array(repeating: false, count: store.variableCount)
    var constants: [(component: Int, slot: Int)] = []
    for slot in store.touched {
      switch Plan.extent(of: slot, store) {
      case .nothing: break
      case .constant:
        if let index = components.index(ofConstraint: slot) { constants.append((index, slot)) }
      case .structure:
        note(slot, store, components, &isDissolved, &isVariableListed)
      }
    }
    for index in dissolved {
      for variable in components.all[index]?.problem.variables ?? []
      where !isVariableListed[variable] {
        isVariableListed[variable] = true
        variables.append(variable)
      }
    }
    variables.sort()
    dissolved.sort()
    form(store, components)
    changeConstants(constants.filter { !isDissolved[$0.component] }, store, components)
  }

  private enum Extent {
    case nothing, constant, structure
  }

  private static func extent(of slot: Int, _ store: Store) -> Extent {
    switch (store.originals[slot], store.records[slot]) {
    case (nil, nil): return .nothing
    case (let old?, let new?):
      guard old.priority == new.priority, old.isBroken == new.isBroken else { return .structure }
      return old.constant == new.constant ? .nothing : .constant
    default: return .structure
    }
  }

  private mutating func note(
    _ slot: Int, _ store: Store, _ components: Components, _ isDissolved: inout [Bool],
    _ isVariableListed: inout [Bool]
  ) {
    if let index = components.index(ofConstraint: slot), !isDissolved[index] {
      isDissolved[index] = true
      dissolved.append(index)
    }
    guard let record = store.records[slot] else { return }
    if record.entries.isEmpty { lone.append(slot) }
    for entry in record.entries {
      if let index = components.index(ofVariable: entry.variable) {
        guard !isDissolved[index] else { continue }
        isDissolved[index] = true
        dissolved.append(index)
      } else if !isVariableListed[entry.variable] {
        isVariableListed[entry.variable] = true
        variables.append(entry.variable)
      }
    }
  }

  /// Finds the new components by walking from variable to variable.
  private mutating func form(_ store: Store, _ components: Components) {
    var wasPinned = Array(repeating: false, count: store.records.count)
    var isKnown = Array(repeating: false, count: store.records.count)
    for index in dissolved {
      guard let component = components.all[index] else { continue }
      for slot in component.problem.constraints { isKnown[slot] = true }
      for row in component.pins where row < component.rowCount {
        wasPinned[component.problem.constraints[row]] = true
      }
    }
    var walk = Walk(store)
    for variable in variables {
      guard let (variables, constraints) = walk.component(of: variable) else { continue }
      add(variables, constraints, store, &walk) { slot in
        isKnown[slot] ? wasPinned[slot] : nil
      }
    }
    for slot in lone { add([], [slot], store, &walk) { _ in nil } }
  }

  /// Adds a component whose first vertex keeps the pins that its rows had.
  ///
  /// `wasPinned` says whether a constraint was pinned; nil for new constraints.
  private mutating func add(
    _ variables: [Int], _ constraints: [Int], _ store: Store, _ walk: inout Walk,
    wasPinned: (Int) -> Bool?
  ) {
    let problem = Problem(
      variables: variables, constraints: constraints, records: store.records,
      localColumn: &walk.localColumn)
    var candidates = problem.constraints.indices.filter { row in
      wasPinned(problem.constraints[row])
        ?? (problem.tier[row] == 0 && problem.violatingSides[row] == .both)
    }
    // The strongest first: of dependent rows elimination keeps the earlier where it can.
    candidates.sort { (problem.tier[$0], $0) < (problem.tier[$1], $1) }
    formed.append(Component(problem, candidates: candidates))
  }

  private mutating func changeConstants(
    _ edits: [(component: Int, slot: Int)], _ store: Store, _ components: Components
  ) {
    for (index, slot) in edits.sorted(by: { $0 < $1 }) {
      if changed.last?.index != index, let component = components.all[index] {
        changed.append((index, component))
      }
      let last = changed.count - 1
      changed[last].component.setConstant(store.record(slot).constant, ofConstraint: slot)
    }
    for place in changed.indices { changed[place].component.computeActivities() }
  }

  /// Runs every new or changed component.
  ///
  /// - Returns: What the first component answered that has no optimum, and that component's
  ///   problem.
  mutating func optimise(
    _ policy: (Problem) -> ConflictPolicy
  ) -> (outcome: Outcome, problem: Problem)? {
    var refusal: (Outcome, Problem)?
    for place in formed.indices where refusal == nil {
      refusal = Plan.optimise(&formed[place], policy)
    }
    for place in changed.indices where refusal == nil {
      refusal = Plan.optimise(&changed[place].component, policy)
    }
    return refusal
  }

  private static func optimise(
    _ component: inout Component, _ policy: (Problem) -> ConflictPolicy
  ) -> (Outcome, Problem)? {
    let outcome = component.optimise(policy(component.problem))
    if case .optimal = outcome { return nil }
    return (outcome, component.problem)
  }
}

/// Collects connected components.
private struct Walk {
  private let store: Store
  private var isVariableSeen: [Bool]
  private var isConstraintSeen: [Bool]
  /// Scratch space for `Problem`.
  var localColumn: [Int]

  init(_ store: Store) {
    self.store = store
    isVariableSeen = Array(repeating: false, count: store.variableCount)
    isConstraintSeen = Array(repeating: false, count: store.records.count)
    localColumn = Array(repeating: 0, count: store.variableCount)
  }

  /// The component of a variable, unless it was already given or no constraint mentions it.
  mutating func component(of first: Int) -> (variables: [Int], constraints: [Int])? {
    guard !isVariableSeen[first], !store.occurrences[first].isEmpty else { return nil }
    isVariableSeen[first] = true
    var variables = [first]
    var constraints: [Int] = []
    var next = 0
    while next < variables.count {
      for slot in store.occurrences[variables[next]] where !isConstraintSeen[slot] {
        isConstraintSeen[slot] = true
        constraints.append(slot)
        for entry in store.record(slot).entries where !isVariableSeen[entry.variable] {
          isVariableSeen[entry.variable] = true
          variables.append(entry.variable)
        }
      }
      next += 1
    }
    variables.sort()
    let serials = constraints.map { (serial: store.record($0).serial, slot: $0) }
    return (variables, serials.sorted { $0.serial < $1.serial }.map(\.slot))
  }
}
