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
  public private(set) var severity: Severity
  /// The reason why it is less severe than the worst findings of its rule; nil where it is not.
  package private(set) var mitigation: Mitigation?
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

  /// Creates a finding that has a severity already, as one in a report has it; rules give a reason for a lower one instead.
  ///
  /// `subjectID` is the object the cause is tied to; the first of `objectIDs` without one.
  public init(
    rule: RuleID, reportedAs severity: Severity, path: String, position: DocumentPosition,
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

/// Severities, each lower one with its reason.
extension Finding {
  /// Creates a finding of a rule, as severe as the worst ones of this unless there is a reason against it.
  init(
    of rule: any Rule.Type, because mitigation: Mitigation?, path: String,
    position: DocumentPosition, objectIDs: [String], subjectID: String? = nil, message: String,
    nextStep: String
  ) {
    self.init(
      rule: rule.id, reportedAs: rule.severity, path: path, position: position,
      objectIDs: objectIDs, subjectID: subjectID, message: message, nextStep: nextStep,
      occurrence: .always)
    if let mitigation { lower(to: mitigation.severity, because: mitigation) }
  }

  /// Lowers the severity to another one, if that is lower.
  ///
  /// A finding that was raised above the severity of its rule, and is lowered no further than that, has no reason.
  mutating func lower(to severity: Severity, because mitigation: Mitigation) {
    guard severity < self.severity else { return }
    self.severity = severity
    let worst = RuleBook.rule(rule)?.severity ?? .error
    self.mitigation = severity < worst ? mitigation : nil
  }

  /// Raises the severity to another one, if that is higher.
  mutating func raise(to severity: Severity) {
    guard severity > self.severity else { return }
    self.severity = severity
    if let worst = RuleBook.rule(rule)?.severity, severity >= worst { mitigation = nil }
  }

  /// Takes over the reason that a report gives.
  mutating func mitigate(asReported mitigation: Mitigation?) { self.mitigation = mitigation }
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
