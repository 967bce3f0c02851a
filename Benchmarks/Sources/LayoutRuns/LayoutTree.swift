package import AutoLayout
import ConstraintSolver
import Workloads

/// A view hierarchy equivalent to a workload, with constraints as a program makes them.
package struct LayoutTree {
  /// The window; its frame is given.
  package let window: LayoutView
  /// The views of the workload, in the order of their variables.
  package private(set) var views: [LayoutView] = []
  /// The labels, whose content can change.
  package private(set) var labels: [Label] = []

  /// Creates a window without content.
  init(width: Double, height: Double) {
    window = LayoutView()
    window.setFrame(Rect(x: 0, y: 0, width: width, height: height))
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

  mutating func addView(to parent: LayoutView) -> LayoutView {
    add(LayoutView(), to: parent)
  }

  mutating func addLabel(_ size: Size, to parent: LayoutView) -> LayoutView {
    let label = Label(size)
    labels.append(label)
    return add(label, to: parent)
  }

  private mutating func add(_ view: LayoutView, to parent: LayoutView) -> LayoutView {
    view.translatesAutoresizingMask = false
    parent.addChild(view)
    views.append(view)
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
