/// A depth-first walk that keeps its place in an array rather than on the call stack, so that
/// hierarchies of any depth can be walked.
package enum TreeWalk {
  private struct Level<Node> {
    var node: Node
    var children: [Node]
    var next = 0
  }

  /// Visits a node and those below it.
  ///
  /// The children are asked for once, after `enter`; what happens to the tree later does not
  /// change the walk.
  ///
  /// - Parameters:
  ///   - root: Where to start.
  ///   - children: The nodes below a node, in order.
  ///   - enter: Called before the children; returns whether to visit them.
  ///   - leave: Called after the children.
  package static func visit<Node>(
    _ root: Node, children: (Node) -> [Node], enter: (Node) -> Bool,
    leave: (Node) -> Void = { _ in }
  ) {
    var path = [Level(node: root, children: enter(root) ? children(root) : [])]
    while let level = path.last {
      if level.next < level.children.count {
        let node = level.children[level.next]
        path[path.count - 1].next += 1
        path.append(Level(node: node, children: enter(node) ? children(node) : []))
      } else {
        path.removeLast()
        leave(level.node)
      }
    }
  }
}

extension LayoutView {
  /// Visits the view and those inside it, each before its children.
  ///
  /// - Parameter enter: Returns whether to visit the children.
  func visit(entering enter: (LayoutView) -> Bool) {
    TreeWalk.visit(self, children: \.children, enter: enter)
  }

  /// Visits the view and those inside it that are listed for a kind of work.
  ///
  /// A view that is listed while its siblings are being visited waits for the next round.
  ///
  /// - Parameters:
  ///   - task: The kind of work.
  ///   - enter: Called before the children.
  ///   - leave: Called after the children.
  @inline(__always)
  func visitListed(
    for task: LayoutTask, enter: (LayoutView) -> Void = { _ in },
    leave: (LayoutView) -> Void = { _ in }
  ) {
    enter(self)
    var level = ListedLevel(view: Unretained(self), children: takeListedChildren(for: task))
    var visits = 1 + level.children.count
    defer { engine?.counts.visits += visits }
    var outer: [ListedLevel] = []
    while true {
      guard let view = level.children.popFirst() else {
        _ = level.view.with(leave)
        guard let last = outer.popLast() else { return }
        _ = level.view.with { $0.leaveList(for: task) }
        level = last
        continue
      }
      guard let children = view.with({ $0.children(in: level, for: task, enter, leave) }) ?? nil
      else { continue }
      visits += children.count
      outer.append(exchange(&level, with: ListedLevel(view: view, children: children)))
    }
  }

  /// Visits the view as one of those in a level.
  ///
  /// - Returns: The children to be visited before it can be left; nil where there are none.
  @inline(__always)
  private func children(
    in level: ListedLevel, for task: LayoutTask, _ enter: (LayoutView) -> Void,
    _ leave: (LayoutView) -> Void
  ) -> ListedChildren? {
    // It may have been taken out meanwhile.
    guard parentReference == level.view else { return nil }
    enter(self)
    guard work.isListEmpty(task) else { return takeListedChildren(for: task) }
    leave(self)
    leaveList(for: task)
    return nil
  }
}

/// A view whose listed children are being visited.
///
/// The view is kept by the level outside, among the children there.
private struct ListedLevel {
  let view: Unretained<LayoutView>
  var children: ListedChildren
}
