extension ProjectFacts {
  /// Looks for code that answers which orientations the app of a document supports, as its delegate does.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether there is one, and it names portrait.
  public mutating func limitsOrientations(ofAppWith document: String) -> Bool {
    guard let tree = tree(of: document) else { return false }
    return mentions(in: tree)?.limitsOrientationsOfApp ?? false
  }

  /// Looks for the `Info.plist` of the app of a document, which says its orientations.
  ///
  /// Repositories leave it out where it has keys in it, as some of the app's services want them there.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether each app that holds the document, or whose project does, names one that is not there.
  public mutating func lacksInfoList(ofAppWith document: String) -> Bool {
    guard let tree = tree(of: document) else { return false }
    let apps = holders(of: document, in: tree).flatMap { $0.0.apps(among: $0.1) }
    return !apps.isEmpty && apps.allSatisfy(\.lacksInfoList)
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
    classes.filter { traits(of: $0, for: document).limitsOrientations }
  }

  /// Looks for views whose code gives them content.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes whose code, or that of a class they inherit from, adds subviews, loads a document, or
  ///   has a size of its own.
  public mutating func classesGivingContent(
    among classes: [String], for document: String
  ) -> [String] {
    guard let tree = tree(of: document) else { return [] }
    return classes.filter { name in
      withAncestors(name, in: tree).contains { traits(of: $0, for: document).givesContent }
    }
  }

  /// Looks for views whose code declares a content size.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes that override `intrinsicContentSize`, which no Interface Builder sees.
  public mutating func classesDeclaringContentSize(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { traits(of: $0, for: document).declaresContentSize }
  }

