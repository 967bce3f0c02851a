package import Foundation

/// Findings that were there when a team began to check, which are not reported.
///
/// An entry is a rule, a document and the objects that the finding is about; lines and messages may change. Of
/// several equal entries each stands for one finding.
package struct Baseline: Hashable, Sendable {
  /// The identity of a finding over several runs.
  package struct Entry: Hashable, Sendable, Codable, Comparable {
    /// The rule.
    package var rule: RuleID
    /// The document, relative to the folder of the baseline, or absolute outside of it.
    package var path: String
    /// The ids of the objects, sorted.
    package var objects: [String]

    /// Orders by document, rule and objects.
    package static func < (first: Entry, second: Entry) -> Bool {
      if first.path != second.path { return first.path < second.path }
      if first.rule != second.rule { return first.rule.rawValue < second.rule.rawValue }
      return first.objects.lexicographicallyPrecedes(second.objects)
    }
  }

  private struct Version: Codable {
    var version: Int
  }

  private struct Contents: Codable {
    var findings: [Entry]
  }

  /// The entries.
  package private(set) var entries: [Entry] = []
  /// The folder that the paths of documents are relative to.
  private let folder: String

  /// Creates a baseline without entries.
  ///
  /// - Parameter file: The path that it is kept at.
  package init(file: String) {
    folder =
      URL(fileURLWithPath: DocumentPlace.resolved(file)).deletingLastPathComponent().path
  }

  /// Reads a baseline.
  ///
  /// - Throws: `SettingsError` for files that hold none.
  package init(file: String, data: Data) throws(SettingsError) {
    self.init(file: file)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data),
      version.version != Self.version
        || (try? decoder.decode(Contents.self, from: data)) != nil
    else {
      throw SettingsError(
        path: file, message: "is no baseline; write one with '--write-baseline \(file)'")
    }
    guard version.version == Self.version else {
      throw SettingsError(
        path: file,
        message: "is a baseline of version \(version.version), and this tool reads version "
          + "\(Self.version); write it again with '--write-baseline \(file)'")
    }
    entries = (try? decoder.decode(Contents.self, from: data))?.findings ?? []
  }

  /// Adds the entry of a finding.
  package mutating func add(_ finding: Finding) {
    entries.append(entry(of: finding))
  }

  /// Returns the entry that stands for a finding.
  package func entry(of finding: Finding) -> Entry {
    let path = DocumentPlace.resolved(finding.path)
    return Entry(
      rule: finding.rule, path: DocumentPlace.relative(path, to: folder) ?? path,
      objects: finding.objectIDs.sorted())
  }

  /// The text of the file: an entry a line, in an order that depends on nothing else.
  package var text: String {
    let lines = entries.sorted().map { entry in
      JSONText.object([
        .init("rule", .string(entry.rule.rawValue)), .init("path", .string(entry.path)),
        .init("objects", .strings(entry.objects)),
      ]).text
    }
    let list = lines.isEmpty ? "[]" : "[\n    " + lines.joined(separator: ",\n    ") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  private static let version = 1
}
