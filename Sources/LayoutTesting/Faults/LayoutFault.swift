/// Something wrong with a layout, on the devices where it shows.
public struct LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// The rule that the layout breaks.
  public let rule: LayoutRule
  /// The view it is about, with the views around it: "Page > header > title".
  public let path: String
  /// The fault in words, with views, constraints and numbers of the first device.
  public let message: String
  /// The remedy in words.
  public let advice: String
  /// The configurations it shows in, in the order they were tested.
  public internal(set) var configurations: [DeviceConfiguration]

  /// The message, the devices, and what would be right.
  public var description: String {
    "\(rule.rawValue): \(message)\n  \(place)\n  \(advice)."
  }

  private var place: String {
    let first = configurations.first.map { "on \($0)" } ?? ""
    let others = configurations.count - 1
    guard others > 0 else { return first }
    return first + ", and \(others) more: "
      + configurations.dropFirst().map { "\($0)" }.joined(separator: "; ")
  }
}
