/// A project that a configuration file is written for.
package struct ProjectProfile: Hashable, Sendable {
  /// A folder that is not to be searched.
  package struct ExcludedFolder: Hashable, Sendable {
    /// The path, relative to the file.
    package let path: String
    /// The reason, in a few words.
    package let reason: String

    /// Creates a folder.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The number of findings that a check of the project found.
  package struct Findings: Hashable, Sendable {
    package let errors: Int
    package let warnings: Int

    /// Creates numbers of findings.
    package init(errors: Int, warnings: Int) {
      self.errors = errors
      self.warnings = warnings
    }
  }

  /// The documents of platforms that are not laid out, by platform.
  package var otherPlatforms: [String: Int] = [:]
  /// The devices and orientations that the Xcode project supports, in words; nil where it supports everything, or there is none.
  package var support: String?
  /// Devices that stand for what it supports, by id.
  package var devices: [String] = []
  /// The orientations that it supports; empty for all.
  package var orientations: [String] = []
  /// The folders of other people.
  package var excluded: [ExcludedFolder] = []
  /// The folders that may be other people's.
  package var doubtful: [ExcludedFolder] = []
  /// The settings that `.iblinter.yml` holds.
  package var iblinter: CheckSettings?
  /// The names in that file that there is no counterpart of.
  package var uncovered: [String] = []
  /// The findings of a check; nil where none was made.
  package var findings: Findings?

  /// Creates the profile of a project that nothing is known of.
  package init() {}

  /// The advice about the findings, as lines of sentences with full stops.
  package var advice: [String] {
    guard let findings else { return [] }
    let count = findings.errors + findings.warnings
    let numbers =
      "'ratite check' finds \(CountedNoun.text(findings.errors, "error")) and "
      + "\(CountedNoun.text(findings.warnings, "warning"))."
    if count == 0 { return [numbers, "So warnings can fail the run from the start."] }
    if count <= Self.mendable {
      return [
        numbers, "That is few enough to mend; then 'fail_on: warning' keeps the project clean.",
      ]
    }
    return [
      numbers,
      "Keep them in a baseline, so that only new ones are reported: run",
      "'ratite check --write-baseline ratite-baseline.json' and remove the mark before 'baseline'.",
    ]
  }

  /// Whether warnings can fail a run from the start.
  package var isClean: Bool { findings.map { $0.errors + $0.warnings == 0 } ?? false }

  /// The number of findings that people mend at once.
  private static let mendable = 10
}
