/// All rules.
public enum RuleBook {
  /// The rules, by name.
  public static let rules: [any Rule.Type] =
    (documentRules.map { $0 as any Rule.Type } + canvasRules.map { $0 as any Rule.Type }
    + sceneRules.map { $0 as any Rule.Type }).sorted(by: isBefore)

  /// The names of the rules.
  public static var ids: [RuleID] { rules.map { $0.id } }

  /// The rule with a name; nil where there is none.
  public static func rule(_ id: RuleID) -> (any Rule.Type)? {
    rules.first { $0.id == id }
  }

  // Listed by kind: to ask a rule for its kind, the runtime looks through all of the program.

  static let documentRules: [any DocumentRule.Type] = [
    DuplicateIDRule.self, MissingColorRule.self, MissingImageRule.self, NotCheckedRule.self,
    UnknownElementRule.self, UnusableConstraintRule.self, UnusableValueRule.self,
  ].sorted(by: isBefore)
  static let canvasRules: [any CanvasRule.Type] = [MisplacedRule.self]
  static let sceneRules: [any SceneRule.Type] =
    (constraintRules.map { $0 as any SceneRule.Type } + layoutRules).sorted(by: isBefore)
  static let constraintRules: [any ConstraintRule.Type] = [
    DuplicateConstraintRule.self, FractionalConstantRule.self, IneffectiveConstraintRule.self,
    LeftRightAttributeRule.self,
  ]
  /// The rules about what layout decides.
  static let layoutRules: [any SceneRule.Type] = [
    AmbiguityRule.self, ClippedTextRule.self, ConflictRule.self, CoveredContentRule.self,
    CoveredControlRule.self, CoveredRowsRule.self, CrossedExtentsRule.self,
    FixedHeightTextRule.self, FixedScrollContentRule.self, FixedWidthTextRule.self,
    HorizontalScrollingRule.self,
    InvertedAspectRatioRule.self, NegativeExtentRule.self, OutsideSuperviewRule.self,
    OverlappingViewsRule.self, PlaceholderSizeRule.self, SelfSizingRowRule.self,
    SettlingRule.self, ShrunkenFieldRule.self, UnsafeAreaRule.self, UntouchableControlRule.self,
    ZeroSizeRule.self,
  ].sorted(by: isBefore)

  private static func isBefore(_ first: any Rule.Type, _ second: any Rule.Type) -> Bool {
    first.id.rawValue < second.id.rawValue
  }
}
