extension ProjectFacts {
  /// Looks for something that uses a document: code, another document or a description of the app.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether nothing does, and no code may put its name together.
  public mutating func isUnused(_ document: String) -> Bool {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return false }
    // What begins with a storyboard is said in files that some repositories leave out.
    guard document.hasSuffix(".xib") || !tree.infoLists.isEmpty else { return false }
    let stem = String(MentioningFiles.stem(of: document))
    return !mentions.isUsed(document: mentions.names(ofDocument: stem))
      && !mentions.mayBeLoadedByOtherMeans(stem)
  }

  /// The names that a document is loaded by: its own, that of the controller whose view it holds, and the one without
  /// the device.
  ///
  /// Source: `UIViewController.nibName`, which takes `Badge.xib` for a `BadgeController`, too.
  static func names(ofDocument stem: String) -> [String] {
    let general = ["iPad", "iPhone"].compactMap { device -> String? in
      guard stem.hasSuffix(device) else { return nil }
      let rest = stem.dropLast(device.count)
      return String(rest.hasSuffix("_") || rest.hasSuffix("-") ? rest.dropLast() : rest)
    }
    let ofView = stem.hasSuffix("Controller") ? [] : [stem + "Controller"]
    return [stem] + ofView + general.filter { !$0.isEmpty }
  }

  /// Looks for context menus that show a document.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: Whether it is used, but only where code makes previews of items.
  public mutating func isPreviewed(_ document: String) -> Bool {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return false }
    let stem = String(MentioningFiles.stem(of: document))
    return mentions.isPreviewed(Self.names(ofDocument: stem))
  }

  /// Looks for the outlets of a document in the class that owns it.
  ///
  /// Source: loading a document throws an exception where the owner has no property for an outlet (`NSUnknownKeyException`).
  /// - Parameters:
  ///   - outlets: The names of the owner's outlets.
  ///   - className: The class of the owner.
  ///   - document: The path of the document, resolved.
  /// - Returns: Whether several are asked for and the code of the class and of those it inherits from names less
  ///   than half of them.
  public mutating func lacksOutlets(
    _ outlets: Set<String>, of className: String, for document: String
  ) -> Bool {
    let outlets = outlets.subtracting(Self.outletsOfUIKit)
    guard outlets.count > 1, let tree = tree(of: document), let mentions = mentions(in: tree),
      case let owner = mentions.owner(ofDocument: document, named: className, in: tree.sources),
      !tree.sources.files(of: owner).isEmpty,
      let classes = mentions.ancestors(of: owner, among: tree.sources)
    else { return false }
    let paths = classes.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }
      .flatMap { tree.sources.files(of: $0) }
    let files = files(at: paths, in: tree)
    guard !files.isEmpty, files.count == paths.count else { return false }
    // Properties of Objective-C are declared in headers, and may be used by the names of their variables alone.
    let declaring = files + self.files(at: paths.compactMap(SourceFiles.header(of:)), in: tree)
    let named = outlets.filter { outlet in
      declaring.contains { $0.words.words.contains(outlet) }
    }
    return named.count * 2 < outlets.count
  }

  /// The outlets that classes of UIKit have.
  private static let outletsOfUIKit: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "contentView",
    "searchDisplayController",
  ]

  /// Finds the controllers that hold scenes of a storyboard in their own views, and alone make them.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of scenes.
  ///   - classes: The classes of the storyboard's controllers.
  ///   - document: The path of the storyboard, resolved.
  /// - Returns: The class by the identifier, of those that are found.
  public mutating func holders(
    ofScenes identifiers: [String], among classes: [String], for document: String
  ) -> [String: String] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [:] }
    let classes = classes.filter { traits(of: $0, for: document).holdsScenes }
    return identifiers.reduce(into: [:]) { holders, identifier in
      holders[identifier] = classes.first { mentions.isNamed(identifier, onlyBy: $0) }
    }
  }

  /// Looks for scenes of a storyboard that container views of other storyboards hold.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of scenes; nil for the one that the storyboard begins with.
  ///   - document: The path of the storyboard, resolved.
  /// - Returns: The places of those that are.
  public mutating func embeddedScenes(
    among identifiers: [String?], of document: String
  ) -> [Int] {
    guard let tree = tree(of: document), let embedded = mentions(in: tree)?.embeddedScenes,
      !embedded.isEmpty
    else { return [] }
    let storyboard = String(MentioningFiles.stem(of: document))
    return identifiers.indices.filter {
      embedded.contains(StoryboardScenes.name(ofScene: identifiers[$0], in: storyboard))
    }
  }

  /// Finds the sizes that code gives scenes which it shows over others.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of scenes.
  ///   - document: The path of the storyboard, resolved.
  /// - Returns: The size by the identifier, of those that are made only where one size is given.
  public mutating func sizes(
    ofScenes identifiers: [String], for document: String
  ) -> [String: SizeInCode] {
    guard let tree = tree(of: document), let popups = mentions(in: tree)?.popups else { return [:] }
    return identifiers.reduce(into: [:]) { $0[$1] = popups.size(ofScene: $1) }
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
    let names = SceneNames(scenes, in: mentions)
    return scenes.indices.filter {
      !mentions.isUsed(scenes[$0]) || !mentions.isMade(scenes[$0]) || names.isLeftBehind($0)
    }
  }

  /// Looks for the controllers of a storyboard's scenes that nothing leads to from where the app begins.
  ///
  /// - Parameter document: The path of the storyboard, resolved.
  /// - Returns: Their ids.
  public mutating func unreachedControllers(of document: String) -> [String] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [] }
    return mentions.unreachedControllers[document] ?? []
  }

  /// Looks for prototypes of rows that code can make.
  ///
  /// Source: `UITableView.dequeueReusableCell(withIdentifier:)`, by which alone rows are made from prototypes.
  /// - Parameters:
  ///   - prototypes: The names of each: its identifier, its class.
  ///   - controllers: The classes of the controllers in whose views they are, nil for those of none.
  ///   - document: The path of the storyboard, resolved.
  /// - Returns: The places of those that no name leads to, or only one in the code of another controller.
  public mutating func unusedPrototypes(
    among prototypes: [[String]], in controllers: [String?], of document: String
  ) -> [Int] {
    guard !prototypes.isEmpty, let tree = tree(of: document), let mentions = mentions(in: tree)
    else { return [] }
    let names = SceneNames(prototypes, in: mentions)
    return prototypes.indices.filter { place in
      let controller = controllers[place]
      return !mentions.isMade(prototypes[place]) || names.isLeftBehind(place)
        || controller.map { mentions.isRowOfOther(prototypes[place][0], than: $0) } ?? false
    }
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

  /// Looks for containers that answer which orientations the app supports, for what they hold.
  ///
  /// - Parameter document: The path of a document, resolved.
  /// - Returns: Whether a navigation, tab bar or split view controller of the app is for portrait only.
  public mutating func containersLimitOrientations(ofAppWith document: String) -> Bool {
    guard let tree = tree(of: document) else { return false }
    return mentions(in: tree)?.orientations.hasContainerForPortrait() ?? false
  }

  /// Finds what controllers, or the classes they inherit from, answer about orientations.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Whether each is for portrait only, of those that answer.
  public mutating func orientationAnswers(
    of classes: [String], for document: String
  ) -> [String: Bool] {
    guard let tree = tree(of: document), let answers = mentions(in: tree)?.orientations else {
      return [:]
    }
    return classes.reduce(into: [:]) { $0[$1] = answers.isForPortrait($1) }
  }

  /// Looks for properties whose text code anywhere in the app sets.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func propertiesWithText(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.setsText(of: $1) }
  }

  /// Looks for properties whose font code anywhere in the app sets.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func propertiesWithFont(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.setsFont(of: $1) }
  }

  /// Looks for properties whose font code anywhere in the app sets on some screens only.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func propertiesWithFontByScreen(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) {
      $0.propertiesWithFontByScreen.contains(WordHash.of($1.utf8))
    }
  }

  /// Looks for properties that hold buttons of whose title or picture code anywhere in the app sets the insets.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func propertiesWithInsets(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.setsInsets(of: $1) }
  }

  /// Looks for properties whose views functions anywhere in the app make constraints for, such as an extension's of `UIView`.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func constrainedProperties(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.constrains($1) }
  }

  /// Looks for properties whose picture code anywhere in the app sets as that of another object's.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func propertiesWithImage(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.setsImage(of: $1) }
  }

  /// Looks for colours that views of the app's own classes set of themselves when a document has made them.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: The members that are set, by class.
  public mutating func ownColors(
    of classes: [String], for document: String
  ) -> [String: Set<String>] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [:] }
    return classes.reduce(into: [:]) { colors, name in
      let own = mentions.ownColors(ofClass: name)
      if !own.isEmpty { colors[name] = own }
    }
  }

  /// Looks for properties that hold constraints which code anywhere in the app sets.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them whose constant, priority or activity is assigned to.
  public mutating func propertiesWithConstraints(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.setsConstraint(in: $1) }
  }

  /// Looks for properties that hold views whose frame code anywhere in the app sets.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func propertiesWithFrames(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.setsFrame(in: $1) }
  }

  /// Looks for properties that hold views which code of other objects anywhere in the app hides or shows.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those of them.
  public mutating func propertiesHiddenByOthers(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.hidesForOthers($1) }
  }

  /// Looks for properties that hold views which code anywhere in the app hides on phones.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those that are hidden where the idiom alone is asked for, and nowhere else.
  public mutating func propertiesHiddenOnPhones(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.hidesOnPhones($1) }
  }

  /// Looks for properties that hold views which code anywhere in the app hides on tablets.
  ///
  /// - Parameters:
  ///   - properties: The names of properties.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: Those that are hidden where the idiom alone is asked for, and nowhere else.
  public mutating func propertiesHiddenOnPads(
    among properties: Set<String>, for document: String
  ) -> Set<String> {
    select(properties, for: document) { $0.hidesOnPads($1) }
  }

  /// Looks for segues that code can perform.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of a storyboard's segues.
  ///   - document: The path of the storyboard, resolved.
  /// - Returns: Those that nothing names but methods which prepare segues.
  public mutating func unnamedSegues(
    among identifiers: Set<String>, of document: String
  ) -> Set<String> {
    guard !identifiers.isEmpty, let tree = tree(of: document), let mentions = mentions(in: tree)
    else { return [] }
    return identifiers.filter { !mentions.namesSegue($0) }
  }

  /// The properties for which the code of a document's app meets a condition.
  private mutating func select(
    _ properties: Set<String>, for document: String,
    where condition: (_ mentions: Mentions, _ property: String) -> Bool
  ) -> Set<String> {
    guard !properties.isEmpty, let tree = tree(of: document), let mentions = mentions(in: tree)
    else { return [] }
    return properties.filter { condition(mentions, $0) }
  }

  mutating func mentions(in tree: ProjectTree) -> Mentions? {
    if let known = mentions[tree.root] { return known.hasCode ? known : nil }
    let found = Mentions(
      builtFiles(in: tree), projects: tree.projects, below: tree.root, readers: readers)
    mentions[tree.root] = found
    return found.hasCode ? found : nil
  }
}
