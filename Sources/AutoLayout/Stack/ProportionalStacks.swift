/// The stack views of a hierarchy that share room in proportion.
struct ProportionalStacks {
  private struct WeakView {
    weak var view: LayoutView?
  }

  private var stacks: [ObjectIdentifier: WeakView] = [:]

  /// Notes that a stack view shares room in proportion.
  mutating func note(_ view: LayoutView) {
    stacks[ObjectIdentifier(view)] = WeakView(view: view)
  }

  /// Forgets a view that takes part no longer.
  mutating func forget(_ view: LayoutView) {
    if !stacks.isEmpty { stacks[ObjectIdentifier(view)] = nil }
  }

  /// The stack views, in no order.
  var views: [LayoutView] { stacks.isEmpty ? [] : stacks.values.compactMap(\.view) }
}
