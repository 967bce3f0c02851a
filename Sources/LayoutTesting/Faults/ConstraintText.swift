import AutoLayout
import LayoutFaults
import UIKit

/// Constraints as people write them: `title.leading = cover.trailing + 16 @750`.
@MainActor
struct ConstraintText {
  let names: ViewNames

  /// A constraint of the engine, as the other one, or in words where the layout system
  /// made it.
  func text(of constraint: EngineConstraint) -> String {
    let client = (constraint as? LayoutConstraint)?.representedObject as? NSLayoutConstraint
    guard constraint.systemRole == nil, let client else {
      let name = name(of: constraint.firstItem?.representedObject)
      return constraint.systemRole?.words(about: name) ?? "a constraint of \(name)"
    }
    return text(of: client)
  }

  /// A constraint of UIKit's, with its identifier if it has one, and the line that made it if that is
  /// known.
  func text(of constraint: NSLayoutConstraint) -> String {
    equation(constraint) + (constraint.identifier.map { " '\($0)'" } ?? "")
      + (constraint.codePlace.map { " (\($0))" } ?? "")
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let left = side(constraint.firstItem, constraint.firstAttribute)
    let right = rightSide(of: constraint)
    let priority = Double(constraint.priority.rawValue)
    return "\(left) \(relation) \(right)" + (priority == 1000 ? "" : " @\(priority.shortText)")
  }

  private func rightSide(of constraint: NSLayoutConstraint) -> String {
    let number = Double(constraint.constant)
    guard constraint.secondItem != nil else { return number.shortText }
    let multiplier = Double(constraint.multiplier)
    let factor = multiplier == 1 ? "" : "\(multiplier.shortText) × "
    let sum =
      number == 0 ? "" : number > 0 ? " + \(number.shortText)" : " − \((-number).shortText)"
    return factor + side(constraint.secondItem, constraint.secondAttribute) + sum
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(name(of: item)).\(LayoutAttribute(attribute).name)"
  }

  func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: names.short(view)
    case let guide as UILayoutGuide: name(ofGuide: guide)
    default: "a view"
    }
  }

  /// The property of its view that a guide is, or its identifier.
  private func name(ofGuide guide: UILayoutGuide) -> String {
    let owner = guide.owningView.map { names.short($0) } ?? "a view"
    return switch guide.identifier {
    case "UIViewSafeAreaLayoutGuide": "\(owner).safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": "\(owner).layoutMarginsGuide"
    case "UIViewReadableContentGuide": "\(owner).readableContentGuide"
    case let name where !name.isEmpty: name
    default: "a guide of \(owner)"
    }
  }
}
