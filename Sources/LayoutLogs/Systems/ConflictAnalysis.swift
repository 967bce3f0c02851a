/// The irreducible infeasible subsets of a list of constraints, and the smallest sets whose removal ends the conflict.
package struct ConflictAnalysis: Hashable, Sendable {
  /// An irreducible infeasible subset.
  package struct Subset: Hashable, Sendable {
    /// The constraints by their places in the list, ascending.
    package var members: [Int]
    /// The items whose width or height would have to be negative.
    package var extents: [LogItem]
    /// The sum that cannot be.
    package var arithmetic: Arithmetic?
  }

  /// The subsets: those that hold the constraint that breaks first, then the smallest ones.
  package var subsets: [Subset] = []
  /// The smallest sets of constraints without which the others can hold, verified by solving.
  package var removals: [[Int]] = []
  /// Whether more subsets may exist than were looked for.
  package var isPartial = false

  /// Whether the constraints of the list exclude each other.
  package var isConflict: Bool { !subsets.isEmpty }
}

extension ConflictAnalysis {
  /// Analyses a list of constraints.
  init(_ solver: SystemSolver, broken: Int?) {
    var search = SubsetSearch(solver)
    search.run()
    subsets = search.subsets.sorted { first, second in
      let holds = [first, second].map { set in broken.map(set.members.contains) == true }
      if holds[0] != holds[1] { return holds[0] }
      return (first.members.count, first.members.lexicographicKey)
        < (second.members.count, second.members.lexicographicKey)
    }
    removals = search.smallestRemovals
    isPartial = search.isPartial
  }
}

extension [Int] {
  fileprivate var lexicographicKey: String {
    map { String(repeating: "0", count: Swift.max(0, 6 - "\($0)".count)) + "\($0)" }.joined()
  }
}

/// The search for irreducible subsets as a tree of hitting sets: every further subset lacks a member of each one before.
///
/// Source: Reiter, "A theory of diagnosis from first principles", 1987.
private struct SubsetSearch {
  private let solver: SystemSolver
  private(set) var subsets: [ConflictAnalysis.Subset] = []
  private var removals: [Set<Int>] = []
  private(set) var isPartial = false
  private var solutions = 0

  init(_ solver: SystemSolver) {
    self.solver = solver
  }

  mutating func run() {
    var open: [Set<Int>] = [[]]
    var seen: Set<Set<Int>> = [[]]
    var next = 0
    while next < open.count {
      let left = open[next]
      next += 1
      guard !removals.contains(where: { $0.isSubset(of: left) }) else { continue }
      guard let members = subset(without: left) else { continue }
      guard left.count < Self.maximumDepth else {
        isPartial = true
        continue
      }
      for member in members {
        let larger = left.union([member])
        if seen.insert(larger).inserted { open.append(larger) }
      }
    }
  }

  /// A subset that holds none of some constraints; nil, and a removal found, where there is none.
  private mutating func subset(without left: Set<Int>) -> [Int]? {
    if let known = subsets.first(where: { left.isDisjoint(with: $0.members) }) {
      return known.members
    }
    guard solutions < maximumSolutions, subsets.count < Self.maximumSubsets else {
      isPartial = true
      return nil
    }
    solutions += 1
    guard let rows = solver.conflict(without: left) else {
      removals.append(left)
      return nil
    }
    let subset = irreducible(ConflictAnalysis.Subset(rows, of: solver.system))
    guard !subset.members.isEmpty else { return nil }
    subsets.append(subset)
    return subset.members
  }

  /// Leaves out members that are not needed, since widths and heights that cannot be negative exclude the others.
  private mutating func irreducible(_ start: ConflictAnalysis.Subset) -> ConflictAnalysis.Subset {
    guard start.members.count <= Self.maximumMembers else {
      isPartial = true
      return start
    }
    let all = Set(0..<solver.system.count)
    var subset = start
    for member in start.members where subset.members.contains(member) {
      let left = all.subtracting(subset.members).union([member])
      if let rows = solver.conflict(without: left) {
        subset = ConflictAnalysis.Subset(rows, of: solver.system)
      }
    }
    return subset
  }

  /// The removals of the fewest constraints, in the order of the list.
  var smallestRemovals: [[Int]] {
    let least = removals.map(\.count).min() ?? 0
    return removals.filter { $0.count == least && least > 0 }.map { $0.sorted() }
      .sorted { $0.lexicographicKey < $1.lexicographicKey }
  }

  private static let maximumDepth = 3
  /// Subsets of more members, which no log of an app has, are taken as the solver finds them.
  private static let maximumMembers = 80
  /// Fewer for longer lists, so that none takes long.
  private var maximumSolutions: Int { max(8, 20_000 / max(solver.system.count, 66)) }
  private static let maximumSubsets = 12
}

extension ConflictAnalysis.Subset {
  fileprivate init(_ rows: [Int], of system: RebuiltSystem) {
    var members: Set<Int> = []
    var extents: [LogItem] = []
    for row in rows {
      switch system.rows[row].source {
      case .constraint(let index): members.insert(index)
      case .extent(let item, _): extents.append(item)
      case .margin: break
      }
    }
    self.init(
      members: members.sorted(), extents: extents,
      arithmetic: Arithmetic(rows.map { system.rows[$0] }))
  }
}
