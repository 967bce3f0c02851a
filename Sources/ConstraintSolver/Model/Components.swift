/// The connected components at the last optimum.
struct Components: Sendable {
  private(set) var all: [Component?] = []
  private var free: [Int] = []
  /// The component of each variable, or nil for variables no constraint mentions.
  private var ofVariable: [Int?] = []
  /// The component of each constraint's slot.
  private var ofConstraint: [Int?] = []

  /// The index of a variable's component.
  func index(ofVariable variable: Int) -> Int? {
    ofVariable.indices.contains(variable) ? ofVariable[variable] : nil
  }

  /// The index of a constraint's component.
  func index(ofConstraint slot: Int) -> Int? {
    ofConstraint.indices.contains(slot) ? ofConstraint[slot] : nil
  }

  /// The component of a variable, and its column there.
  func place(ofVariable variable: Int) -> (component: Component, column: Int)? {
    guard let index = index(ofVariable: variable), let component = all[index] else { return nil }
    var low = 0
    var high = component.problem.variables.count
    while low < high {
      let middle = (low + high) / 2
      if component.problem.variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return (component, low)
  }

  /// Replaces a component by one of the same variables and constraints.
  mutating func replace(_ index: Int, by component: Component) {
    all[index] = component
  }

  mutating func remove(_ index: Int) {
    guard let component = all[index] else { return }
    for variable in component.problem.variables { ofVariable[variable] = nil }
    for slot in component.problem.constraints { ofConstraint[slot] = nil }
    all[index] = nil
    free.append(index)
  }

  mutating func insert(_ component: Component) {
    var index = all.count
    if let reused = free.popLast() { index = reused } else { all.append(nil) }
    all[index] = component
    for variable in component.problem.variables {
      Components.set(&ofVariable, variable, index)
    }
    for slot in component.problem.constraints { Components.set(&ofConstraint, slot, index) }
  }

  private static func set(_ array: inout [Int?], _ place: Int, _ index: Int) {
    if place >= array.count {
      array.append(contentsOf: Array(repeating: nil, count: place + 1 - array.count))
    }
    array[place] = index
  }
}
