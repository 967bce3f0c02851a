import AutoLayout
import UIKit

/// Makes the constraints of a scene once all its views and guides exist.
@MainActor
struct ConstraintBuilder {
  /// The views and guides of the scene.
  private let items: LayoutItems
  private(set) var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
  private(set) var problems: [InstantiationProblem] = []

  private let quirks: [any QuirkBehavior]

  init(_ items: LayoutItems, quirks: [any QuirkBehavior]) {
    self.items = items
    self.quirks = quirks
  }

  /// Makes a constraint and activates it.
  mutating func build(_ description: ConstraintDescription) {
    guard description.isUsable, let firstAttribute = description.firstAttribute,
      let secondAttribute = description.secondAttribute
    else {
      problems += description.problems.map(InstantiationProblem.init)
      return
    }
    guard let first = item(description.firstItemID, of: description) else { return }
    var second: AnyObject?
    if let id = description.secondItemID {
      guard let item = item(id, of: description) else { return }
      second = item
    }
    do {
      let constraint = try Self.make(
        description, (first, firstAttribute), (second, secondAttribute),
        constant: constant(of: description, first, second))
      constraint.identifier = description.identifier
      constraint.documentID = description.id
      constraint.isActive = true
      constraints.append((description.id, constraint))
    } catch {
      problems.append(
        InstantiationProblem(element: description.element, kind: .illegalConstraint(error)))
    }
  }

  /// Makes a constraint that is not in force.
  static func make(
    _ description: ConstraintDescription, _ first: (item: AnyObject, attribute: LayoutAttribute),
    _ second: (item: AnyObject?, attribute: LayoutAttribute), constant: CGFloat
  ) throws(ConstraintError) -> NSLayoutConstraint {
    try LayoutConstraint.checkLegality(
      first.attribute, second.attribute, multiplier: description.multiplier,
      constant: description.constant)
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: .init(first.attribute), relatedBy: .init(description.relation),
      toItem: second.item, attribute: .init(second.attribute), multiplier: description.multiplier,
      constant: constant)
    guard let layoutConstraint = constraint.layoutConstraint,
      layoutConstraint.commonAncestor != nil
    else { throw .noCommonAncestor }
    if description.isSystemSpaced {
      layoutConstraint.constant = SystemSpacing.betweenEdges
      layoutConstraint.followSystemSpacing()
    }
    layoutConstraint.priority = try LayoutConstraint.priority(description.priority)
    return constraint
  }

  /// The number of points in force.
  private func constant(
    of description: ConstraintDescription, _ first: AnyObject, _ second: AnyObject?
  ) -> CGFloat {
    guard !quirks.isEmpty else { return CGFloat(description.constant) }
    let items = [first, second].compactMap { $0 }
    return quirks.lazy.compactMap { $0.constant(of: description, between: items) }.first
      ?? CGFloat(description.constant)
  }

  private mutating func item(_ id: String, of description: ConstraintDescription) -> AnyObject? {
    if let item = items[id] { return item }
    problems.append(
      InstantiationProblem(element: description.element, kind: .notLayoutItem(id: id)))
    return nil
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: ConstraintDescription.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension ConstraintDescription {
  /// Whether the constant is the system's spacing between baselines, which follows the fonts.
  ///
  /// Where there is a multiplier, Interface Builder shows it applied to the position and adds the number it
  /// last resolved (the frames of one document, saved by two releases).
  fileprivate var isSystemSpaced: Bool {
    guard symbolType == "layoutAnchor", multiplier == 1, constant > 0 else { return false }
    let baselines: [LayoutAttribute?] = [.firstBaseline, .lastBaseline]
    return baselines.contains(firstAttribute) && baselines.contains(secondAttribute)
  }
}
