/// The parts of a layout that a finding is about, by which findings with one cause are recognized.
struct FindingAspects: OptionSet, Hashable, Sendable, Codable {
  let rawValue: UInt8

  /// A width, or room along it.
  static let width = FindingAspects(rawValue: 1 << 0)
  /// A height, or room along it.
  static let height = FindingAspects(rawValue: 1 << 1)
  /// The size of what a scroll view scrolls.
  static let scrolledContent = FindingAspects(rawValue: 1 << 2)
  /// A required hugging or compression resistance, whose priority is to be lowered.
  static let contentPriorities = FindingAspects(rawValue: 1 << 3)
  /// A view that what is above it pushes out at the bottom, or what is below it at the top.
  static let pushedOut = FindingAspects(rawValue: 1 << 4)
  /// A height that several views share, and that is too small for what they show.
  static let sharedHeight = FindingAspects(rawValue: 1 << 5)
}
