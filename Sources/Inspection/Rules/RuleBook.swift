/// All rules.
public enum RuleBook {
  /// The rules, by name.
  public static let rules: [any Rule.Type] = [
    AmbiguityRule.self, ClippedTextRule.self, ConflictRule.self, DuplicateConstraintRule.self,
    DuplicateIDRule.self, FixedWidthTextRule.self, FractionalConstantRule.self,
    HorizontalScrollingRule.self, IneffectiveConstraintRule.self, LeftRightAttributeRule.self,
    MisplacedRule.self, MissingColorRule.self, MissingImageRule.self, NegativeExtentRule.self,
    NotCheckedRule.self, OutsideSuperviewRule.self, OverlappingViewsRule.self,
    PlaceholderSizeRule.self, SelfSizingRowRule.self, SettlingRule.self,
    UnknownElementRule.self, UnsafeAreaRule.self, UnusableConstraintRule.self,
    UnusableValueRule.self, ZeroSizeRule.self,
  ].sorted { $0.id.rawValue < $1.id.rawValue }

  /// The names of the rules.
  public static var ids: [RuleID] { rules.map { $0.id } }

  /// The rule with a name; nil where there is none.
  public static func rule(_ id: RuleID) -> (any Rule.Type)? {
    rules.first { $0.id == id }
  }

  static let documentRules = rules.compactMap { $0 as? any DocumentRule.Type }
  static let sceneRules = rules.compactMap { $0 as? any SceneRule.Type }
  static let canvasRules = rules.compactMap { $0 as? any CanvasRule.Type }
}
