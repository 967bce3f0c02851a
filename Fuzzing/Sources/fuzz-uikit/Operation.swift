import UIKit

/// The class of a view that a program makes.
enum Kind: CaseIterable {
  case plain, box, label, button, field, prose, toggle, image, stack, scroll, table
  /// The view of a controller in the root's.
  case child

  /// Whether programs put views inside.
  var isContainer: Bool {
    self == .plain || self == .box || self == .stack || self == .scroll || self == .child
  }
  /// Whether the view shows text.
  var hasText: Bool { self == .label || self == .button || self == .field || self == .prose }
}

/// A view or guide that a constraint relates, by the number it was made with.
enum Item: Hashable {
  case view(Int), guide(Int), margins(Int), safeArea(Int), content(Int), frame(Int)
}

/// A relation between attributes, with the numbers it is made with.
struct Relation: Hashable {
  var first: Item
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: Item?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: Double
  var constant: Double
  var priority: Float
  /// Whether the constant is the system's spacing, as often as the multiplier says.
  var isSystemSpaced = false
}

/// A use of UIKit's API.
///
/// Views, guides and constraints are named by their numbers. An operation whose objects are missing, or that UIKit forbids as things are, does nothing: so any of a
/// program's operations can be left out.
enum Operation {
  case make(Int, Kind)
  case add(Int, to: Int)
  case insert(Int, into: Int, at: Int)
  case remove(Int)
  case letGo(Int)
  case bringToFront(Int)
  case sendToBack(Int)
  case hide(Int, Bool)
  case frame(Int, CGRect)
  case translate(Int, Bool)
  case stretch(Int, UIView.AutoresizingMask)
  case content(Int, CGSize)
  case text(Int, String)
  case lines(Int, Int)
  /// A property by its place in ``Property/all``, and the place of a value.
  case set(Int, Int, to: Int)
  case traits(Int, Override)
  case hug(Int, NSLayoutConstraint.Axis, Float)
  case resist(Int, NSLayoutConstraint.Axis, Float)
  case margins(Int, Double)
  case showMargins(Int, Bool)
  case direction(Int, UISemanticContentAttribute)
  case turn(Int, Double)

  case arrange(Int, in: Int, at: Int)
  case unarrange(Int, in: Int)
  case axis(Int, NSLayoutConstraint.Axis)
  case distribution(Int, UIStackView.Distribution)
  case alignment(Int, UIStackView.Alignment)
  case spacing(Int, Double)
  case customSpacing(Int, in: Int, Double)
  case countBaselines(Int, Bool)
  case keepMargins(Int, Bool)

  case constrain(Int, Relation)
  case activate(Int, Bool)
  case constant(Int, Double)
  case priority(Int, Float)
  case addGuide(Int, to: Int)
  case removeGuide(Int)

  case scroll(Int, CGPoint)
  case rows(Int, Int)
  case insertRow(Int)
  case deleteRow(Int)
  case size(CGSize)
  case animate(Int, Double)
  case advance(Double)
  case fit(Int)
  case ask(Int)
  case layOut
  /// A layout of the hierarchy that the view is in, which may be none of the window's.
  case layOutAround(Int)
  case updateConstraints
  /// A window that was never laid out, with all that is in the former one.
  case renewWindow
}

extension Operation {
  /// The view whose property the operation sets; nil for other operations.
  var subject: Int? {
    switch self {
    case .hide(let view, _), .frame(let view, _), .translate(let view, _), .stretch(let view, _),
      .content(let view, _), .text(let view, _), .lines(let view, _),
      .set(let view, _, _),
      .traits(let view, _),
      .hug(let view, _, _), .resist(let view, _, _), .margins(let view, _),
      .showMargins(let view, _), .direction(let view, _), .turn(let view, _),
      .axis(let view, _), .distribution(let view, _),
      .alignment(let view, _), .spacing(let view, _), .countBaselines(let view, _),
      .keepMargins(let view, _), .rows(let view, _):
      view
    default: nil
    }
  }

  /// The name of the property that the operation sets and of its view; nil for operations whose effect is seen
  /// in the tree.
  var key: String? {
    guard let subject else { return nil }
    switch self {
    case .frame, .translate: return nil
    case .hug(_, let axis, _), .resist(_, let axis, _): return "\(verb) \(subject) \(axis.rawValue)"
    case .set(_, let property, _): return "\(verb) \(subject) \(property)"
    default: return "\(verb) \(subject)"
    }
  }

  /// The name of the case.
  private var verb: String {
    Mirror(reflecting: self).children.first?.label ?? ""
  }
}
