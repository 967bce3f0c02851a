import ArgumentParser
import Foundation
import Inspection
import InterfaceBuilder

/// The documents that `ratite diff` compares, with both texts.
struct VersionListing {
  /// The documents, by path.
  private(set) var documents: [DocumentInput] = []
  /// Lines about what cannot be compared.
  private(set) var errors: [String] = []

  /// - Throws: `ValidationError` where the arguments name nothing that can be compared.
  init(_ command: DiffCommand) throws {
    if command.external.isComplete {
      addExternal(command)
    } else if let old = command.old, let new = command.new, command.paths.isEmpty,
      Self.isFile(old) || Self.isFile(new) && !RevisionChoice.isRevision(old)
    {
      try addFiles(old, new)
    } else {
      try addRevisions(RevisionChoice(command))
    }
    documents.sort { $0.path < $1.path }
  }

  private static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  // MARK: git's external diff

  /// The arguments of git: path, old file, its hash and mode, new file, its hash and mode, and the new name.
  private mutating func addExternal(_ command: DiffCommand) {
    guard let path = command.old, let old = command.new, let new = command.external.newFile else {
      return
    }
    addFiles(command.external.newName ?? path, oldPath: path, old, new)
  }

  // MARK: Files and folders

  private mutating func addFiles(_ old: String, _ new: String) throws {
    let folders = (Self.isFolder(old), Self.isFolder(new))
    if folders.0, folders.1 { return addFolders(old, new) }
    guard !folders.0, !folders.1 else {
      throw ValidationError(
        "'\(folders.0 ? old : new)' is a folder and the other is none; name two of a kind.")
    }
    for path in [old, new] where !Self.isFile(path) {
      throw ValidationError(
        "There is no file '\(path)'; name two documents, two folders, or revisions of git.")
    }
    addFiles(
      new == Self.noFile ? old : new, oldPath: old == Self.noFile ? new : old, old, new)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return exists && isDirectory.boolValue && !InspectionError.isCompiledFolder(path)
  }

  private mutating func addFolders(_ old: String, _ new: String) {
    let (old, new) = (Self.withoutSlash(old), Self.withoutSlash(new))
    let before = names(in: old)
    let after = names(in: new)
    for name in Set(before).union(after).sorted() {
      let oldPath = before.contains(name) ? old + "/" + name : Self.noFile
      let newPath = after.contains(name) ? new + "/" + name : Self.noFile
      let path = newPath == Self.noFile ? oldPath : newPath
      addFiles(path, oldPath: path, oldPath, newPath)
    }
  }

  private static func withoutSlash(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The documents of a folder, by their paths in it; those that links lead to as well, of which git's difftool makes
  /// folders.
  private mutating func names(in folder: String) -> [String] {
    let listing = FolderListing(of: folder)
    errors += listing.unreadable.map(\.description)
    return (listing.documents + listing.outsideLinks).map {
      String($0.dropFirst(folder.count).drop { $0 == "/" })
    }
  }

  // MARK: Revisions

  private mutating func addRevisions(_ choice: RevisionChoice) throws {
    for change in try choice.changes() {
      let path = choice.shown(change.newPath ?? change.oldPath ?? "")
      do throws(DocumentError) {
        let old = change.oldPath.flatMap { choice.contents(of: $0, at: choice.old) }
        let new = try newText(of: change, choice)
        if old == nil, change.oldPath != nil || new == nil && change.newPath != nil {
          errors.append("\(path): error: git cannot give both versions; the rest is compared")
        } else {
          add(path, oldPath: change.oldPath.map(choice.shown) ?? path, old: old, new: new)
        }
      } catch {
        errors.append(
          DocumentError(path: path, position: error.position, kind: error.kind).description)
      }
    }
  }

  /// The newer text of a document; nil where it is gone, and where git cannot give it.
  private func newText(
    of change: RevisionChoice.Change, _ choice: RevisionChoice
  ) throws(DocumentError) -> Data? {
    guard let path = change.newPath else { return nil }
    guard choice.new != nil else { return try Self.read(choice.place(of: path)) }
    return choice.contents(of: path, at: choice.new)
  }

  // MARK: Documents

  private mutating func add(_ path: String, oldPath: String, old: Data?, new: Data?) {
    guard old != new, old != nil || new != nil else { return }
    var document = DocumentInput(path: path, contents: new ?? old)
    document.versions = DocumentVersions(oldPath: oldPath, old: old, new: new)
    documents.append(document)
  }

  /// Adds two files; one that cannot be read is an error, and no version that is gone or new.
  private mutating func addFiles(_ path: String, oldPath: String, _ old: String, _ new: String) {
    do throws(DocumentError) {
      add(path, oldPath: oldPath, old: try Self.read(old), new: try Self.read(new))
    } catch {
      errors.append(error.description)
    }
  }

  /// Reads a file; nil for none.
  private static func read(_ path: String) throws(DocumentError) -> Data? {
    path == noFile ? nil : Data(try Document.bytes(ofFile: path))
  }

  /// The path that stands for no file, as it does for git.
  private static let noFile = "/dev/null"
}
