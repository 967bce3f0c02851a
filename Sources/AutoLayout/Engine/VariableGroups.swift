import ConstraintSolver

/// The groups of variables that rows mention together, directly or through others.
///
/// Groups only grow: what rows that are gone joined stays together, which costs work but changes no
/// answer.
struct VariableGroups {
  private struct Node {
    /// A member nearer to the one that stands for the group; itself in that one.
    var parent: UInt32
    /// The next member, in a ring.
    var next: UInt32
    /// In the member that stands for the group, the mark of the group.
    var mark = Mark.none
    /// In the member that stands for the group, a bit for each given variable that rows mention with
    /// one of its members.
    var givenNeighbours: UInt8 = 0
  }

  /// A mark of a group; of several the strongest counts.
  enum Mark: UInt8 {
    case none
    /// Constraints leave a variable open.
    case open
    /// Something whose constant may differ next time settles an open variable: a rival, an inequality or a stay.
    case remade
  }

  private var nodes: [Node] = []

  /// Makes room for a variable in a group of its own.
  private mutating func extend(to variable: Variable) {
    while nodes.count <= Int(variable.index) {
      let index = UInt32(nodes.count)
      nodes.append(Node(parent: index, next: index))
    }
  }

  /// The member that stands for the group of a variable.
  ///
  /// - Complexity: Amortised nearly constant.
  mutating func representative(of variable: Variable) -> Variable {
    if nodes.count <= Int(variable.index) { extend(to: variable) }
    var index = variable.index
    var parent = nodes[Int(index)].parent
    while parent != index {
      let next = nodes[Int(parent)].parent
      if next != parent { nodes[Int(index)].parent = next }
      index = parent
      parent = next
    }
    return Variable(index: index)
  }

  /// Joins the groups of two variables.
  mutating func join(_ first: Variable, _ second: Variable) {
    let (one, other) = (representative(of: first), representative(of: second))
    guard one != other else { return }
    // The older stands for both: it is made first and found soonest.
    let (top, bottom) = one < other ? (one, other) : (other, one)
    nodes[Int(bottom.index)].parent = top.index
    raise(top, to: nodes[Int(bottom.index)].mark)
    nodes[Int(top.index)].givenNeighbours |= nodes[Int(bottom.index)].givenNeighbours
    let next = nodes[Int(top.index)].next
    nodes[Int(top.index)].next = nodes[Int(bottom.index)].next
    nodes[Int(bottom.index)].next = next
  }

  /// Notes that a row mentions a variable together with a given one.
  ///
  /// - Parameters:
  ///   - variable: Any variable but a given one.
  ///   - place: The number of the given variable, less than 8.
  /// - Returns: Whether no row did so for the variable's group before.
  mutating func noteNeighbour(_ variable: Variable, ofGiven place: Int) -> Bool {
    let top = Int(representative(of: variable).index)
    let bit = UInt8(1) << UInt8(place)
    defer { nodes[top].givenNeighbours |= bit }
    return nodes[top].givenNeighbours & bit == 0
  }

  /// Marks the group of a variable.
  mutating func mark(_ variable: Variable, as mark: Mark) {
    raise(representative(of: variable), to: mark)
  }

  private mutating func raise(_ representative: Variable, to mark: Mark) {
    let present = nodes[Int(representative.index)].mark
    if mark.rawValue > present.rawValue { nodes[Int(representative.index)].mark = mark }
  }

  /// The mark of the group of a variable.
  mutating func mark(of variable: Variable) -> Mark {
    nodes[Int(representative(of: variable).index)].mark
  }

  /// Takes the mark off the group of a variable.
  ///
  /// - Returns: A member of the group; nil where there was no mark.
  mutating func unmark(_ variable: Variable) -> Variable? {
    let representative = representative(of: variable)
    guard nodes[Int(representative.index)].mark != .none else { return nil }
    nodes[Int(representative.index)].mark = .none
    return representative
  }

  /// The member of a group after another one; the first after the last.
  func next(after member: Variable) -> Variable {
    Variable(index: nodes[Int(member.index)].next)
  }
}
