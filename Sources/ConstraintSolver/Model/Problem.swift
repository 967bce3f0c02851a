/// The constraints of one connected component as rows over local columns.
///
/// Rows `0 ..< rowCount` are constraints in the order of age, scaled so that their largest
/// coefficient lies in `1 ..< 2`. Rows `rowCount ..< rowCount + columnCount` are *anchors*: the
/// row `rowCount + j` is the variable of column `j` alone, with the target 0. They let a vertex
/// exist where the constraints do not determine one.
struct Problem: Sendable {
  /// A local column's variable, ascending.
  let variables: [Int]
  /// A local row's constraint: its slot in the store, in the order of age.
  let constraints: [Int]
  let rowStart: [Int]
  let rowColumn: [Int]
  let rowCoefficient: [Double]
  let columnStart: [Int]
  let columnRow: [Int]
  let columnCoefficient: [Double]
  /// The scaled constants, 0 for anchors.
  private(set) var target: [Double]
  /// The length of a scaled row's unit in the constraint's unit; 1 for anchors.
  let weight: [Double]
  /// The sides on which a row is violated; none for anchors.
  let violatingSides: [Sides]
  /// The tier of each constraint row: 0 required, 1 broken, from 2 on the priorities, descending.
  private(set) var tier: [Int]
  /// The rows of each tier in the order of age.
  private(set) var tierRows: [[Int]]

  var rowCount: Int { constraints.count }
  var columnCount: Int { variables.count }

  /// Collects the rows of `constraints`.
  ///
  /// - Parameters:
  ///   - variables: All variables the constraints mention, ascending.
  ///   - constraints: Slots of `records` in the order of age.
  ///   - records: The store's records.
  ///   - localColumn: Scratch space with an element per variable of the store.
  init(
    variables: [Int], constraints: [Int], records: [ConstraintRecord?],
    localColumn: inout [Int]
  ) {
    let rows = constraints.compactMap { records[$0] }
    for (column, variable) in variables.enumerated() { localColumn[variable] = column }
    var start = [0]
    var column: [Int] = []
    var coefficient: [Double] = []
    var weight: [Double] = []
    start.reserveCapacity(rows.count + 1)
    weight.reserveCapacity(rows.count + variables.count)
    for row in rows {
      let scale = Problem.scale(of: row)
      for entry in row.entries {
        column.append(localColumn[entry.variable])
        coefficient.append(entry.coefficient / scale)
      }
      start.append(column.count)
      weight.append(scale)
    }
    let anchors = variables.count
    self.variables = variables
    self.constraints = constraints
    self.rowStart = start
    self.rowColumn = column
    self.rowCoefficient = coefficient
    self.target = zip(rows, weight).map { $0.constant / $1 } + Array(repeating: 0, count: anchors)
    self.weight = weight + Array(repeating: 1, count: anchors)
    self.violatingSides =
      rows.map { Sides(violating: $0.relation) } + Array(repeating: [], count: anchors)
    (self.columnStart, self.columnRow, self.columnCoefficient) = Problem.transpose(
      start: start, column: column, coefficient: coefficient, columnCount: anchors)
    self.tier = Problem.tiers(of: rows)
    self.tierRows = Problem.grouped(tier)
  }

