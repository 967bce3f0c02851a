/// Views that are not visible any more, by reuse identifier.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  /// Keeps a view for reuse; one without an identifier is dropped.
  mutating func put(_ view: View, under identifier: String?) {
    guard let identifier else { return }
    views[identifier, default: []].append(view)
  }

  /// Removes and returns the view that was put in last.
  mutating func take(_ identifier: String) -> View? { views[identifier]?.popLast() }

  /// Removes all views.
  mutating func removeAll() { views = [:] }
}
