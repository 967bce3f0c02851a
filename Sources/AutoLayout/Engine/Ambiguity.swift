import ConstraintSolver

/// The variables that constraints leave open in a hierarchy, and the rows that settle them.
///
/// Tie-breaking rows hide from the solver what is undetermined without them. So they are
/// taken out before a solution and put in after it, but only in the groups of variables in which
/// something was edited. They stay in where values follow edited constants and content is all that
/// settles those groups.
struct Ambiguity {
  /// The knowledge about one variable.
  private struct State {
    var isOpen = false
    /// Whether it is still to be settled.
    var isUnsettled = false
    /// The numbers of the rows that settle it: by its content, by an inequality about it, and by its former frame.
    var content = RowNumber.none
    var inequality = RowNumber.none
    var stay = RowNumber.none

    /// Whether something other than its content settles it, whose constant may differ next time.
    var mustBeRemade: Bool { inequality != RowNumber.none || stay != RowNumber.none }

    /// Appends the numbers of the rows that settle the variable; those of rivals are kept apart.
    func appendRows(to taken: inout [Int32]) {
      if content != RowNumber.none { taken.append(content) }
      if inequality != RowNumber.none { taken.append(inequality) }
      if stay != RowNumber.none { taken.append(stay) }
    }
  }

  /// The variables of the root where its frame is given: they do not make others depend on each
  /// other.
  let given: [Variable]
  private let firstNotGiven: Variable
  /// For each given variable, one variable of each group whose rows mention it.
  private var neighbours: [[Variable]]
  private var groups = VariableGroups()
  /// Whether there are groups; they are made when something is edited.
  private(set) var areGroupsMade = false
  private var states: [State] = []
  /// The numbers of the rows that copy rivals, by the extents that they settle.
  private var rivals: [Variable: [Int32]] = [:]
  /// Variables in rows that were edited.
  private var edited: [Variable] = []
  /// Whether something else than constants of rows was edited.
  private var wasMoreEdited = false

  /// Creates an ambiguity without open variables, in a hierarchy whose root has some given variables.
  init(given: [Variable]) {
    self.given = given
    firstNotGiven = Variable(index: (given.last?.index).map { $0 + 1 } ?? 0)
    neighbours = Array(repeating: [], count: given.count)
  }

  // MARK: Rows

  /// Makes the groups, and marks those with an open variable.
  mutating func makeGroups(of solver: Solver) {
    areGroupsMade = true
    for row in solver.numbers { connect(row, in: solver) }
    for index in states.indices where states[index].isOpen {
      groups.mark(Variable(index: UInt32(index)), as: states[index].mustBeRemade ? .remade : .open)
    }
    for variable in rivals.keys { groups.mark(variable, as: .remade) }
  }

  /// Notes that a row mentions some variables, as far as there are groups.
  mutating func connect(_ row: Int32, in solver: Solver) {
    guard areGroupsMade else { return }
    var first = Variable.none
    solver.forEachVariable(of: row) { variable in
      guard givenIndex(of: variable) == nil else { return }
      if first.isNone { first = variable } else { groups.join(first, variable) }
    }
    guard !first.isNone else { return }
    solver.forEachVariable(of: row) { variable in
      guard let place = givenIndex(of: variable), groups.noteNeighbour(first, ofGiven: place)
      else { return }
      neighbours[place].append(first)
    }
  }

  @inline(__always)
  private func givenIndex(of variable: Variable) -> Int? {
    // The root's variables are the first.
    guard variable < firstNotGiven else { return nil }
    return given.firstIndex(of: variable)
  }

  /// Notes that a row was added, is changed or is about to be taken out.
  mutating func noteEdit(ofRow row: Int32, in solver: Solver) {
    connect(row, in: solver)
    wasMoreEdited = true
    solver.forEachVariable(of: row) { edited.append($0) }
  }

  /// Notes that the constant of a row is changed, and nothing else about it.
  mutating func noteConstant(ofRow row: Int32, in solver: Solver) {
    solver.forEachVariable(of: row) { edited.append($0) }
  }

  /// Notes that something about an item was edited.
  mutating func noteEdit(_ item: ItemVariables) {
    wasMoreEdited = true
    item.forEach { edited.append($0) }
  }

  /// Whether something was edited since that was last taken.
  var wasEdited: Bool { !edited.isEmpty }

  /// Whether only constants were edited, in groups that content alone settles.
  mutating func isContentAllThatSettlesEdited() -> Bool {
    guard !wasMoreEdited else { return false }
    for variable in edited {
      if let index = givenIndex(of: variable) {
        for neighbour in neighbours[index] where groups.mark(of: neighbour) == .remade {
          return false
        }
      } else if groups.mark(of: variable) == .remade {
        return false
      }
    }
    return true
  }

