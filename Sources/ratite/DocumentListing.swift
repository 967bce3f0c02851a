import Foundation
import Inspection
import InterfaceBuilder

/// The documents that paths name, folders searched.
struct DocumentListing {
  /// The documents in the order of the arguments, those of a folder by path.
  private(set) var documents: [String] = []
  /// The paths that are neither document nor folder.
  private(set) var errors: [InspectionError] = []

  init(paths: [String]) {
    for path in paths {
      var isDirectory: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
        errors.append(.unreadable(DocumentError(path: path, kind: .missingFile)))
      } else if isDirectory.boolValue {
        documents += Self.documents(below: path)
      } else {
        documents.append(path)
      }
    }
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
