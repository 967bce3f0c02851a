import ConstraintSolver

/// The items by their variables.
///
/// An item's four variables have consecutive numbers, so one slot serves all four. Once a removed number was reused that no
/// longer holds, and each variable gets a slot of its own.
struct VariableOwners {
  private var items: [Unretained<LayoutItem>] = []
  private var areShared = true
  /// By variable, the number of items that had variables before its own; empty while places are shared, as variables are in
  /// the order of their items then.
  private var ages: [Int32] = []
  private var nextAge: Int32 = 0

  private static let variablesOfItem: UInt32 = 4
  /// The number of variables that the root, which comes first, does not have: those of its position.
  private static let missingVariables: UInt32 = 2

  /// Makes room for some items.
  mutating func reserve(_ count: Int) {
    items.reserveCapacity(count)
  }

  /// The items in the order of their variables, some of them several times.
  var all: [Unretained<LayoutItem>] { items }

  /// The item that a variable belongs to; none for one that was removed.
  subscript(variable: Variable) -> Unretained<LayoutItem> {
    @inline(__always) get { items[place(of: variable)] }
  }

  /// Whether a variable may be an extent, without a look at its owner: the extents of an item come behind its positions.
  @inline(__always)
  func mayBeExtent(_ variable: Variable) -> Bool {
    !areShared
      || (variable.index &+ VariableOwners.missingVariables) % VariableOwners.variablesOfItem >= 2
  }

  /// The place of a variable's owner, which others of its variables may have, too.
  @inline(__always)
  func place(of variable: Variable) -> Int {
    areShared ? VariableOwners.sharedPlace(of: variable) : Int(variable.index)
  }

  /// The item at a place.
  @inline(__always)
  func item(at place: Int) -> Unretained<LayoutItem> { items[place] }

  @inline(__always)
  private static func sharedPlace(of variable: Variable) -> Int {
    Int((variable.index &+ missingVariables) / variablesOfItem)
  }

  /// Notes the item whose four variables, with consecutive indices, were just made.
  @inline(__always)
  mutating func insert(_ item: Unretained<LayoutItem>, fourFrom first: Variable) {
    let place = Int(first.index &+ VariableOwners.missingVariables)
    if areShared, place == items.count &* Int(VariableOwners.variablesOfItem) {
      items.append(item)
    } else {
      insertEach(item, ItemVariables(from: first))
    }
  }

  /// Notes the item whose variables were just made.
  @inline(__always)
  mutating func insert(_ item: Unretained<LayoutItem>, _ variables: ItemVariables) {
    if areShared, haveNextPlace(variables) {
      items.append(item)
    } else {
      insertEach(item, variables)
    }
  }

  /// Whether variables stand side by side behind those of all items so far.
  @inline(__always)
  private func haveNextPlace(_ variables: ItemVariables) -> Bool {
    let first = variables.minX.isNone ? variables.width : variables.minX
    return variables.height.index &- first.index == (variables.minX.isNone ? 1 : 3)
      && VariableOwners.sharedPlace(of: first) == items.count
      && VariableOwners.sharedPlace(of: variables.height) == items.count
      && (variables.minX.isNone
        || variables.minY.index &- first.index == 1 && variables.width.index &- first.index == 2)
  }

  @inline(never)
  private mutating func insertEach(_ item: Unretained<LayoutItem>, _ variables: ItemVariables) {
    separate()
    variables.forEach { variable in
      while items.count <= Int(variable.index) {
        items.append(Unretained(nil))
        ages.append(0)
      }
      items[Int(variable.index)] = item
      ages[Int(variable.index)] = nextAge
    }
    nextAge += 1
  }

  /// Sorts variables by the age of their items.
  ///
  /// - Parameter variables: Variables in the order of their numbers.
  /// - Returns: Those of the oldest item first, those of one item by number.
  func sortedByAge(_ variables: [Variable]) -> [Variable] {
    guard !areShared else { return variables }
    return variables.sorted { first, second in
      let (age, other) = (ages[Int(first.index)], ages[Int(second.index)])
      return age == other ? first < second : age < other
    }
  }

  /// Gives each variable a place of its own.
  private mutating func separate() {
    guard areShared else { return }
    let count =
      Int(VariableOwners.variablesOfItem) * items.count - Int(VariableOwners.missingVariables)
    let variables = (0..<max(0, count)).map { Variable(index: UInt32($0)) }
    ages = variables.map { Int32(VariableOwners.sharedPlace(of: $0)) }
    nextAge = Int32(items.count)
    items = variables.map { self[$0] }
    areShared = false
  }

  /// Notes that the variables of an item are removed.
  mutating func remove(_ variables: ItemVariables) {
    variables.forEach { variable in
      items[place(of: variable)] = Unretained(nil)
    }
  }
}
