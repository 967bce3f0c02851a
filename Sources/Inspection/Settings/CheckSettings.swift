import Foundation

/// The settings of a check that a team keeps in a file, `.ratite.yml`.
///
/// Options of the command line override them.
package struct CheckSettings: Hashable, Sendable {
  /// The name of the file.
  package static let fileName = ".ratite.yml"

  /// The file, as it was found or named; nil where there is none.
  package var file: String?
  /// The folder that patterns and paths are relative to, as a resolved path.
  package var folder: String
  /// The documents and folders to check where the command line names none.
  package var included: [PathPattern] = []
  /// The documents and folders that searches of folders pass over.
  package var excluded: [PathPattern] = []
  /// The rules to judge by.
  package var rules = RuleSelection()
  /// The least severity that fails a run; nil where the file gives none.
  package var failOn: FailureLevel?
  /// The devices to check on, by id or part of their names; empty for the usual ones, as below.
  package var devices: [String] = []
  /// The ways to hold them: `portrait`, `landscape`.
  package var orientations: [String] = []
  /// The languages to check for, by code.
  package var languages: [String] = []
  /// The text sizes to check for: `XS` to `AX5`.
  package var textSizes: [String] = []
  /// The file with findings that are not reported, relative to ``folder``; nil for none.
  package var baseline: String?
  /// The findings that are meant.
  package var suppressions: [Suppression] = []
  /// Sentences about the file, without their full stops.
  package var notes: [String] = []

  /// Creates the settings of a folder that holds no file.
  package init(folder: String) {
    self.folder = folder
  }

  /// Creates the settings of a file that says nothing.
  init(file: String) {
    let path = DocumentPlace.resolved(file)
    self.init(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    self.file = file
  }
}

/// The least severity of findings that fails a run.
package enum FailureLevel: String, Hashable, Sendable, CaseIterable {
  case note, warning, error, never

  /// The severity; nil where nothing fails.
  package var severity: Finding.Severity? {
    switch self {
    case .note: .info
    case .warning: .warning
    case .error: .error
    case .never: nil
    }
  }
}
