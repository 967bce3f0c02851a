public import ConstraintSolver

/// The reason that a constraint is not allowed.
///
/// ``reason`` is the text of Apple's exception for the same mistake.
public enum ConstraintError: Error, Hashable, Sendable {
  /// The first item is missing.
  case missingFirstItem
  /// A position is compared with a constant.
  case locationEqualToConstant
  /// Leading or trailing is related to left or right.
  case directionalWithAbsolute
  /// The attributes measure different things.
  case invalidPairing
  /// The multiplier is NaN or infinite.
  case multiplierNotFinite(Double)
  /// The constant is NaN or infinite.
  case constantNotFinite(Double)
  /// The priority is not greater than 0, or greater than 1000.
  case priorityOutOfRange(Float)
  /// The items are not in one view hierarchy.
  case noCommonAncestor

  /// Apple's name of the exception.
  public var exceptionName: String {
    switch self {
    case .multiplierNotFinite, .constantNotFinite, .priorityOutOfRange:
      "NSInternalInconsistencyException"
    case .noCommonAncestor: "NSGenericException"
    default: "NSInvalidArgumentException"
    }
  }

  /// Apple's explanation.
  public var reason: String {
    switch self {
    case .missingFirstItem:
      "Constraint must contain a first layout item"
    case .locationEqualToConstant:
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    case .directionalWithAbsolute:
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case .invalidPairing:
      "Invalid pairing of layout attributes"
    case .multiplierNotFinite(let multiplier):
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    case .constantNotFinite(let constant):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
    case .priorityOutOfRange(let priority):
      "It's illegal to set priority:\(priority.brief).  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .noCommonAncestor:
      "Unable to activate constraint because its items have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
    }
  }
}

extension LayoutConstraint {
  /// Checks a constraint before it is made, as Apple's initialiser does.
  ///
  /// - Throws: The first rule the constraint breaks.
  public static func checkLegality(
    _ first: LayoutAttribute, _ second: LayoutAttribute, multiplier: Double, constant: Double
  ) throws(ConstraintError) {
    guard multiplier.isFinite else { throw .multiplierNotFinite(multiplier) }
    guard constant.isFinite else { throw .constantNotFinite(constant) }
    switch (first.family, second.family) {
    case (.none, _):
      throw .missingFirstItem
    case (.size, .none), (.size, .size):
      return
    case (_, .none):
      throw .locationEqualToConstant
    case (.absoluteX, .directionalX), (.directionalX, .absoluteX):
      throw .directionalWithAbsolute
    case (.absoluteX, .absoluteX), (.directionalX, .directionalX), (.y, .y),
      (.centerX, .centerX), (.centerX, .absoluteX), (.centerX, .directionalX),
      (.absoluteX, .centerX), (.directionalX, .centerX):
      if multiplier == 0 { throw .locationEqualToConstant }
    default:
      throw .invalidPairing
    }
  }

  /// Checks a priority given as a number.
  ///
  /// - Throws: `ConstraintError.priorityOutOfRange`.
  public static func priority(_ rawValue: Float) throws(ConstraintError) -> Priority {
    guard rawValue > 0, rawValue <= 1000 else { throw .priorityOutOfRange(rawValue) }
    return Priority(rawValue)
  }
}

extension Float {
  /// The number, whole ones without a fraction.
  fileprivate var brief: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
