/// Reads the suppressions of a configuration file.
struct SuppressionReader {
  /// The names of the rules.
  let rules: [String]

  private enum Key: String, CaseIterable {
    case rule, path, object, reason
  }

  /// - Throws: `SettingsError` for unknown keys, wrong values and missing reasons.
  func suppressions(_ value: SettingsValue) throws(SettingsError) -> [Suppression] {
    var suppressions: [Suppression] = []
    for element in value.elements { suppressions.append(try suppression(element)) }
    return suppressions
  }

  private var keys: [String] { Key.allCases.map { $0.rawValue } }

  private func suppression(_ value: SettingsValue) throws(SettingsError) -> Suppression {
    var suppression = Suppression(reason: "", position: value.position)
    for (name, value) in try value.members(example: Self.example) {
      switch Key(rawValue: try name.key(among: keys, of: "a suppression")) {
      case .rule: suppression.rule = RuleID(rawValue: try value.word(of: rules))
      case .path: suppression.path = PathPattern(try value.text())
      case .object: suppression.object = try value.text()
      case .reason, nil: suppression.reason = try value.text()
      }
    }
    guard suppression.reason.contains(where: { !$0.isWhitespace }) else {
      throw value.error("a suppression has no reason; add 'reason: why it is meant'")
    }
    guard suppression.rule != nil || suppression.path != nil || suppression.object != nil else {
      throw value.error("a suppression names nothing; add 'rule:', 'path:' or 'object:'")
    }
    return suppression
  }

  private static let example =
    "{rule: outside-superview, path: App/Main.storyboard, object: abc-de-fgh, reason: why}"
}
