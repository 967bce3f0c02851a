public import InterfaceBuilder

/// Something about a document that its author should know.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable {
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
  public var rule: Rule
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
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it.
  public var nextStep: String
  /// The configurations it occurs in, of all that were solved.
  public var occurrence: Occurrence

  /// Creates a finding.
  ///
  /// `subjectID` is the object the cause is tied to; the first of `objectIDs` without one.
  public init(
    rule: Rule, severity: Severity, path: String, position: DocumentPosition, objectIDs: [String],
    subjectID: String? = nil, message: String, nextStep: String, occurrence: Occurrence
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.position = position
    self.objectIDs = objectIDs
    self.subjectID = subjectID ?? objectIDs.first
    self.message = message
    self.nextStep = nextStep
    self.occurrence = occurrence
  }
}

/// The configurations that a finding occurs in.
public struct Occurrence: Hashable, Sendable {
  /// The names of the configurations it occurs in, in the order they were solved.
  public var configurations: [String]
  /// How many configurations were solved; 0 for what does not depend on any.
  public var total: Int

  /// Creates an occurrence.
  public init(configurations: [String], total: Int) {
    self.configurations = configurations
    self.total = total
  }

  /// What is found in the document itself, before anything is solved.
  public static let always = Occurrence(configurations: [], total: 0)

  /// Whether it occurs on devices that are held in landscape, and on no others.
  public var isTurnedOnly: Bool {
    !configurations.isEmpty && configurations.count < total
      && configurations.allSatisfy { $0.contains(", landscape") }
  }

  /// "in 3 of 12 configurations, first: iPhone SE, portrait"; nil where it occurs everywhere.
  public var summary: String? {
    guard let first = configurations.first, configurations.count < total else { return nil }
    return "in \(configurations.count) of \(total) configurations, first: \(first)"
  }
}
