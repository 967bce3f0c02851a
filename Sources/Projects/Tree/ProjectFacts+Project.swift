extension ProjectFacts {
  /// Looks for a language in which an app is shown mirrored.
  ///
  /// - Parameter document: The path of a document, resolved.
  /// - Returns: Whether there is none, though the project says which languages it has.
  public mutating func isNeverMirrored(_ document: String) -> Bool {
    guard let tree = tree(of: document) else { return false }
    if let known = mirrored[tree.root] { return !known }
    let projects = tree.projects.compactMap { project(at: $0, in: tree) }
    let languages = projects.flatMap(\.regions) + tree.languages
    // Without a project, languages may be added by what builds the app.
    let isMirrored =
      projects.allSatisfy(\.regions.isEmpty)
      || languages.contains(where: ReadingDirection.isFromRight)
      || tree.stringCatalogs.contains { path in
        BoundedFile.read(path, within: tree.root)
          .map { ReadingDirection.hasTextsFromRight(inCatalog: Array($0)) } ?? true
      }
    mirrored[tree.root] = isMirrored
    return !isMirrored
  }

  /// The files of a tree that may name something, but for source files and documents that no target holds.
  ///
  /// Where many documents are in none, the project does not say what is built.
  mutating func builtFiles(in tree: ProjectTree) -> MentioningFiles {
    let files = compiledFiles(in: tree)
    let left = Set(files.documents.filter { isLeftOut($0) })
    guard left.count * Self.leastCompiled <= files.documents.count else { return files }
    return files.keepingDocuments { !left.contains($0) }
  }

  /// The files of a tree that may name something, but for source files that no target compiles.
  ///
  /// A header belongs to the file that implements it. Where much is not compiled, other means build it.
  mutating func compiledFiles(in tree: ProjectTree) -> MentioningFiles {
    let projects = tree.projects.compactMap { project(at: $0, in: tree) }.filter(\.namesSources)
    guard !projects.isEmpty else { return tree.mentioning }
    let paths = Set(projects.map(\.path))
    var built: [String: Bool] = [:]
    var implemented: [Substring: Bool] = [:]
    var left: Set<String> = []
    let sources = tree.mentioning.sources
    let implementations = sources.filter(SourceFiles.isSource)
    for file in implementations {
      let folder = FilePath.folder(of: file)
      let isBuilt =
        built[folder] ?? !tree.projectsBuilding(folder).filter(paths.contains).isEmpty
      built[folder] = isBuilt
      let small = file.lowercased()
      let isLeft = isBuilt && !projects.contains { $0.compiles(small) }
      if isLeft { left.insert(file) }
      guard !file.hasSuffix(".swift") else { continue }
      let stem = FilePath.name(of: file).prefix { $0 != "." }
      implemented[stem] = implemented[stem] ?? false || !isLeft
    }
    guard left.count * Self.leastCompiled <= implementations.count else { return tree.mentioning }
    return tree.mentioning.keepingSources { file in
      guard !SourceFiles.isSource(file) else { return !left.contains(file) }
      return implemented[FilePath.name(of: file).prefix { $0 != "." }] ?? true
    }
  }

  /// Of this many source files or documents at most one is in no target; where more are, the project does not say what is built.
  private static let leastCompiled = 3
}
