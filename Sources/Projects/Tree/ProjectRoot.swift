/// The folder that a document's project is kept in.
struct ProjectRoot {
  private let searched: [String]
  private var known: [String: String?] = [:]

  /// - Parameter searched: The folders that were searched for documents, as resolved paths.
  init(searched: [String]) {
    self.searched = searched
  }

  /// Finds the folder for the documents of a folder.
  ///
  /// - Parameter folder: The resolved path of a folder with documents.
  /// - Returns: The repository of git that it is in; else the topmost folder above it with an Xcode project, or the
  ///   folder that was searched if that is above; nil for a document of no project.
  mutating func folder(for folder: String) -> String? {
    if let root = known[folder] { return root }
    let root = Self.find(from: folder, searched: searched)
    known[folder] = .some(root)
    return root
  }

  private static func find(from folder: String, searched: [String]) -> String? {
    var topmost: String?
    for above in FilePath.ancestors(of: folder + "/x") {
      let names = FolderWalk.entries(of: above).map(\.name)
      if names.contains(".git") { return above }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { topmost = above }
    }
    let holding = searched.filter { FilePath.relative(folder + "/x", to: $0) != nil }
    return (holding + [topmost].compactMap { $0 }).min { $0.utf8.count < $1.utf8.count }
  }
}
