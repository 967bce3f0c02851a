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
}
