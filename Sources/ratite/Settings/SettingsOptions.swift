import ArgumentParser
import Devices
import Foundation
import Inspection

/// The options about the configuration file and what else limits a check.
struct SettingsOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The configuration file; by default the nearest .ratite.yml upward of what is checked.",
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Read no configuration file.")
  var noConfig = false

  @Option(
    name: .long,
    help: ArgumentHelp("A file with findings that are not reported.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp(
      "Write the findings to a file for --baseline; all of them are reported once more.",
      valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    name: .customLong("changed-since"),
    help: ArgumentHelp(
      "Check only documents that differ from a revision of git, untracked ones too.",
      valueName: "revision"))
  var changedSince: String?

  @Option(
    name: .customLong("stdin-path"),
    help: ArgumentHelp("The name of the document on standard input.", valueName: "name"))
  var stdinPath = "<stdin>"

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config exclude each other; leave one of them out.")
    }
    let values: [(String, String?)] = [
      ("--config", config), ("--baseline", baseline), ("--write-baseline", writeBaseline),
      ("--changed-since", changedSince), ("--stdin-path", stdinPath),
    ]
    for (name, value) in values where value == "" {
      throw ValidationError("\(name) is empty; give it a value or leave it out.")
    }
  }

  /// Reads the settings for a check of some paths.
  ///
  /// - Throws: `SettingsError` for a file that cannot be used.
  func settings(for paths: [String]) throws(SettingsError) -> CheckSettings {
    let file = noConfig ? nil : config ?? SettingsSearch.file(for: places(of: paths))
    return try Self.settings(in: file)
  }

  /// Reads a file of settings; those of a folder without one where there is none.
  ///
  /// - Throws: `SettingsError` for a file that cannot be used.
  static func settings(in file: String?) throws(SettingsError) -> CheckSettings {
    guard let file else {
      return CheckSettings(folder: DocumentPlace.resolvedFolder("."))
    }
    let data = try SmallFile.read(
      file, orElse: "name a configuration file, or 'ratite init' writes one")
    if URL(fileURLWithPath: file).lastPathComponent == IBLinterReader.fileName {
      return try IBLinterReader(file: file).settings(in: data)
    }
    return try SettingsReader(file: file, vocabulary: .ratite).settings(in: data)
  }

  /// The paths, with the name of the document on standard input in its place.
  private func places(of paths: [String]) -> [String] {
    let targets = paths.map { CheckTarget(path: $0) }
    return targets.map { $0.isStandardInput ? stdinPath : $0.path }
  }

  /// Reads the baseline that the options or settings name.
  ///
  /// A run that writes a baseline reads none: what it writes holds all findings.
  /// - Throws: `SettingsError` for a file that is no baseline.
  func baseline(_ settings: CheckSettings) throws(SettingsError) -> Baseline? {
    guard writeBaseline == nil else { return nil }
    let kept = settings.baseline.map { $0.hasPrefix("/") ? $0 : settings.folder + "/" + $0 }
    guard let file = baseline ?? kept else { return nil }
    let data = try SmallFile.read(file, orElse: "write one with '--write-baseline \(file)'")
    return try Baseline(file: file, data: data)
  }
}

extension SettingsVocabulary {
  /// The words that arguments of the tool know.
  static let ratite = SettingsVocabulary(
    isDevice: { Device.find($0) != nil },
    orientations: HeldOrientation.allCases.map(\.rawValue),
    isLanguage: { Language(argument: $0) != nil },
    textSizes: TextSize.allCases.map(\.rawValue))
}