  /// Looks for views that inherit a content size from one of UIKit's classes.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes. Interface Builder sees none of it where the document has a plain view.
  public mutating func classesInheritingContentSize(
    among classes: [String], for document: String
  ) -> [String] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [] }
    return classes.filter { mentions.inherits($0, fromAnyOf: Self.classesWithContentSize) }
  }

  /// Source: *Auto Layout Guide*, "Intrinsic Content Size", and the headers of those that it does not list.
  private static let classesWithContentSize = WordHash.set(of: [
    "UIActivityIndicatorView", "UIButton", "UIDatePicker", "UILabel", "UIPageControl",
    "UIPickerView",
    "UIProgressView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
    "UITextField",
  ])

  /// Looks for views whose code gives them a height by what it puts into them.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes whose code, or that of a class they inherit from, loads a document of their own into
  ///   them. Constraints from their top to their bottom do, too.
  public mutating func classesGivingHeight(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { layout(of: $0, for: document).givesHeight }
  }

  /// Looks for views whose code gives them a width by what it puts into them.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes, as of those with a height.
  public mutating func classesGivingWidth(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { layout(of: $0, for: document).givesWidth }
  }

  /// Looks for views whose code sets the frames of all that is in them when it lays them out.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes whose code, or that of a class they inherit from, does.
  public mutating func classesArrangingSubviews(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { layout(of: $0, for: document).arrangesSubviews }
  }

  /// Looks for views among those that arrange what is in them whose code sets how far a scroll view scrolls.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes.
  public mutating func classesSettingContentSize(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter {
      let layout = layout(of: $0, for: document)
      return layout.arrangesSubviews && layout.setsContentSize
    }
  }

  /// Looks for rows whose code makes constraints for their content views.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes whose code, or that of a class they inherit from, does, or ties what is in a row to the
  ///   bottom of its content view.
  public mutating func classesConstrainingContentViews(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { layout(of: $0, for: document).constrainsContentView }
  }

  /// The layout that views of a class do for themselves, also by the code of the classes that it inherits from.
  private mutating func layout(of className: String, for document: String) -> OwnLayout {
    guard let tree = tree(of: document) else { return OwnLayout() }
    let key = ClassOfTree(tree: tree.root, className: className)
    if let known = layouts[key] { return known }
    let layout = withAncestors(className, in: tree).reduce(into: OwnLayout()) {
      $0.add(traits(of: $1, for: document).layout)
    }
    layouts[key] = layout
    return layout
  }

  /// Looks for views whose code sets their own frame.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes.
  public mutating func classesPlacingThemselves(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { traits(of: $0, for: document).placesItself }
  }

  /// Looks for controllers whose code makes the navigation bar above them opaque when they begin.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes.
  public mutating func classesMakingBarsOpaque(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { traits(of: $0, for: document).makesBarOpaque }
  }

  /// Looks for controllers whose code hides the navigation bar above them when they begin.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes.
  public mutating func classesHidingNavigationBars(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { traits(of: $0, for: document).hidesNavigationBar }
  }

  /// Looks for classes whose code gives the rows of a table their heights.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes.
  public mutating func classesGivingRowHeights(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { traits(of: $0, for: document).givesRowHeights }
  }

  /// Looks for classes whose code gives the rows of a table automatic heights.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the classes whose code gives rows no other heights.
  public mutating func classesGivingAutomaticRowHeights(
    among classes: [String], for document: String
  ) -> [String] {
    classes.filter { traits(of: $0, for: document).givesAutomaticRowHeights }
  }

  /// Looks for targets that build a document.
  ///
  /// Documents below a manifest of another kind, such as a Swift package's, are built by that.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether none holds it, though the project beside it or above it has targets that hold others; also where only
  ///   samples of other people's code do.
  public mutating func isLeftOut(_ document: String) -> Bool {
    guard let tree = tree(of: document) else { return false }
    let holders = holders(of: document, in: tree)
    guard holders.isEmpty else { return holders.allSatisfy { isSample($0.0, in: tree) } }
    if isInUnusedTarget(document, of: tree) { return true }
    return tree.projectsBuilding(FilePath.folder(of: document)).contains {
      project(at: $0, in: tree)?.holdsDocuments(among: tree.mentioning.documents) ?? false
    }
  }

  /// Whether a document is a resource of a package's target that is in no product.
  private mutating func isInUnusedTarget(_ document: String, of tree: ProjectTree) -> Bool {
    guard let path = tree.packageManifest(above: document),
      let place = FilePath.relative(document, to: FilePath.folder(of: path) + "/Sources"),
      let target = place.split(separator: "/").first
    else { return false }
    return manifest(at: path, in: tree)?.leavesOut(String(target)) ?? false
  }

  /// Looks for extensions that a document belongs to.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether all targets that hold it are extensions whose view the system shows at a size of its own.
  public mutating func isHosted(_ document: String) -> Bool {
    guard let tree = tree(of: document) else { return false }
    let targets = holders(of: document, in: tree).flatMap(\.1)
    return !targets.isEmpty && targets.allSatisfy(\.isHosted)
  }

  /// The member that counts as written where code puts views into the view of a property.
  public static let filledMember = "subviews"

  /// The member that counts as written where code makes constraints for the view of a property.
  public static let constrainedMember = "constraints"

  /// The member that counts as written where code moves the view of a property in front of those beside it, or behind them.
  public static let orderedMember = "subviewOrder"

  /// The member that counts as written where code takes the arranged views of a property away.
  public static let emptiedMember = "arrangedSubviews"

  /// The member that counts as written where code takes the view of a property out of its superview at the start.
  public static let removedMember = "removeFromSuperview"

  /// The member that counts as written where code hides the view of a property at the start, and shows it nowhere.
  public static let hiddenMember = "isHidden"

  /// Returns what the code of classes writes of their properties.
  ///
  /// - Parameters:
  ///   - properties: The properties to look for, by class.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: The members that are written, by class and property, also by the code of the classes that it inherits from
  ///   and under other names; of classes whose files are named otherwise, or are larger than source files are, nothing.
  public mutating func writes(
    of properties: [String: Set<String>], for document: String
  ) -> [String: [String: Set<String>]] {
    members(of: properties, in: \.writes, for: document)
  }

  /// Returns the colours, and the pictures of buttons, that the code of classes sets of their properties when it begins, and
  /// ``removedMember``.
  ///
  /// - Parameters:
  ///   - properties: The properties to look for, by class.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: The members that are written, by class and property, as of all writes.
  public mutating func firstWrites(
    of properties: [String: Set<String>], for document: String
  ) -> [String: [String: Set<String>]] {
    members(of: properties, in: \.firstWrites, for: document)
  }

  private mutating func members(
    of properties: [String: Set<String>], in writes: KeyPath<CodeFile, PropertyWrites>,
    for document: String
  ) -> [String: [String: Set<String>]] {
    guard let tree = tree(of: document) else { return [:] }
    var found: [String: [String: Set<String>]] = [:]
    for (className, names) in properties {
      var written = PropertyWrites()
      let paths = withAncestors(className, in: tree).flatMap { tree.sources.files(of: $0) }
      for file in files(at: Set(paths).sorted(), in: tree) {
        written.add(file[keyPath: writes])
      }
      found[className] = written.members(of: names)
    }
    return found
  }

  /// A class and those of the project that it inherits from.
  private mutating func withAncestors(_ className: String, in tree: ProjectTree) -> Set<String> {
    let ancestors = mentions(in: tree)?.ancestors(of: className, among: tree.sources)
    return Set(ancestors ?? []).union([className])
  }

  /// Looks for collections of views that code hides at the start of the class that has them, to show some of them later.
  ///
  /// - Parameters:
  ///   - properties: The properties to look for, by class.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of them.
  public mutating func hiddenCollections(
    among properties: [String: Set<String>], for document: String
  ) -> [String: Set<String>] {
    guard let tree = tree(of: document) else { return [:] }
    var hidden: [String: Set<String>] = [:]
    for (className, names) in properties {
      let found = files(at: tree.sources.files(of: className), in: tree)
        .reduce(into: Set<String>()) { $0.formUnion($1.hiddenCollections) }
      hidden[className] = names.intersection(found)
    }
    return hidden
  }

  /// Returns the texts that code shows as they are: those that are literals of the files of classes, or values of the
  /// app's tables of texts.
  ///
  /// - Parameters:
  ///   - texts: The texts to look for, without quotation marks.
  ///   - classes: The classes.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those of the texts that are found.
  public mutating func shownTexts(
    among texts: Set<String>, by classes: [String], for document: String
  ) -> Set<String> {
    guard !texts.isEmpty, let tree = tree(of: document) else { return [] }
    let quoted = classes.flatMap { tree.sources.files(of: $0) }.compactMap {
      codeFiles[tree.root, default: CodeFiles(within: tree.root)].quotedTexts(at: $0)
    }
    let tables = shownTextsOfTables(in: tree)
    return texts.filter { text in
      tables.contains(text) || quoted.contains { $0.contains(text) }
    }
  }

  /// The texts of tables whose keys code names; all of a table most of whose keys it gets by other means.
  private mutating func shownTextsOfTables(in tree: ProjectTree) -> Set<String> {
    if let known = textsOfTables[tree.root] { return known }
    let mentions = mentions(in: tree)
    let texts = tree.stringTables.reduce(into: Set<String>()) { texts, path in
      guard let text = BoundedFile.bytes(of: path, within: tree.root) else { return }
      texts.formUnion(
        TableEntries(text).shownTexts { mentions?.quotes($0.utf8) ?? true })
    }
    textsOfTables[tree.root] = texts
    return texts
  }

  mutating func traits(of className: String, for document: String) -> ClassTraits {
    guard let tree = tree(of: document) else { return ClassTraits([]) }
    let key = ClassOfTree(tree: tree.root, className: className)
    if let known = classTraits[key] { return known }
    let traits = ClassTraits(files(at: tree.sources.files(of: className), in: tree))
    classTraits[key] = traits
    return traits
  }

  /// The source files at paths, as far as they can be read.
  mutating func files(at paths: [String], in tree: ProjectTree) -> [CodeFile] {
    paths.compactMap { codeFiles[tree.root, default: CodeFiles(within: tree.root)].file(at: $0) }
  }
}
