import Foundation
import Inspection
import InterfaceBuilder
import Projects

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
  /// The folders that cannot be read, sorted by path.
  private(set) var unreadable: [DocumentError] = []

  init(of folder: String) {
    let home = Self.resolved(folder) ?? folder
    var open = [folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"]
    while let prefix = open.popLast() {
      for entry in entries(of: prefix.isEmpty ? "." : prefix) {
        let ending = Self.ending(of: entry.name)
        guard !entry.name.hasPrefix("."), !Self.isSkipped(entry.name, ending) else { continue }
        add(entry, ending: ending, at: prefix + entry.name, below: home)
        if entry.isFolder { open.append(prefix + entry.name + "/") }
      }
    }
    documents.sort()
    sources.sort()
    outsideLinks.sort()
    backups.sort()
    unreadable.sort { $0.path < $1.path }
  }

  private mutating func entries(of folder: String) -> [FolderEntry] {
    do throws(FolderError) {
      return try FolderWalk.readableEntries(of: folder)
    } catch {
      let path = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
      unreadable.append(DocumentError(path: path, kind: .unreadable(reason: error.reason)))
      return []
    }
  }

  private mutating func add(
    _ entry: FolderEntry, ending: Substring, at path: String, below home: String
  ) {
    if ["storyboard", "xib"].contains(ending) {
      if entry.isLink, Self.isOutside(path, of: home) {
        outsideLinks.append(path)
      } else if entry.name.dropLast(ending.utf8.count + 1).hasSuffix("~") {
        backups.append(path)
      } else {
        documents.append(path)
      }
    } else if ["swift", "m", "mm", "h"].contains(ending) {
      sources.append(path)
    }
  }

  /// Whether a link leads out of a folder; one that leads nowhere does not.
  private static func isOutside(_ link: String, of home: String) -> Bool {
    guard let target = resolved(link) else { return false }
    return !target.hasPrefix(home == "/" ? home : home + "/")
  }

  /// The file that a path ends at; nil where there is none.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The part of a name behind its last dot; empty where there is none.
  private static func ending(of name: String) -> Substring {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...]
  }

  private static func isSkipped(_ name: String, _ ending: Substring) -> Bool {
    InspectionError.skippedFolders.contains(name) || skippedExtensions.contains(String(ending))
  }

  /// The extensions of folders that hold what was built, or copies that Xcode exported for translators.
  ///
  /// A folder named `Frameworks` may hold a team's own modules
  /// and is searched.
  private static let skippedExtensions: Set<String> = [
    "framework", "xcframework", "xcarchive", "xcloc", "app", "appex",
  ]
}
