package import ConstraintSolver

/// A constraint as a log describes it: `first.attribute relation multiplier × second.attribute + constant`.
///
/// Constants and distances are in points.
package struct ConstraintDescription: Hashable, Sendable {
  /// An item with one of its attributes.
  package struct Side: Hashable, Sendable {
    package var item: LogItem
    package var attribute: LogAttribute
  }

  /// A line of code that a library wrote into the description.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  /// How the log writes the constraint.
  package enum Form: Hashable, Sendable {
    case equation
    /// `H:[A]-(8)-[B]`.
    case art
  }

  package enum State: Hashable, Sendable { case active, inactive }

  /// The class of the constraint.
  package var className = "NSLayoutConstraint"
  /// The address of the constraint, or the key that a library was given for it.
  package var address = ""
  package var place: Place?
  package var identifier: String?
  /// The autoresizing mask, `h=--& v=--&`.
  package var mask: String?
  package var first: Side
  package var relation = Relation.equal
  package var multiplier = LogNumber(1)
  package var second: Side?
  package var constant = LogNumber(0)
  /// The name of a system spacing that the constant follows from, `NSSpace`.
  package var space: String?
  package var priority = 1000.0
  /// The priorities of hugging and of compression resistance, for a constraint of content size.
  package var contentPriorities: ContentPriorities?
  package var state: State?
  package var form = Form.equation
  /// Whether left and right do not depend on the direction of the language, as the log says of a drawing.
  package var isFixedDirection = false
  /// The view that `|` stands for, where the log says so.
  package var superview: LogItem?
  /// The description as the log has it.
  package var text = ""

  package struct ContentPriorities: Hashable, Sendable {
    package var hugging: Double
    package var resistance: Double
  }

  package init(first: Side) {
    self.first = first
  }

  /// The items of the constraint, the first one first.
  package var items: [LogItem] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// Whether the constraint must hold.
  package var isRequired: Bool {
    if let contentPriorities {
      return max(contentPriorities.hugging, contentPriorities.resistance) >= 1000
    }
    return priority >= 1000
  }
}
