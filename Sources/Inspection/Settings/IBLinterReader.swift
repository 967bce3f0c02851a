package import Foundation
import Yams

/// Reads the configuration files of IBLinter, for teams that have one and no `.ratite.yml`.
///
/// Source: IBLinter 0.5, its README, `Rules.md` and `Config.swift`. Keys that it does not know it ignores.
package struct IBLinterReader {
  /// The name of the file.
  package static let fileName = ".iblinter.yml"

  private let file: String

  /// Creates a reader.
  ///
  /// - Parameter file: The path of the file, for errors and as the base of its patterns.
  package init(file: String) {
    self.file = file
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `SettingsError` for text that is no YAML and values that are no lists of texts.
  package func settings(in data: Data) throws(SettingsError) -> CheckSettings {
    var (settings, uncovered) = try contents(of: data)
    settings.notes = [Self.note(file, without: uncovered)]
    return settings
  }

  /// Reads the text of a file.
  ///
  /// - Returns: The settings, and the names of what the file asks for and there is no counterpart of.
  /// - Throws: As ``settings(in:)``.
  package func contents(
    of data: Data
  ) throws(SettingsError) -> (settings: CheckSettings, uncovered: [String]) {
    var settings = CheckSettings(file: file)
    var uncovered: [String] = []
    if let root = try SettingsText(file: file, data: data).root {
      let document = SettingsValue(path: file, key: "", node: root)
      guard root.mapping != nil || document.isEmpty else {
        throw document.error("the file holds no keys; write for example 'excluded: [Pods]'")
      }
      let members = document.isEmpty ? [] : try document.members(example: "excluded: [Pods]")
      for (key, value) in members {
        uncovered += try read(key.text(), value, into: &settings)
      }
    }
    return (settings, uncovered)
  }

  /// Reads a key.
  ///
  /// - Returns: The names of what it asks for and there is no counterpart of.
  private func read(
    _ key: String, _ value: SettingsValue, into settings: inout CheckSettings
  ) throws(SettingsError) -> [String] {
    switch key {
    case "included": settings.included = try value.texts().map { PathPattern($0) }
    case "excluded": settings.excluded = try value.texts().map { PathPattern($0) }
    case "disabled_rules":
      settings.rules.disabled = Set(try value.texts().compactMap { Self.rules[$0] })
    case "enabled_rules": return try value.texts().filter { Self.rules[$0] == nil }
    default: return Self.meaningless.contains(key) ? [] : [key]
    }
    return []
  }

  private static func note(_ file: String, without uncovered: [String]) -> String {
    var note = "\(file) is read, as there is no \(CheckSettings.fileName)"
    guard !uncovered.isEmpty else { return note }
    note +=
      "; without counterpart are " + uncovered.prefix(maximumNameCount).joined(separator: ", ")
    let rest = uncovered.count - maximumNameCount
    return rest > 0 ? note + " and \(rest) more" : note
  }

  /// The rules that find what one of IBLinter's does.
  private static let rules: [String: RuleID] = [
    "ambiguous": .ambiguousLayout, "misplaced": .misplacedView,
    "duplicate_constraint": .duplicateConstraint, "duplicate_id": .duplicateID,
    "image_resources": .missingImage, "color_resources": .missingColor,
  ]
  /// Keys about how IBLinter runs.
  private static let meaningless: Set<String> = [
    "disable_while_building_for_ib", "ignore_cache", "cache_path",
  ]
  private static let maximumNameCount = 8
}
