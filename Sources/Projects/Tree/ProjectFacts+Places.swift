/// The places of controllers on the screen, as far as their own code decides on these.
extension ProjectFacts {
  /// Looks for controllers that begin at the top of the screen, as their code hides the navigation bar above them.
  ///
  /// An app that puts the views of controllers into others may hold any of them lower.
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes, also where the bar is hidden as a view; none of an app with containers of its own.
  public mutating func classesWithoutBars(
    among classes: [String], for document: String
  ) -> [String] {
    let hiding = classes.filter { traits(of: $0, for: document).leavesNoBar }
    guard !hiding.isEmpty, let tree = tree(of: document), !holdsViewsOfControllers(tree) else {
      return []
    }
    return hiding
  }

  /// Looks for controllers that are asked how they are presented, and answer with a controller of the app's that may give them
  /// any frame.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes.
  public mutating func classesPresentingThemselves(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { traits(of: $0, for: document).givesPresentation }
  }

  private mutating func holdsViewsOfControllers(_ tree: ProjectTree) -> Bool {
    let files = filesByWord(in: tree).files(with: HeldViews.methods)
    return files.lazy.compactMap { BoundedFile.bytes(of: $0, within: tree.root) }
      .contains { HeldViews.areAdded(in: BlankedCode($0).bytes) }
  }
}
