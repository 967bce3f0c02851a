import Foundation

/// The folder that a document's project is kept in.
struct ProjectRoot {
  private let searched: [String]
  private var known: [String: String?] = [:]
  private var marks: [String: Mark] = [:]

  /// The sign of a project that a folder holds.
  private enum Mark {
    case none, repository, project
  }

  /// - Parameter searched: The folders that were searched for documents, as resolved paths.
  init(searched: [String]) {
    self.searched = searched
  }

  /// Finds the folder for the documents of a folder.
  ///
  /// - Parameter folder: The resolved path of a folder with documents.
  /// - Returns: The repository of git that it is in; else the topmost folder above it with an Xcode project, or the
  ///   description of one that is generated, or the folder that was searched if that is above; nil for a document of no project.
  mutating func folder(for folder: String) -> String? {
    if let root = known[folder] { return root }
    let root = find(from: folder)
    known[folder] = .some(root)
    return root
  }

  private mutating func find(from folder: String) -> String? {
    var topmost: String?
    for above in FilePath.ancestors(of: folder + "/x") {
      switch mark(of: above) {
      case .repository: return above
      case .project: topmost = above
      case .none: break
      }
    }
    let holding = searched.filter { FilePath.relative(folder + "/x", to: $0) != nil }
    return (holding + [topmost].compactMap { $0 }).min { $0.utf8.count < $1.utf8.count }
  }

  private mutating func mark(of folder: String) -> Mark {
    if let mark = marks[folder] { return mark }
    let mark: Mark
    if FileManager.default.fileExists(atPath: folder + "/.git") {
      mark = .repository
    } else {
      let entries = FolderWalk.entries(of: folder)
      let hasProject = entries.contains {
        $0.name.hasSuffix(".xcodeproj") || ProjectTree.generators.contains($0.name)
      }
      mark = hasProject ? .project : .none
    }
    marks[folder] = mark
    return mark
  }
}
