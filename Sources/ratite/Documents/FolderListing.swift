import Foundation
import Inspection

/// The storyboards and xibs below a folder; hidden folders, build products and other people's code are passed over.
///
/// Links to folders are not followed, and links to documents only where these lie below the folder, too.
struct FolderListing {
  /// The paths of the documents, sorted.
  private(set) var documents: [String] = []
  /// The paths of source files in Swift and Objective-C, sorted.
  private(set) var sources: [String] = []
  /// The paths of the links to files elsewhere, sorted.
  private(set) var outsideLinks: [String] = []
  /// The paths of the copies that Xcode kept, `Main~.storyboard`, sorted.
  private(set) var backups: [String] = []

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
      if Self.isSkipped(file) {
        files.skipDescendants()
      } else if ["storyboard", "xib"].contains(file.pathExtension) {
        let path = prefix + file.path.dropFirst(root.path.count).drop { $0 == "/" }
        if Self.isOutside(file, of: home) {
          outsideLinks.append(path)
        } else if file.deletingPathExtension().lastPathComponent.hasSuffix("~") {
          backups.append(path)
        } else {
          documents.append(path)
        }
      } else if ["swift", "m", "mm", "h"].contains(file.pathExtension) {
        sources.append(prefix + file.path.dropFirst(root.path.count).drop { $0 == "/" })
      }
    }
    documents.sort()
    sources.sort()
    outsideLinks.sort()
    backups.sort()
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

  private static func isSkipped(_ folder: URL) -> Bool {
    InspectionError.skippedFolders.contains(folder.lastPathComponent)
      || skippedExtensions.contains(folder.pathExtension)
  }

  /// The extensions of folders that hold what was built, or copies that Xcode exported for translators.
  ///
  /// A folder named `Frameworks` may hold a team's own modules
  /// and is searched.
  private static let skippedExtensions: Set<String> = [
    "framework", "xcframework", "xcarchive", "xcloc", "app", "appex",
  ]
}
