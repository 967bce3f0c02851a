import ConstraintSolver

/// What constraints leave open in a hierarchy, and what settles it.
///
/// Tie-breaking constraints hide from the solver what is undetermined without them. So they are
/// taken out before a solution and put in after it, but only in the groups of variables in which
/// something was edited.
struct Ambiguity {
  /// What is known about a variable.
  private struct State {
    var isUndetermined = false
    /// What settles it: its content, and where it was.
    var content: ConstraintID?
    var stay: ConstraintID?
  }

  /// The variables of the root where its frame is given: they do not make others depend on each
  /// other.
  let given: [Variable]
  /// For each of them, variables in rows with it.
  private var neighbours: [[Variable]]
  private var groups = VariableGroups()
  private var states: [State] = []
  /// Variables in rows that were edited.
  private var edited: [Variable] = []

  /// Nothing left open, in a hierarchy whose root has some given variables.
  init(given: [Variable]) {
    self.given = given
    neighbours = Array(repeating: [], count: given.count)
  }

  // MARK: Rows

  /// Notes that a row mentions some variables.
  mutating func connect(_ terms: ArraySlice<Term>) {
    guard let first = terms.first(where: { givenIndex(of: $0.variable) == nil }) else { return }
    for term in terms {
      if let index = givenIndex(of: term.variable) {
        neighbours[index].append(first.variable)
      } else if term.variable != first.variable {
        groups.join(first.variable, term.variable)
      }
    }
  }

  private func givenIndex(of variable: Variable) -> Int? {
    // The root's variables are the first.
    guard let last = given.last, variable <= last else { return nil }
    return given.firstIndex(of: variable)
  }

  /// Notes that a row was added, taken out or changed.
  mutating func noteEdit(_ terms: ArraySlice<Term>) {
    for term in terms { edited.append(term.variable) }
  }

  /// Notes that something about an item was edited.
  mutating func noteEdit(_ item: ItemVariables) {
    edited += [item.minX, item.minY, item.width, item.height]
  }

  /// Forgets what is known about the groups with edited rows.
  ///
  /// - Returns: The tie-breaking constraints in those groups.
  mutating func takeEdited() -> [ConstraintID] {
    var taken: [ConstraintID] = []
    for variable in edited {
      if let index = givenIndex(of: variable) {
        for neighbour in neighbours[index] { takeGroup(of: neighbour, into: &taken) }
      } else {
        takeGroup(of: variable, into: &taken)
      }
    }
    edited = []
    return taken
  }

  private mutating func takeGroup(of variable: Variable, into taken: inout [ConstraintID]) {
    for member in groups.unmark(variable) { taken += take(member) }
  }

  /// Forgets what is known about a variable.
  ///
  /// - Returns: Its tie-breaking constraints.
  mutating func take(_ variable: Variable) -> [ConstraintID] {
    guard Int(variable.index) < states.count else { return [] }
    let state = states[Int(variable.index)]
    states[Int(variable.index)] = State()
    return [state.content, state.stay].compactMap(\.self)
  }

  /// Forgets everything.
  ///
  /// - Returns: All tie-breaking constraints.
  mutating func takeAll() -> [ConstraintID] {
    defer { states = [] }
    return states.flatMap { [$0.content, $0.stay].compactMap(\.self) }
  }

  // MARK: Variables

  /// The undetermined variables, in their order.
  var undetermined: [Variable] {
    states.indices.filter { states[$0].isUndetermined }.map { Variable(index: UInt32($0)) }
  }

  /// Whether constraints leave a variable open.
  func isUndetermined(_ variable: Variable) -> Bool {
    Int(variable.index) < states.count && states[Int(variable.index)].isUndetermined
  }

  /// Notes that constraints leave a variable open.
  mutating func insert(_ variable: Variable) {
    while states.count <= Int(variable.index) { states.append(State()) }
    states[Int(variable.index)].isUndetermined = true
    groups.mark(variable)
  }

  /// The variable that stands for all that depend on each other with one.
  mutating func group(of variable: Variable) -> Variable {
    groups.representative(of: variable)
  }

  /// Remembers what settles an extent by its content.
  mutating func setContent(_ id: ConstraintID, of variable: Variable) {
    states[Int(variable.index)].content = id
  }

  /// Remembers what keeps a variable where it was.
  mutating func setStay(_ id: ConstraintID, of variable: Variable) {
    states[Int(variable.index)].stay = id
  }
}
