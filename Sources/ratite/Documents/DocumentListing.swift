import ArgumentParser
import Foundation
import Inspection
import InterfaceBuilder

/// The documents that paths name, folders searched.
struct DocumentListing {
  /// The documents in the order of the paths, those of a folder by path, each once.
  private(set) var documents: [DocumentInput] = []
  /// The paths that name no document and no folder that holds one.
  private(set) var errors: [InspectionError] = []
  /// Lines about what folders hold that is passed over.
  private(set) var notes: [String] = []
  private var found: Set<String> = []
  private var backups: [String] = []
  private let settings: CheckSettings

  /// - Parameters:
  ///   - targets: The paths, and the patterns that documents below them are to match.
  ///   - settings: The settings that say what folders are not searched for.
  ///   - inputName: The name for a document on standard input.
  init(_ targets: [CheckTarget], settings: CheckSettings, inputName: String) {
    self.settings = settings
    for target in targets {
      if target.isStandardInput {
        add([.standardInput(named: inputName)])
      } else {
        add(target)
      }
    }
    if let first = backups.first {
      notes.append(
        backups.count == 1
          ? "note: \(first) is a copy that Xcode kept; name it to check it"
          : "note: \(first) and \(backups.count - 1) more are copies that Xcode kept; name them "
            + "to check them")
    }
  }

  private mutating func add(_ target: CheckTarget) {
    var isDirectory: ObjCBool = false
    let path = target.path
    if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
      errors.append(.unreadable(DocumentError(path: path, kind: .missingFile)))
    } else if isDirectory.boolValue, !InspectionError.isCompiledFolder(path) {
      search(target)
    } else {
      add([DocumentInput(path: path)])
    }
  }

  private mutating func search(_ target: CheckTarget) {
    let folder = FolderListing(of: target.path)
    notes += folder.outsideLinks.map {
      "\($0):1:1: note: is a link to a file outside of \(target.path), which is not read; "
        + "name it to check it"
    }
    let choice = DocumentChoice(target, settings: settings)
    errors += folder.unreadable.filter { choice.mayHoldDocuments($0.path) }.map { .unreadable($0) }
    let documents = folder.documents.filter { choice.omission(of: $0) == nil }
    backups += folder.backups.filter { choice.omission(of: $0) == nil }
    add(documents.map { DocumentInput(path: $0) })
    if folder.documents.isEmpty, folder.backups.isEmpty, folder.unreadable.isEmpty {
      errors.append(.noDocuments(folder: target.path))
    }
    if documents.isEmpty, let obstacle = choice.obstacle(leavingNoneOf: folder.documents) {
      errors.append(obstacle)
    }
  }

  private mutating func add(_ documents: [DocumentInput]) {
    self.documents += documents.filter {
      $0.contents != nil || found.insert(Self.identity(of: $0.path)).inserted
    }
  }

  /// Leaves out the documents that do not differ from a revision.
  ///
  /// - Throws: `ValidationError` where git cannot answer.
  mutating func keep(changedSince revision: String) throws {
    var changes = ChangedFiles(since: revision)
    documents = try documents.filter { document in
      try document.contents != nil || changes.contains(document.path)
    }
  }

  /// The line that says that no document differs from a revision; nil where some do, or could not be listed.
  func note(ofNothingChangedSince revision: String) -> String? {
    documents.isEmpty && errors.isEmpty ? "note: no document differs from \(revision)" : nil
  }

  /// Keeps one part's share of the documents.
  mutating func keep(_ shard: Shard) {
    documents = shard.share(of: documents)
  }

  /// Refuses empty paths, which scripts pass where a variable has no value.
  ///
  /// - Throws: What is wrong, for whoever typed it.
  static func validate(_ paths: [String]) throws {
    guard paths.contains("") else { return }
    throw ValidationError(
      "A path is empty. Pass storyboards, xibs or folders, for example 'Main.storyboard'.")
  }

  /// What two paths of one file have in common.
  private static func identity(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

/// A path to check.
struct CheckTarget: Hashable {
  /// The path: a document, a folder, or `-`.
  var path: String
  /// The pattern that documents below the path are to match, relative to the settings' folder; nil for all.
  var pattern: PathPattern?

  /// Whether the path stands for the text on standard input.
  var isStandardInput: Bool { path == "-" || path == "/dev/stdin" }
}
