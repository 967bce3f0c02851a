package import Foundation
import InterfaceBuilder
import Yams

/// Reads configuration files.
package struct SettingsReader {
  private let file: String
  private let vocabulary: SettingsVocabulary

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - file: The path of the file, for errors and as the base of its patterns.
  ///   - vocabulary: The words that values may be.
  package init(file: String, vocabulary: SettingsVocabulary) {
    self.file = file
    self.vocabulary = vocabulary
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `SettingsError` for text that is no YAML, unknown keys and wrong values.
  package func settings(in data: Data) throws(SettingsError) -> CheckSettings {
    var settings = CheckSettings(file: file)
    guard let root = try SettingsText(file: file, data: data).root else { return settings }
    let document = SettingsValue(path: file, key: "", node: root)
    if document.isEmpty { return settings }
    guard root.mapping != nil else {
      throw document.error("the file holds no keys; write for example 'fail_on: warning'")
    }
    for (name, value) in try document.members(example: "fail_on: warning") {
      let name = try name.key(among: keys, of: "the file")
      guard let key = SettingsKey(rawValue: name) else { continue }
      try read(key, value, into: &settings)
    }
    return settings
  }

  private var keys: [String] { SettingsKey.allCases.map { $0.rawValue } }

  private func read(
    _ key: SettingsKey, _ value: SettingsValue, into settings: inout CheckSettings
  ) throws(SettingsError) {
    switch key {
    case .included: settings.included = try patterns(value)
    case .excluded: settings.excluded = try patterns(value)
    case .disabledRules:
      settings.rules.disabled = Set(try rules(value))
      try refuseBoth(value, settings)
    case .onlyRules:
      settings.rules.only = value.isEmpty ? nil : Set(try rules(value))
      try refuseBoth(value, settings)
    case .rules: settings.rules.levels = try levels(value)
    case .failOn:
      settings.failOn = FailureLevel(
        rawValue: try value.word(of: FailureLevel.allCases.map { $0.rawValue }))
    case .devices: settings.devices = try devices(value)
    case .orientations: settings.orientations = try words(value, vocabulary.orientations)
    case .languages: settings.languages = try languages(value)
    case .textSizes: settings.textSizes = try words(value, vocabulary.textSizes)
    case .baseline: settings.baseline = value.isEmpty ? nil : try value.text()
    case .suppressions:
      settings.suppressions = try SuppressionReader(rules: vocabulary.rules).suppressions(value)
    }
  }

  private func refuseBoth(
    _ value: SettingsValue, _ settings: CheckSettings
  ) throws(SettingsError) {
    guard settings.rules.only != nil, !settings.rules.disabled.isEmpty else { return }
    throw value.error("'only_rules' and 'disabled_rules' exclude each other; keep one of them")
  }

  private func patterns(_ value: SettingsValue) throws(SettingsError) -> [PathPattern] {
    try value.texts().map { PathPattern($0) }
  }

  private func words(_ value: SettingsValue, _ known: [String]) throws(SettingsError) -> [String] {
    var words: [String] = []
    for element in value.elements { words.append(try element.word(of: known)) }
    return words
  }

  private func rules(_ value: SettingsValue) throws(SettingsError) -> [RuleID] {
    try words(value, vocabulary.rules).map { RuleID(rawValue: $0) }
  }

  private func levels(
    _ value: SettingsValue
  ) throws(SettingsError) -> [RuleID: RuleSelection.Level] {
    if value.isEmpty { return [:] }
    var levels: [RuleID: RuleSelection.Level] = [:]
    for (name, options) in try value.members(example: "misplaced-view: {severity: off}") {
      let rule = try name.word(of: vocabulary.rules)
      for (option, level) in try options.members(example: "severity: off") {
        _ = try option.key(among: ["severity"], of: "a rule")
        levels[RuleID(rawValue: rule)] = RuleSelection.Level(
          rawValue: try level.word(of: RuleSelection.Level.allCases.map { $0.rawValue }))
      }
    }
    return levels
  }

  private func devices(_ value: SettingsValue) throws(SettingsError) -> [String] {
    for element in value.elements {
      let name = try element.text()
      guard !vocabulary.isDevice(name) else { continue }
      throw element.error(
        "there is no device '\(name)'; 'ratite devices' lists them, for example retina6_12")
    }
    return try value.texts()
  }

  private func languages(_ value: SettingsValue) throws(SettingsError) -> [String] {
    for element in value.elements {
      let code = try element.text()
      guard !vocabulary.isLanguage(code) else { continue }
      throw element.error("'\(code)' is no code of a language; write one such as ar or en-GB")
    }
    return try value.texts()
  }
}
