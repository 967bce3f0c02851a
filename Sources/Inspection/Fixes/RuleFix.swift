/// A way to mend the findings of a rule by edits of the document.
protocol RuleFix: SendableMetatype {
  /// The rule.
  static var rule: RuleID { get }
  /// How far the edits follow from the finding.
  static var standing: FixStanding { get }

  /// The edits that might mend a finding, the best first; they are tried afterwards.
  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft]
}

/// How far the edits of a fix follow from the finding.
enum FixStanding: Hashable, Sendable {
  /// Nothing else can be meant: made unless rules are named.
  case safe
  /// One of several designs: made where its rule is named.
  case choice
}

/// All fixes of rules.
public enum RuleFixes {
  static let all: [any RuleFix.Type] = [
    DuplicateConstraintFix.self,
    IneffectiveConstraintFix.self,
    LeftRightAttributeFix.self,
    PlaceholderSizeFix.self,
    FractionalConstantFix.self,
    UnusableConstraintFix.self,
    LeftoverVariationFix.self,
    ConflictFix.self,
    UnsafeAreaFix.self,
    MisplacedFix.self,
    AmbiguityFix.self,
  ]

  /// The rules whose findings can be mended, each once, by name.
  public static var rules: [RuleID] {
    Array(Set(all.map { $0.rule })).sorted { $0.rawValue < $1.rawValue }
  }
}
