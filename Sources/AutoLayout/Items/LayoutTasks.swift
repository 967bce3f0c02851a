/// Kinds of work.
struct LayoutTasks: OptionSet {
  var rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inline(__always)
  init(_ task: LayoutTask) {
    rawValue = 1 << task.rawValue
  }

  /// A bit for each of the four cases.
  static let all = LayoutTasks(rawValue: 0b1111)

  @inline(__always)
  func contains(_ task: LayoutTask) -> Bool { rawValue & LayoutTasks(task).rawValue != 0 }

  @inline(__always)
  mutating func insert(_ task: LayoutTask) { rawValue |= LayoutTasks(task).rawValue }

  @inline(__always)
  mutating func remove(_ task: LayoutTask) { rawValue &= ~LayoutTasks(task).rawValue }
}