  /// The system of some rows alone, all of them required.
  init(required rows: [Int], of whole: Problem) {
    var isUsed = Array(repeating: false, count: whole.columnCount)
    for row in rows {
      for index in whole.rowStart[row]..<whole.rowStart[row + 1] {
        isUsed[whole.rowColumn[index]] = true
      }
    }
    let columns = (0..<whole.columnCount).filter { isUsed[$0] }
    var localColumn = Array(repeating: 0, count: whole.columnCount)
    for (local, column) in columns.enumerated() { localColumn[column] = local }
    var start = [0]
    var column: [Int] = []
    var coefficient: [Double] = []
    for row in rows {
      for index in whole.rowStart[row]..<whole.rowStart[row + 1] {
        column.append(localColumn[whole.rowColumn[index]])
        coefficient.append(whole.rowCoefficient[index])
      }
      start.append(column.count)
    }
    let anchors = columns.count
    self.variables = columns.map { whole.variables[$0] }
    self.constraints = rows.map { whole.constraints[$0] }
    self.rowStart = start
    self.rowColumn = column
    self.rowCoefficient = coefficient
    self.target = rows.map { whole.target[$0] } + Array(repeating: 0, count: anchors)
    self.weight = rows.map { whole.weight[$0] } + Array(repeating: 1, count: anchors)
    self.violatingSides =
      rows.map { whole.violatingSides[$0] } + Array(repeating: [], count: anchors)
    (self.columnStart, self.columnRow, self.columnCoefficient) = Problem.transpose(
      start: start, column: column, coefficient: coefficient, columnCount: anchors)
    self.tier = Array(repeating: 0, count: rows.count)
    self.tierRows = Problem.grouped(tier)
  }

  /// Replaces the constant of a row by `constant`, in the constraint's unit.
  mutating func setConstant(_ constant: Double, ofRow row: Int) {
    target[row] = constant / weight[row]
  }

  /// Moves a row to another tier.
  mutating func setTier(_ newTier: Int, ofRow row: Int) {
    tierRows[tier[row]].removeAll { $0 == row }
    tier[row] = newTier
    let place = tierRows[newTier].firstIndex { $0 > row } ?? tierRows[newTier].endIndex
    tierRows[newTier].insert(row, at: place)
  }

  /// The only column of a row with one term.
  func singleColumn(ofRow row: Int) -> Int? {
    if row >= rowCount { return row - rowCount }
    return rowStart[row + 1] - rowStart[row] == 1 ? rowColumn[rowStart[row]] : nil
  }

  /// The power of two that brings the largest coefficient of a constraint to `1 ..< 2`.
  private static func scale(of row: ConstraintRecord) -> Double {
    let largest = row.entries.reduce(0) { max($0, abs($1.coefficient)) }
    return largest > 0 ? largest.binade : 1
  }

  private static func tiers(of rows: [ConstraintRecord]) -> [Int] {
    var priorities = rows.compactMap { $0.priority < .required ? $0.priority : nil }
    priorities.sort(by: >)
    var distinct: [Priority] = []
    for priority in priorities where distinct.last != priority { distinct.append(priority) }
    return rows.map { row in
      guard row.priority < .required else { return row.isBroken ? 1 : 0 }
      var low = 0
      var high = distinct.count
      while low < high {
        let middle = (low + high) / 2
        if distinct[middle] > row.priority { low = middle + 1 } else { high = middle }
      }
      return low + 2
    }
  }

  private static func grouped(_ tier: [Int]) -> [[Int]] {
    var groups: [[Int]] = Array(repeating: [], count: max(1, tier.max() ?? 0) + 1)
    for (row, tier) in tier.enumerated() { groups[tier].append(row) }
    return groups
  }

  private static func transpose(
    start: [Int], column: [Int], coefficient: [Double], columnCount: Int
  ) -> (start: [Int], row: [Int], coefficient: [Double]) {
    var columnStart = Array(repeating: 0, count: columnCount + 1)
    for column in column { columnStart[column + 1] += 1 }
    for column in 0..<columnCount { columnStart[column + 1] += columnStart[column] }
    var next = columnStart
    var columnRow = Array(repeating: 0, count: column.count)
    var columnCoefficient = Array(repeating: 0.0, count: column.count)
    for row in 0..<(start.count - 1) {
      for index in start[row]..<start[row + 1] {
        let place = next[column[index]]
        next[column[index]] += 1
        columnRow[place] = row
        columnCoefficient[place] = coefficient[index]
      }
    }
    return (columnStart, columnRow, columnCoefficient)
  }
}
