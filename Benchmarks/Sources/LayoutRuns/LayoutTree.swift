package import AutoLayout
import ConstraintSolver
import Workloads

/// A view hierarchy equivalent to a workload, with constraints as a program makes them.
package struct LayoutTree {
  /// The window; its frame is given.
  package let window: LayoutView
  /// The view that those of the workload lie in.
  var container: LayoutView
  /// The views of the workload, in the order of their variables.
  ///
  /// The tree keeps no list of them, as those of the peers do not: making one is no part of a build.
  package var views: [LayoutView] { LayoutTree.descendants(of: container) }
  /// The labels, whose content can change.
  package var labels: [Label] { views.compactMap { $0 as? Label } }

  /// Creates a window without content.
  init(width: Double, height: Double) {
    window = LayoutView()
    window.setFrame(Rect(x: 0, y: 0, width: width, height: height))
    container = window
  }

  /// The views inside a view, each before those inside it.
  private static func descendants(of view: LayoutView) -> [LayoutView] {
    var found: [LayoutView] = []
    var pending = Array(view.children.reversed())
    while let next = pending.popLast() {
      found.append(next)
      pending += next.children.reversed()
    }
    return found
  }

  /// Content of a given size.
  package final class Label: LayoutView {
    /// The natural size.
    package var size: Size {
      didSet { invalidateContentSize() }
    }

    init(_ size: Size) {
      self.size = size
    }

    /// The size given.
    package override func contentSize(wrappingAt width: Double?) -> Size { size }
  }

  func addView(to parent: LayoutView) -> LayoutView {
    add(LayoutView(), to: parent)
  }

  func addLabel(_ size: Size, to parent: LayoutView) -> LayoutView {
    add(Label(size), to: parent)
  }

  private func add(_ view: LayoutView, to parent: LayoutView) -> LayoutView {
    view.translatesAutoresizingMask = false
    parent.addChild(view)
    return view
  }
}

extension LayoutView {
  /// Activates `self.attribute relation other.attribute + constant`.
  func pin(
    _ attribute: LayoutAttribute, _ relation: Relation, _ other: LayoutView,
    _ otherAttribute: LayoutAttribute, _ constant: Double = 0
  ) throws {
    try LayoutConstraint(
      self, attribute, relation, other, otherAttribute, constant: constant
    ).activate()
  }

  /// Activates `self.attribute = other.attribute + constant`.
  func pin(
    _ attribute: LayoutAttribute, _ other: LayoutView, _ otherAttribute: LayoutAttribute? = nil,
    _ constant: Double = 0
  ) throws {
    try pin(attribute, .equal, other, otherAttribute ?? attribute, constant)
  }

  /// Activates `self.attribute = constant`.
  func fix(_ attribute: LayoutAttribute, _ constant: Double) throws {
    try LayoutConstraint(self, attribute, .equal, constant: constant).activate()
  }
}
