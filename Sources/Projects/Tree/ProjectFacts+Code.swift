extension ProjectFacts {
  /// Looks for an app delegate that answers which orientations the app of a document supports.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether there is one, and it names portrait.
  public mutating func limitsOrientations(ofAppWith document: String) -> Bool {
    guard let tree = tree(of: document) else { return false }
    if let known = orientationLimits[tree.root] { return known }
    let limits = words(of: tree.sources.filesOfAppDelegates, in: tree).limitsOrientations
    orientationLimits[tree.root] = limits
    return limits
  }

  /// Looks for controllers that answer which orientations they support.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes whose code does, and names portrait.
  public mutating func classesLimitingOrientations(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { words(of: $0, for: document).limitsOrientations }
  }

  /// Looks for views whose code gives them content.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes whose code adds subviews, loads a document, or has a size of its own.
  public mutating func classesGivingContent(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { words(of: $0, for: document).givesContent }
  }

  /// Looks for targets that build a document.
  ///
  /// Documents below a manifest of another kind, such as a Swift package's, are built by that.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether none holds it, though the project beside it or above it has targets that hold others.
  public mutating func isLeftOut(_ document: String) -> Bool {
    guard let tree = tree(of: document), holders(of: document, in: tree).isEmpty else {
      return false
    }
    return tree.projectsBuilding(FilePath.folder(of: document)).contains {
      project(at: $0, in: tree)?.holdsDocuments ?? false
    }
  }

  private mutating func words(of className: String, for document: String) -> CodeWords {
    guard let tree = tree(of: document) else { return CodeWords() }
    let key = ClassOfTree(tree: tree.root, className: className)
    if let known = classWords[key] { return known }
    let words = words(of: tree.sources.files(of: className), in: tree)
    classWords[key] = words
    return words
  }

  private func words(of files: [String], in tree: ProjectTree) -> CodeWords {
    var words = CodeWords()
    for path in files {
      guard let source = BoundedFile.read(path, within: tree.root) else { continue }
      words.add(BlankedCode(source))
    }
    return words
  }
}