  /// Forgets that something was edited, which left all as it was.
  mutating func forgetEdits() {
    edited = []
    wasMoreEdited = false
  }

  /// Forgets what is known about the groups with edited rows.
  ///
  /// - Returns: The numbers of the tie-breaking rows in those groups.
  mutating func takeEdited() -> [Int32] {
    var taken: [Int32] = []
    for variable in edited {
      if let index = givenIndex(of: variable) {
        for neighbour in neighbours[index] { takeGroup(of: neighbour, into: &taken) }
      } else {
        takeGroup(of: variable, into: &taken)
      }
    }
    forgetEdits()
    return taken
  }

  /// Forgets what is known about the groups of an item's variables.
  ///
  /// - Returns: The numbers of the tie-breaking rows in those groups, which are all that mention the item.
  mutating func takeGroups(of item: ItemVariables) -> [Int32] {
    var taken: [Int32] = []
    item.forEach { takeGroup(of: $0, into: &taken) }
    return taken
  }

  private mutating func takeGroup(of variable: Variable, into taken: inout [Int32]) {
    guard let first = groups.unmark(variable) else { return }
    var member = first
    repeat {
      take(member, into: &taken)
      member = groups.next(after: member)
    } while member != first
  }

  /// Forgets what is known about a variable, and adds its tie-breaking rows to those taken.
  private mutating func take(_ variable: Variable, into taken: inout [Int32]) {
    guard Int(variable.index) < states.count else { return }
    states[Int(variable.index)].appendRows(to: &taken)
    states[Int(variable.index)] = State()
    if !rivals.isEmpty { taken += rivals.removeValue(forKey: variable) ?? [] }
  }

  /// Forgets everything.
  ///
  /// - Returns: The numbers of all tie-breaking rows.
  mutating func takeAll() -> [Int32] {
    defer {
      states = []
      rivals = [:]
    }
    var taken: [Int32] = []
    for state in states { state.appendRows(to: &taken) }
    return taken + rivals.keys.sorted().flatMap { rivals[$0] ?? [] }
  }

  // MARK: Variables

  /// The open variables, in their order.
  var open: [Variable] {
    states.indices.filter { states[$0].isOpen }.map { Variable(index: UInt32($0)) }
  }

  /// Whether constraints leave a variable open.
  func isOpen(_ variable: Variable) -> Bool {
    Int(variable.index) < states.count && states[Int(variable.index)].isOpen
  }

  /// Makes room for what is known about variables up to one.
  mutating func extend(to variable: Variable) {
    let count = Int(variable.index) + 1
    if states.isEmpty {
      // Made at once, they are not set one by one.
      states = Array(repeating: State(), count: count)
    } else if states.count < count {
      states.append(contentsOf: repeatElement(State(), count: count - states.count))
    }
  }

  /// Notes that constraints leave a variable open, for which there is room.
  mutating func insert(_ variable: Variable) {
    states[Int(variable.index)].isOpen = true
    states[Int(variable.index)].isUnsettled = true
    if areGroupsMade { groups.mark(variable, as: .open) }
  }

  /// Whether a variable that constraints leave open is still to be settled.
  func isUnsettled(_ variable: Variable) -> Bool {
    Int(variable.index) < states.count && states[Int(variable.index)].isUnsettled
  }

  /// Notes that a variable that constraints leave open is still to be settled.
  mutating func noteUnsettled(_ variable: Variable) {
    states[Int(variable.index)].isUnsettled = true
  }

  /// Notes that something settles a variable now.
  mutating func noteSettled(_ variable: Variable) {
    states[Int(variable.index)].isUnsettled = false
  }

  /// The variable that a row settles, and the means; nil for a row that settles nothing.
  ///
  /// - Complexity: O(*variables*).
  func settlement(byRow row: Int32) -> (variable: Variable, Settlement)? {
    for (index, state) in states.enumerated() {
      let variable = Variable(index: UInt32(index))
      if state.content == row { return (variable, .content) }
      if state.inequality == row { return (variable, .inequality) }
      if state.stay == row { return (variable, .formerFrame) }
    }
    let rival = rivals.first { $0.value.contains(row) }
    return rival.map { ($0.key, .constraint) }
  }

  /// Remembers that a row settles a variable, and by which choice.
  mutating func note(_ row: Int32, of variable: Variable, as settlement: Settlement) {
    let index = Int(variable.index)
    switch settlement {
    case .content: states[index].content = row
    case .constraint: rivals[variable, default: []].append(row)
    case .inequality: states[index].inequality = row
    case .formerFrame: states[index].stay = row
    }
    // Content gives the same row each time, so a group it settles need not be remade.
    if settlement != .content, areGroupsMade { groups.mark(variable, as: .remade) }
  }
}
