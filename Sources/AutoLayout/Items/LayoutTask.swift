/// A kind of work that a layout pass does at a view.
enum LayoutTask: UInt8, CaseIterable {
  /// The view updates its constraints.
  case updateConstraints
  /// The content is measured.
  case measureContent
  /// The view lays out its children.
  case layOut
  /// The parent gives the view the frame of its solved rectangle.
  case place

  /// A set of kinds.
  struct Set: OptionSet {
    var rawValue: UInt8

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    @inline(__always)
    init(_ task: LayoutTask) {
      rawValue = 1 << task.rawValue
    }

    /// A bit for each of the four cases.
    static let all = Set(rawValue: 0b1111)

    @inline(__always)
    func contains(_ task: LayoutTask) -> Bool { rawValue & Set(task).rawValue != 0 }

    @inline(__always)
    mutating func insert(_ task: LayoutTask) { rawValue |= Set(task).rawValue }

    @inline(__always)
    mutating func remove(_ task: LayoutTask) { rawValue &= ~Set(task).rawValue }
  }
}
