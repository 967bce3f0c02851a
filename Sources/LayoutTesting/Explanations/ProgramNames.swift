import AutoLayout
import LayoutFaults
import UIKit

/// The names of a program's views and constraints: properties, identifiers, texts, lines of code.
@MainActor
struct ProgramNames: ExplanationNames {
  private let texts: ConstraintText

  /// - Parameter view: A view of the hierarchy.
  init(around view: UIView) {
    let root = view.outermostSuperview
    texts = ConstraintText(
      names: ViewNames(root, controller: view.window?.rootViewController))
  }

  func name(of item: LayoutItem) -> String { texts.name(of: item.representedObject) }

  func phrase(of constraint: EngineConstraint) -> String { texts.text(of: constraint) }

  func id(of constraint: EngineConstraint) -> String? { nil }
  func id(of item: LayoutItem) -> String? { nil }
  // The phrase has the line already.
  func place(of constraint: EngineConstraint) -> String? { nil }
  func place(of item: LayoutItem) -> String? { nil }
}

extension UIView {
  /// The view of the hierarchy that has no superview.
  fileprivate var outermostSuperview: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
