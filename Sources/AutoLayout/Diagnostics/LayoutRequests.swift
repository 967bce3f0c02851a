/// The work that a hierarchy requests from its next layout pass.
package struct LayoutRequests {
  /// Views that asked for their constraints to be updated.
  package private(set) var updates: [LayoutView] = []
  /// Views that asked for their content to be measured.
  package private(set) var measures: [LayoutView] = []
  /// Views that asked for their children to be laid out.
  package private(set) var layouts: [LayoutView] = []
  /// Constraints that were changed or activated.
  package private(set) var constraints: [LayoutConstraint] = []

  /// Collects what a hierarchy asks for.
  ///
  /// - Complexity: Linear in all views.
  package init(of root: LayoutView) {
    for view in root.subtree {
      let work = view.work.own
      if work.contains(.updateConstraints) { updates.append(view) }
      if work.contains(.measureContent) { measures.append(view) }
      if work.contains(.layOut) { layouts.append(view) }
      view.heldConstraints.forEach { if $0.isPending { constraints.append($0) } }
    }
  }

  /// The requests here that are not among earlier ones.
  package func added(to earlier: LayoutRequests) -> LayoutRequests {
    var added = self
    added.updates.removeAll { view in earlier.updates.contains { $0 === view } }
    added.measures.removeAll { view in earlier.measures.contains { $0 === view } }
    added.layouts.removeAll { view in earlier.layouts.contains { $0 === view } }
    added.constraints.removeAll { one in earlier.constraints.contains { $0 === one } }
    return added
  }

  /// Whether nothing is asked for.
  package var isEmpty: Bool {
    updates.isEmpty && measures.isEmpty && layouts.isEmpty && constraints.isEmpty
  }
}
