/// Views that went out of sight, by the names that they are found by.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  /// Keeps a view for another use; one without a name is of no use.
  mutating func put(_ view: View, under identifier: String?) {
    guard let identifier else { return }
    views[identifier, default: []].append(view)
  }

  /// Takes the view out that was put in last.
  mutating func take(_ identifier: String) -> View? { views[identifier]?.popLast() }

  /// Lets go of all.
  mutating func removeAll() { views = [:] }
}
