import ArgumentParser
import Devices
import Foundation
import Inspection
import InterfaceBuilder
import Projects

/// A look at the project in the working directory, for a configuration file that fits it.
struct ProjectSurvey {
  private(set) var profile = ProjectProfile()
  /// Sentences about files that cannot be used, and about what is left out.
  private(set) var notes: [String] = []

  init() {
    let ignored = IgnoredFiles(below: ".")
    let folder = FolderListing(of: ".")
    notes += folder.unreadable.map(\.description)
    let all = folder.documents.filter { !ignored.contains(DocumentPlace.resolved($0)) }
    if all.isEmpty { notes.append("note: there is no storyboard or xib in this folder yet") }
    takeOverIBLinter()
    findForeignFolders(among: all)
    let own = all.filter { path in !profile.excluded.contains { path.hasPrefix($0.path + "/") } }
    countPlatforms(of: own)
    readProjects(of: own)
  }

  private mutating func takeOverIBLinter() {
    let file = IBLinterReader.fileName
    guard FileManager.default.fileExists(atPath: file) else { return }
    do throws(SettingsError) {
      let data = try SmallFile.read(file, orElse: "remove it")
      (profile.iblinter, profile.uncovered) = try IBLinterReader(file: file).contents(of: data)
      notes.append("note: \(file) is taken over")
    } catch {
      notes.append(error.description)
    }
  }

  // MARK: Other people's code

  private mutating func findForeignFolders(among documents: [String]) {
    let submodules = Self.submodules
    var found: [String: (reason: String, isSure: Bool)] = [:]
    for path in documents {
      let names = path.split(separator: "/").dropLast().map(String.init)
      for count in names.indices.map({ $0 + 1 }) {
        let folder = names.prefix(count).joined(separator: "/")
        if submodules.contains(folder) {
          found[folder] = ("a submodule of git", true)
        } else if Self.foreignNames.contains(names[count - 1].lowercased()) {
          found[folder] = ("a folder for other people's code, by its name", true)
        } else if Self.hasLicence(folder) {
          found[folder] = ("has a licence of its own: other people's code?", false)
        }
        if found[folder] != nil { break }
      }
    }
    for (path, found) in found.sorted(by: { $0.key < $1.key }) {
      let folder = ProjectProfile.ExcludedFolder(path: path, reason: found.reason)
      if found.isSure {
        profile.excluded.append(folder)
        notes.append("note: \(path) is excluded: \(found.reason)")
      } else {
        profile.doubtful.append(folder)
      }
    }
  }

  private static var submodules: Set<String> {
    let text = (try? String(contentsOfFile: ".gitmodules", encoding: .utf8)) ?? ""
    return Set(text.matches(of: #/(?m)^\s*path\s*=\s*(.*?)\s*$/#).map { String($0.1) })
  }

  private static func hasLicence(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.uppercased().hasPrefix("LICENSE") || $0.uppercased() == "COPYING" }
  }

  /// Beside the folders that no search enters.
  private static let foreignNames: Set<String> = [
    "third-party", "3rdparty", "3rd-party", "thirdparties", "vendors", "vendored", "externals",
    "submodules", "dependencies",
  ]

  // MARK: Platforms and projects

  private mutating func countPlatforms(of documents: [String]) {
    for path in documents {
      let bytes = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: 4096) }
      let start = String(decoding: bytes ?? Data(), as: UTF8.self)
      if start.contains("targetRuntime=\"MacOSX") {
        profile.otherPlatforms["macOS", default: 0] += 1
      } else if start.contains("targetRuntime=\"watchKit") {
        profile.otherPlatforms["watchOS", default: 0] += 1
      }
    }
  }

  private mutating func readProjects(of documents: [String]) {
    var facts = ProjectFacts(searched: [DocumentPlace.resolvedFolder(".")])
    var support: AppSupport?
    for path in documents {
      guard let found = facts.support(of: DocumentPlace.resolved(path)) else { continue }
      support = support.map { $0.union(found.support) } ?? found.support
    }
    guard let support, support != .everything, !support.words.isEmpty else { return }
    profile.support = support.words
    if !support.phone.isEmpty { profile.devices += ["retina4_0", "retina6_12"] }
    if !support.pad.isEmpty { profile.devices += ["ipad9_7", "ipad12_9rounded"] }
    let orientations = support.phone.union(support.pad)
    if orientations.contains(.portrait) { profile.orientations.append("portrait") }
    if orientations.contains(.landscape) { profile.orientations.append("landscape") }
    notes.append("note: the Xcode project supports \(support.words)")
  }

  // MARK: Findings

  /// Checks the project as the configuration file for it says.
  ///
  /// - Throws: `SettingsError`, and the measurer's error where fonts are missing.
  @MainActor
  mutating func check(jobs: Int?) throws {
    let file = CheckSettings.fileName
    let text = SettingsTemplate(for: profile).text
    let settings = try SettingsReader(file: file, vocabulary: .ratite).settings(in: Data(text.utf8))
    let included = SettingsSearch.targets(of: settings)
    let targets = included.isEmpty ? [CheckTarget(path: ".")] : included
    let listing = DocumentListing(targets, settings: settings, inputName: "")
    let command = try CheckCommand.parse([])
    let projects = DocumentProjects(
      of: listing.documents, below: targets, options: command.environment)
    var filter = FindingFilter(settings)
    var tally = FindingTally()
    try DocumentRun(
      command: command, documents: projects.documents, facts: projects.facts, jobs: jobs,
      arguments: [CheckCommand.name]
    ).run { tally.add(filter.selected($1.findings, of: $0)) }
    profile.findings = ProjectProfile.Findings(
      errors: tally.count(.error), warnings: tally.count(.warning))
  }
}
