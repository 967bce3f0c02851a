/// The keys of a configuration file.
enum SettingsKey: String, CaseIterable {
  case included, excluded
  case disabledRules = "disabled_rules"
  case onlyRules = "only_rules"
  case rules
  case failOn = "fail_on"
  case devices, orientations, languages
  case textSizes = "text_sizes"
  case baseline, suppressions, cache
}

/// The words that values of a configuration file may be.
package struct SettingsVocabulary: Sendable {
  /// The names of the rules.
  package var rules: [String]
  /// Whether a text names a device.
  package var isDevice: @Sendable (String) -> Bool
  /// The ways to hold a device.
  package var orientations: [String]
  /// Whether a text is the code of a language.
  package var isLanguage: @Sendable (String) -> Bool
  /// The text sizes.
  package var textSizes: [String]

  /// Creates a vocabulary.
  package init(
    rules: [String] = RuleBook.ids.map { $0.rawValue },
    isDevice: @escaping @Sendable (String) -> Bool, orientations: [String],
    isLanguage: @escaping @Sendable (String) -> Bool, textSizes: [String]
  ) {
    self.rules = rules
    self.isDevice = isDevice
    self.orientations = orientations
    self.isLanguage = isLanguage
    self.textSizes = textSizes
  }
}
