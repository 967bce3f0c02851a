/// The targets that hold the files of an Xcode project, by number.
///
/// Paths are compared without regard to case, as the usual file system of macOS does.
struct TargetMembers {
  private var targetsByFile: [String: Set<Int>] = [:]
  private var folders: [HeldFolder] = []
  /// The asset catalogs that targets copy, by path in small letters.
  private(set) var catalogs: Set<String> = []
  /// The pictures that targets copy, each as a file of its own, by path.
  private(set) var pictures: Set<String> = []
  /// The source files that targets compile, each as a file of its own.
  private var sources: Set<String> = []

  /// A folder whose files a target holds.
  private struct HeldFolder {
    let path: String
    let target: Int
    /// Whether Xcode keeps it in step with the disk: what is in it is built as if each file were named.
    var isSynchronized = false
    /// The files of it that the target does not hold, by path.
    var exceptions: Set<String> = []

    /// Whether a file is in it and is no exception.
    func holds(_ file: String) -> Bool {
      FilePath.relative(file, to: path) != nil && !exceptions.contains(file)
    }
  }

  /// - Parameters:
  ///   - objects: The project's objects by id.
  ///   - files: The paths of its files.
  ///   - targets: Its targets, in order.
  init(
    objects: PropertyListDictionary, files: ProjectFiles,
    targets: [(id: String, object: PropertyListDictionary)]
  ) {
    let numbers = Dictionary(
      targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, target) in targets.enumerated() {
      for phase in (target.object.strings("buildPhases") ?? []).compactMap(objects.dictionary)
      where Self.phases.contains(phase.string("isa") ?? "") {
        for id in phase.strings("files") ?? [] {
          guard let reference = objects.dictionary(id)?.string("fileRef") else { continue }
          add(files.files(of: reference), to: number)
        }
      }
      for id in target.object.strings("fileSystemSynchronizedGroups") ?? [] {
        add(group: id, to: number, targetID: target.id, objects, files)
      }
    }
    addExceptions(objects, files, targets: numbers)
  }

  /// The numbers of the targets that hold a file, in order.
  func targets(holding file: String) -> [Int] {
    let file = file.lowercased()
    let inFolders = folders.filter { $0.holds(file) }
    return (targetsByFile[file] ?? []).union(inFolders.map(\.target)).sorted()
  }

  /// Looks for a target that compiles a source file, or holds a folder that it is in.
  ///
  /// - Parameter file: The path, in small letters.
  /// - Returns: Whether one does.
  func compile(_ file: String) -> Bool {
    sources.contains(file) || folders.contains { $0.holds(file) }
  }

  /// Whether targets say which source files they compile, by name or by folders that Xcode keeps in step with the disk.
  var compileFiles: Bool { !sources.isEmpty || folders.contains(where: \.isSynchronized) }

  /// Whether a target holds a document as a file of its own.
  var holdsFiles: Bool { !targetsByFile.isEmpty }

  /// Whether a target holds one of some documents with a folder that Xcode keeps in step with the disk.
  func synchronizeAny(of documents: [String]) -> Bool {
    let synchronized = folders.filter(\.isSynchronized)
    guard !synchronized.isEmpty else { return false }
    return documents.contains { document in
      let file = document.lowercased()
      return synchronized.contains { $0.holds(file) }
    }
  }

  private mutating func add(_ paths: [String], to target: Int) {
    pictures.formUnion(paths.filter(ResourceNames.isPicture))
    for path in paths.map({ $0.lowercased() }) {
      if path.hasSuffix(".xcassets") { catalogs.insert(path) }
      if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
        targetsByFile[path, default: []].insert(target)
      } else if SourceFiles.isSource(path) {
        sources.insert(path)
      } else if !FilePath.name(of: path).contains(".") || path.hasSuffix(".bundle") {
        folders.append(HeldFolder(path: path, target: target))
      }
    }
  }

  /// Takes in a folder that Xcode keeps in step with the disk.
  private mutating func add(
    group id: String, to target: Int, targetID: String, _ objects: PropertyListDictionary,
    _ files: ProjectFiles
  ) {
    guard let path = files.path(of: id), let group = objects.dictionary(id) else { return }
    let exceptions = (group.strings("exceptions") ?? []).compactMap(objects.dictionary)
      .filter { $0.string("target") == targetID }
      .flatMap { $0.strings("membershipExceptions") ?? [] }
    folders.append(
      HeldFolder(
        path: path.lowercased(), target: target, isSynchronized: true,
        exceptions: Set(exceptions.map { FilePath.joined(path, $0).lowercased() })))
  }

  /// Takes in the files of such folders that belong to targets which do not hold the folder.
  private mutating func addExceptions(
    _ objects: PropertyListDictionary, _ files: ProjectFiles, targets: [String: Int]
  ) {
    for id in files.synchronizedGroups {
      guard let path = files.path(of: id) else { continue }
      let sets = objects.dictionary(id)?.strings("exceptions") ?? []
      for set in sets.compactMap(objects.dictionary) {
        guard let target = set.string("target").flatMap({ targets[$0] }) else { continue }
        let held = folders.contains { $0.target == target && $0.path == path.lowercased() }
        guard !held else { continue }
        add(
          (set.strings("membershipExceptions") ?? []).map { FilePath.joined(path, $0) }, to: target)
      }
    }
  }

  private static let phases: Set<String> = [
    "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase", "PBXSourcesBuildPhase",
  ]
}
