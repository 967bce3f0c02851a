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

  init(paths: [String]) {
    var found: Set<String> = []
    for path in paths {
      var isDirectory: ObjCBool = false
      let documents: [String]
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
        errors.append(.unreadable(DocumentError(path: path, kind: .missingFile)))
        continue
      } else if isDirectory.boolValue, !InspectionError.isCompiledFolder(path) {
        documents = Self.documents(below: path)
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

  /// The storyboards and xibs below a folder; hidden folders and build products are passed over.
  private static func documents(below folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder)
    let keys: [URLResourceKey] = [.isDirectoryKey]
    guard
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return [] }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    while let file = files.nextObject() as? URL {
      if skippedFolders.contains(file.lastPathComponent) {
        files.skipDescendants()
      } else if ["storyboard", "xib"].contains(file.pathExtension) {
        let relative = file.path.dropFirst(root.path.count).drop { $0 == "/" }
        found.append(prefix + relative)
      }
    }
    return found.sorted()
  }

  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules",
  ]
}
