import Foundation
import Inspection
import InterfaceBuilder

/// Configuration files and findings that tests are made of.
enum SettingsFixture {
  private static let vocabulary = SettingsVocabulary(
    rules: ["ambiguous-layout", "misplaced-view", "outside-superview"],
    isDevice: { $0 == "retina6_12" }, orientations: ["portrait", "landscape"],
    isLanguage: { $0.count == 2 }, textSizes: ["L", "AX5"])

  /// Reads a configuration file at `/project/.ratite.yml`.
  static func settings(_ text: String) throws -> CheckSettings {
    try SettingsReader(file: "/project/.ratite.yml", vocabulary: vocabulary)
      .settings(in: Data(text.utf8))
  }

  /// The error of a configuration file, without its path; nil where it has none.
  static func error(_ text: String) -> String? {
    do {
      _ = try settings(text)
      return nil
    } catch {
      return "\(error)".replacing("/project/.ratite.yml:", with: "")
    }
  }

  static func finding(
    _ rule: String = "ambiguous-layout", _ severity: Finding.Severity = .warning,
    path: String = "/project/App/Main.xib", line: Int = 1, objects: [String] = ["a"]
  ) -> Finding {
    Finding(
      rule: RuleID(rawValue: rule), reportedAs: severity, path: path,
      position: DocumentPosition(line: line, column: 1), objectIDs: objects, message: "m",
      nextStep: "n", occurrence: .always)
  }
}
