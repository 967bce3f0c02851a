import ArgumentParser
import Foundation
import Inspection
import InterfaceBuilder

/// The documents that paths name, folders searched.
struct DocumentListing {
  /// The documents in the order of the arguments, those of a folder by path, each once.
  private(set) var documents: [String] = []
  /// The paths that name no document and no folder that holds one.
  private(set) var errors: [InspectionError] = []
  /// Lines about links below folders that are not followed.
  private(set) var notes: [String] = []

  init(paths: [String]) {
    var found: Set<String> = []
    for path in paths {
      var isDirectory: ObjCBool = false
      let documents: [String]
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
        errors.append(.unreadable(DocumentError(path: path, kind: .missingFile)))
        continue
      } else if isDirectory.boolValue, !InspectionError.isCompiledFolder(path) {
        let folder = FolderListing(of: path)
        documents = folder.documents
        notes += folder.outsideLinks.map {
          "\($0):1:1: note: is a link to a file outside of \(path), which is not read; name it to check it"
        }
        if documents.isEmpty { errors.append(.noDocuments(folder: path)) }
      } else {
        documents = [path]
      }
      self.documents += documents.filter { found.insert(Self.identity(of: $0)).inserted }
    }
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

/// The storyboards and xibs below a folder; hidden folders and build products are passed over.
///
/// Links to folders are not followed, and links to documents only where these lie below the folder, too.
private struct FolderListing {
  /// The paths of the documents, sorted.
  private(set) var documents: [String] = []
  /// The paths of the links to files elsewhere, sorted.
  private(set) var outsideLinks: [String] = []

  init(of folder: String) {
    let root = URL(fileURLWithPath: folder)
    let keys: [URLResourceKey] = [.isDirectoryKey]
    guard
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return }
    let home = Self.resolved(folder) ?? root.path
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    while let file = files.nextObject() as? URL {
      if Self.skippedFolders.contains(file.lastPathComponent) {
        files.skipDescendants()
      } else if ["storyboard", "xib"].contains(file.pathExtension) {
        let path = prefix + file.path.dropFirst(root.path.count).drop { $0 == "/" }
        if Self.isOutside(file, of: home) {
          outsideLinks.append(path)
        } else {
          documents.append(path)
        }
      }
    }
    documents.sort()
    outsideLinks.sort()
  }

  /// Whether a path leads out of a folder; one that leads nowhere does not.
  private static func isOutside(_ file: URL, of home: String) -> Bool {
    let isLink = try? file.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink
    guard isLink == true, let target = resolved(file.path) else { return false }
    return !target.hasPrefix(home == "/" ? home : home + "/")
  }

  /// The file that a path ends at; nil where there is none.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules",
  ]
}
