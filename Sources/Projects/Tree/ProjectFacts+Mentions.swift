extension ProjectFacts {
  /// Looks for something that uses a document: code, another document or a description of the app.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether nothing does, though most documents of the project are used: names that code puts together are
  ///   not found.
  public mutating func isUnused(_ document: String) -> Bool {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return false }
    // What begins with a storyboard is said in files that some repositories leave out.
    guard document.hasSuffix(".xib") || !tree.infoLists.isEmpty else { return false }
    let stem = String(MentioningFiles.stem(of: document))
    return !mentions.isUsed(Self.names(of: stem)) && mentions.usesMost(tree.mentioning.documents)
  }

  /// The names that a document is loaded by: its own, that of the controller whose view it holds, and the one without
  /// the device.
  ///
  /// Source: `UIViewController.nibName`, which takes `Badge.xib` for a `BadgeController`, too.
  private static func names(of stem: String) -> [String] {
    let general = ["iPad", "iPhone"].compactMap { device -> String? in
      guard stem.hasSuffix(device) else { return nil }
      let rest = stem.dropLast(device.count)
      return String(rest.hasSuffix("_") || rest.hasSuffix("-") ? rest.dropLast() : rest)
    }
    return [stem, stem + "Controller"] + general.filter { !$0.isEmpty }
  }

  /// Looks for scenes of a storyboard that code can make.
  ///
  /// - Parameters:
  ///   - scenes: The names of each scene: its identifier, the class of its controller.
  ///   - document: The path of the storyboard, resolved.
  /// - Returns: The places of those that no name leads to.
  public mutating func unusedScenes(
    among scenes: [[String]], of document: String
  ) -> [Int] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [] }
    return scenes.indices.filter { !mentions.isUsed(scenes[$0]) }
  }

  /// Looks for classes that no code declares or uses.
  ///
  /// - Parameters:
  ///   - classes: The classes, all of the app's own module.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those that only documents name.
  public mutating func missingClasses(among classes: [String], for document: String) -> [String] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [] }
    return classes.filter { !mentions.isDeclared($0) }
  }

  private mutating func mentions(in tree: ProjectTree) -> Mentions? {
    let known =
      mentions[tree.root]
      ?? Mentions(tree.mentioning, projects: tree.projects, below: tree.root)
    mentions[tree.root] = known
    return known.hasCode ? known : nil
  }
}
