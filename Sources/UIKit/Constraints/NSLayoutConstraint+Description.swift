import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// `<Class:0xaddress head 'identifier' body priority:P tail   (state, names: legend )>`.
  ///
  /// Source: constraints in logs of iOS 10 and later, as the tests of `johnpatrickmorgan/wtfautolayout` keep them.
  var logDescription: String {
    let body = descriptionBody
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority == .required ? "" : " priority:\(priority.rawValue.brief)"
    let state = isActive ? "active" : "inactive"
    return "<\(ObjectName.full(self))\(descriptionHead)\(name) \(body.text)\(strength)"
      + "\(descriptionTail)   (\(state)\(body.legend))>"
  }
}

/// The relation of a constraint as Apple's logs write it, with the names that need explanation.
@MainActor
struct ConstraintBody {
  /// `H:[B]-(8)-[A]`, or an equation.
  let text: String
  /// The items in the order in which their names are explained.
  private let items: [LayoutItem?]
  /// The item that `|` stands for.
  private let around: LayoutItem?

  init(_ text: String, _ items: [LayoutItem?], around: LayoutItem? = nil) {
    self.text = text
    self.items = items
    self.around = around
  }

  /// Creates the text for a constraint between items.
  init(of constraint: NSLayoutConstraint) {
    guard let stored = constraint.layoutConstraint else {
      self.init("(nil).\(constraint.firstAttribute)", [])
      return
    }
    self = Gap(stored)?.body(constraint) ?? ConstraintBody(equation: constraint, stored)
  }

  private init(equation constraint: NSLayoutConstraint, _ stored: LayoutConstraint) {
    let first = stored.firstItem
    let left = "\(ObjectName.item(first)).\(stored.firstAttribute) \(constraint.relation.symbol)"
    guard stored.secondAttribute != .notAnAttribute else {
      self.init("\(left) \(constraint.constant.brief)", [first])
      return
    }
    let second = stored.secondItem
    let factor = stored.multiplier == 1 ? "" : "\(stored.multiplier.brief)*"
    let right = "\(factor)\(ObjectName.item(second)).\(stored.secondAttribute)"
    let offset = ConstraintBody.offset(constraint.constant, constraint.space)
    self.init("\(left) \(right)\(offset)", [first, second])
  }

  /// A constant behind an equation.
  ///
  /// Source: the logs in the tests of `johnpatrickmorgan/wtfautolayout`: a distance by name has no sign.
  static func offset(_ constant: CGFloat, _ space: SymbolicSpace = .none) -> String {
    guard space == .none else { return " \(space.text(constant))" }
    if constant == 0 { return "" }
    return constant > 0 ? " + \(constant.brief)" : " - \((-constant).brief)"
  }

  /// `, names: name:0xaddress, '|':Class:0xaddress ` for items that have names and for `|`.
  ///
  /// Source: munki/munki#1241 and the logs in the tests of `johnpatrickmorgan/wtfautolayout`; an item with a name that is around
  /// the other is explained by both.
  var legend: String {
    var named: [LayoutItem] = []
    for item in items + [around] {
      guard let item, ObjectName.identifier(of: item) != nil,
        !named.contains(where: { $0 === item })
      else { continue }
      named.append(item)
    }
    var entries = named.map(ObjectName.nameWithAddress)
    if let around { entries.append("'|':\(ObjectName.nameWithAddress(around))") }
    return entries.isEmpty ? "" : ", names: \(entries.joined(separator: ", ")) "
  }
}

/// A distance between two items one after the other, or between an item and an edge of what is around
/// it: what Apple's logs draw.
///
/// Source: the logs in the tests of `johnpatrickmorgan/wtfautolayout`; only distances from the item that comes first are
/// drawn, everything else is an equation.
private struct Gap {
  private enum Form { case between, fromAround, toAround }

  private let form: Form
  private let attribute: LayoutAttribute
  /// The item that comes first.
  private let near: LayoutItem
  private let far: LayoutItem

  @MainActor
  init?(_ constraint: LayoutConstraint) {
    guard constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem, first !== second
    else { return nil }
    attribute = constraint.firstAttribute
    (near, far) = (second, first)
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): form = .between
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard first.itemAround === second else { return nil }
      form = .fromAround
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard second.itemAround === first else { return nil }
      form = .toAround
    default: return nil
    }
  }

  @MainActor
  func body(_ constraint: NSLayoutConstraint) -> ConstraintBody {
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let distance = "(\(relation)\(constraint.space.text(constraint.constant)))"
    let before = form == .fromAround ? "|" : "[\(ObjectName.item(near))]"
    let after = form == .toAround ? "|" : "[\(ObjectName.item(far))]"
    let axis = attribute.axis == .vertical ? "V" : "H"
    let direction = attribute == .left || attribute == .right ? "(LTR)" : ""
    let text = "\(axis):\(before)-\(distance)-\(after)\(direction)"
    switch form {
    case .between: return ConstraintBody(text, [far, near])
    case .fromAround: return ConstraintBody(text, [far], around: near)
    case .toAround: return ConstraintBody(text, [near], around: far)
    }
  }
}

extension LayoutItem {
  /// The item around the item: a view's superview, a guide's owner.
  var itemAround: LayoutItem? {
    (self as? LayoutView)?.parent ?? (self as? LayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension BinaryFloatingPoint {
  /// The number with up to six digits, as Apple's logs write it.
  var brief: String { String(format: "%g", Double(self)) }
}
