public import InterfaceBuilder

/// Something about a document that its author should know.
public struct Finding: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable, Codable {
    case info, warning, error

    /// Orders by weight: information is least.
    public static func < (first: Severity, second: Severity) -> Bool {
      first.rawValue < second.rawValue
    }

    /// The word printed.
    public var word: String {
      switch self {
      case .info: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// How bad it is.
  public var severity: Severity
  /// The document.
  public var path: String
  /// Where in the document.
  public var position: DocumentPosition
  /// The objects it is about, the most telling first.
  public var objectIDs: [String]
  /// The object that the cause is tied to: findings of one rule about the same one are the same
  /// finding in different configurations.
  public var subjectID: String?
  /// The fault: a sentence without its full stop.
  public var message: String
  /// The edit to make: a sentence without its full stop.
  public var nextStep: String
  /// How far off the layout is, in points, where that can be said; of several configurations the one with
  /// the largest amount is the worst.
  public var amount: Double?
  /// The parts of the layout that it is about, where its rule says them.
  var aspects: FindingAspects = []
  /// The constraints that take part, where the rule is about such.
  public var constraints: [FoundConstraint]
  /// The edits that were tried by laying out without a constraint, the best first.
  public var tried: [TriedRepair] = []
  /// The configurations it occurs in, of all that were solved.
  public var occurrence: Occurrence

  /// Creates a finding.
  ///
  /// `subjectID` is the object the cause is tied to; the first of `objectIDs` without one.
  public init(
    rule: RuleID, severity: Severity, path: String, position: DocumentPosition,
    objectIDs: [String], subjectID: String? = nil, message: String, nextStep: String,
    amount: Double? = nil, constraints: [FoundConstraint] = [], occurrence: Occurrence
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.position = position
    self.objectIDs = objectIDs
    self.subjectID = subjectID ?? objectIDs.first
    self.message = message
    self.nextStep = nextStep
    self.amount = amount
    self.constraints = constraints
    self.occurrence = occurrence
  }
}

/// A constraint that takes part in what was found.
public struct FoundConstraint: Hashable, Sendable, Codable {
  /// Its id in the document; nil where the layout system made it.
  public var id: String?
  /// The constraint in Interface Builder's phrasing, or what it is for.
  public var phrase: String
  /// Whether it gives way.
  public var isBroken: Bool

  /// Creates a constraint.
  public init(id: String?, phrase: String, isBroken: Bool = false) {
    self.id = id
    self.phrase = phrase
    self.isBroken = isBroken
  }
}

/// An edit that was tried, with what came of it.
public struct TriedRepair: Hashable, Sendable, Codable {
  /// The edit to make: a sentence without its full stop.
  public var edit: String
  /// The conflicts of the scene that are left then.
  public var conflictsLeft: Int
  /// The constraint and what is done to it; nil where only the words are known.
  public var change: Change?

  /// An edit of a constraint of the document.
  public enum Change: Hashable, Sendable, Codable {
    /// It is removed.
    case removal(constraint: String)
    /// Its priority becomes 999.
    case lowerPriority(constraint: String)
  }

  /// Creates an edit.
  public init(edit: String, conflictsLeft: Int, change: Change? = nil) {
    self.edit = edit
    self.conflictsLeft = conflictsLeft
    self.change = change
  }
}
