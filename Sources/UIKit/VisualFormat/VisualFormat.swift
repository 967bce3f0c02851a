/// A visual format as it is written: what follows what, at which distances, and how large it is.
struct VisualFormat {
  /// A comparison with a number, a multiple of a view's size, or nothing in particular.
  struct Predicate {
    /// The second side of a comparison.
    enum Object {
      /// A number of points.
      case constant(Double)
      /// A multiple of the size of a view of some name.
      case view(name: String, multiplier: Double)
    }

    var relation: NSLayoutConstraint.Relation
    var object: Object
    var priority: Float?
    /// The standard space that the number of points stands for, if any.
    var space = SymbolicSpace.none
  }

  /// The distance to what follows.
  enum Connection {
    /// None: the edges touch.
    case flush
    /// The standard distance.
    case standard
    /// All of some distances.
    case predicates([Predicate])
  }

  /// A view with what is said about its size.
  struct View {
    var name: String
    var size: [Predicate]
  }

  var axis: NSLayoutConstraint.Axis
  /// The distance from the superview to the first view; nil if nothing is said about it.
  var fromSuperview: Connection?
  var views: [View]
  /// The distances between neighbours: one less than there are views.
  var connections: [Connection]
  /// The distance from the last view to the superview; nil if nothing is said about it.
  var toSuperview: Connection?
}

/// An error in a visual format.
package struct VisualFormatError: Error, Hashable {
  /// The problems of visual formats.
  package enum Problem: Error, Hashable {
    case missingColon(after: Character)
    case expectedView
    case expectedViewName
    case unknownView(String)
    case unclosedView
    case unknownRelation
    case expectedNumberOrMetric
    case unknownMetric(String)
    case unclosedPredicates
    case unclosedConnection
    case textAfterEnd
    case noSuperview
    case alignedAlongAxis(NSLayoutConstraint.Axis)
  }

  package let problem: Problem
  /// The format.
  let format: String
  /// The number of characters before the one that is wrong.
  let position: Int

  /// The reason of Apple's exception: the format with a caret under the character at which parsing
  /// ended.
  ///
  /// Source: Auto Layout Guide, "Visual Format Language"; the exception quoted in question 13045178 of Stack Overflow.
  package var reason: String {
    "Unable to parse constraint format: \n\(problem.message) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}

extension VisualFormatError.Problem {
  /// Apple's words where a source has them.
  fileprivate var message: String {
    switch self {
    case .missingColon(let letter):
      "Expected a ':' after '\(letter)' to specify \(letter == "V" ? "vertical" : "horizontal") "
        + "arrangement"
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, "
        + "numbers, and underscores."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unclosedView:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedNumberOrMetric:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .unclosedPredicates:
      "Expected a ')' here. That's how you give the end of a predicate list."
    case .unclosedConnection: "Expected a '-' here. That's how you give the end of a connection."
    case .textAfterEnd: "Expected the end of the format string."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignedAlongAxis(let axis):
      "Options mask required views to be aligned on a \(axis.adjective) edge, which is not allowed "
        + "for layout that is also \(axis.adjective)."
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
}
