import Foundation

/// What the projects that documents belong to say of devices, each project read once.
public struct ProjectFacts {
  private var roots: ProjectRoot
  private var trees: [String: ProjectTree?] = [:]
  /// The projects of each tree, by the tree's folder: a tree inside another one may hold the same.
  private var projects: [String: [String: XcodeProject?]] = [:]
  /// The manifests of Swift packages of each tree, by the tree's folder.
  private var manifests: [String: [String: PackageManifest?]] = [:]
  /// The projects of each tree that may hold documents, by the tree's folder.
  private var holding: [String: [String]] = [:]
  /// What is said of documents that no target holds, by their folder.
  private var unheld: [String: DocumentSupport?] = [:]
  private var resources: [String: ResourceNames?] = [:]
  /// The names of the documents that are for pads by these, by the folder of their tree.
  private var namesForPads: [String: [String]] = [:]
  /// The traits of classes, as far as the names in their code tell.
  var classTraits: [ClassOfTree: ClassTraits] = [:]
  /// The layout that views of classes do for themselves, by the code of the classes that they inherit from, too.
  var layouts: [ClassOfTree: OwnLayout] = [:]
  /// The source files that were read, by the folder of their tree.
  var codeFiles: [String: CodeFiles] = [:]
  /// The source files by their words, by the folder of their tree.
  var filesByWord: [String: FilesByWord] = [:]
  /// The names that are used, by the folder of their tree.
  var mentions: [String: Mentions] = [:]
  /// The font files that apps may load, by the folder of their tree.
  var fontsLoaded: [String: [String]] = [:]
  /// The texts of tables that code shows, by the folder of their tree.
  var textsOfTables: [String: Set<String>] = [:]
  /// The tables of texts of the app's own, by the folder of their tree.
  var appTexts: [String: AppTexts] = [:]
  /// Whether apps are shown in a language that is read from right to left, by the folder of their tree.
  var mirrored: [String: Bool] = [:]

  /// A class of the code below a folder.
  struct ClassOfTree: Hashable {
    let tree: String
    let className: String
  }

  /// The traits of a class that the names in its code tell.
  struct ClassTraits {
    let limitsOrientations: Bool
    let givesContent: Bool
    let givesRowHeights: Bool
    let givesAutomaticRowHeights: Bool
    let declaresContentSize: Bool
    let placesItself: Bool
    let holdsScenes: Bool
    let givesPresentation: Bool
    let makesBarOpaque: Bool
    let hidesNavigationBar: Bool
    let leavesNoBar: Bool
    let layout: OwnLayout

    init(_ files: [CodeFile]) {
      let words = files.reduce(into: CodeWords()) { $0.add($1.words) }
      layout = files.reduce(into: OwnLayout()) { $0.add($1.layout) }
      makesBarOpaque = files.contains(where: \.makesBarOpaque)
      hidesNavigationBar = files.contains(where: \.hidesNavigationBar)
      leavesNoBar = files.contains(where: \.leavesNoBar)
      limitsOrientations = words.limitsOrientations
      givesContent = words.givesContent
      givesRowHeights = words.givesRowHeights
      let giving = files.filter(\.words.givesRowHeights)
      givesAutomaticRowHeights =
        !giving.isEmpty
        && giving.allSatisfy {
          $0.automaticRowHeights?.areGiven ?? false
        }
      declaresContentSize = words.declaresContentSize
      placesItself = words.placesItself
      holdsScenes = words.holdsScenes
      givesPresentation = words.givesPresentation
    }
  }

  /// The number of threads that read source files.
  let readers: Int

  /// - Parameters:
  ///   - searched: The folders that were searched for documents, as resolved paths.
  ///   - readers: The number of threads that read source files.
  public init(searched: [String], readers: Int = 1) {
    roots = ProjectRoot(searched: searched)
    self.readers = readers
  }

  /// Returns the devices and orientations that the project of a document supports.
  ///
  /// A document whose name is for a kind of device is shown on this alone.
  /// The targets that hold the document say it; else the apps of the nearest project; else, without a project, the
  /// only `Info.plist` of an app. What cannot be read restricts nothing.
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: The support; nil for a document of no project, or one that says nothing.
  public mutating func support(of document: String) -> DocumentSupport? {
    guard let tree = tree(of: document) else { return nil }
    let held = holders(of: document, in: tree)
    let support =
      held.isEmpty
      ? nearest(to: FilePath.folder(of: document), in: tree)
      : DocumentSupport(held, in: appsOfOthers(than: held.map(\.0), in: tree))
    let name = Self.name(ofDocument: document)
    let family =
      NamedFamily.family(of: name, amongNamesForPads: namesForPads(in: tree))
      ?? describedFamily(ofStoryboard: document, heldBy: held.flatMap(\.1), in: tree)
    return support?.limited(to: family)
  }

  /// The support that all apps of a tree state, where given projects build no app; nil where one does.
  ///
  /// Such projects build frameworks, which the apps hold.
  private mutating func appsOfOthers(
    than projects: [XcodeProject], in tree: ProjectTree
  ) -> TargetSupport? {
    guard projects.allSatisfy({ $0.apps == nil }) else { return nil }
    return TargetSupport.union(of: tree.projects.compactMap { project(at: $0, in: tree)?.apps })
  }

  /// The kind of device that descriptions name a storyboard for alone; nil where code or another document names it, too.
  private mutating func describedFamily(
    ofStoryboard document: String, heldBy targets: [XcodeTarget], in tree: ProjectTree
  ) -> DeviceFamily? {
    guard document.hasSuffix(".storyboard") else { return nil }
    let name = Self.name(ofDocument: document)
    let named = targets.map(\.storyboards).reduce(NamedStoryboards()) { $0.union($1) }
    guard let family = named.family(of: name), let mentions = mentions(in: tree),
      !mentions.quotesStoryboard(name)
    else { return nil }
    let isNamed = tree.mentioning.sources.contains { file in
      BoundedFile.read(file, within: tree.root).map { StoryboardNaming.isNamed(name, in: $0) }
        ?? false
    }
    return isNamed ? nil : family
  }

  /// The names of the documents that are for pads by these.
  private mutating func namesForPads(in tree: ProjectTree) -> [String] {
    if let known = namesForPads[tree.root] { return known }
    let names = tree.mentioning.documents.map(Self.name).filter(NamedFamily.isForPads)
    namesForPads[tree.root] = names
    return names
  }

  /// The name of a document without its extension.
  private static func name(ofDocument path: String) -> String {
    String(FilePath.name(of: path).prefix { $0 != "." })
  }

  /// The folder of a document's project, by which all that is known of projects is told apart.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: The folder; nil for a document of no project.
  public mutating func root(of document: String) -> String? {
    roots.folder(for: FilePath.folder(of: document))
  }

  /// Returns the names of the images and colours of a document's project.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: The names; nil where there is neither an Xcode project nor an asset catalog. Nil, too, where a
  ///   submodule of git, a catalog that a target copies, or a package beside the project is absent.
  public mutating func resources(of document: String) -> ResourceNames? {
    guard let tree = tree(of: document) else { return nil }
    if let names = resources[tree.root] { return names }
    let isComplete =
      tree.hasApp && tree.isComplete
      && tree.projects.allSatisfy { project(at: $0, in: tree)?.hasResources(of: tree) ?? true }
      && tree.packages.allSatisfy { hasPackages(of: $0, in: tree) }
    let names = isComplete ? resources(in: tree) : nil
    resources[tree.root] = .some(names)
    return names
  }

  /// The names of the images and colours of a tree, and of the pictures that its projects copy, whether these are in the tree
  /// or not: what Xcode does not find it does not build.
  private mutating func resources(in tree: ProjectTree) -> ResourceNames {
    var names = tree.resources
    for path in tree.projects {
      for picture in project(at: path, in: tree)?.pictures ?? [] {
        names.add(fileElsewhere: String(FilePath.name(of: picture)))
      }
    }
    return names
  }

  /// Returns the pictures and colours of a document's project.
  ///
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: The assets; nil for a document of no project.
  public mutating func assets(of document: String) -> AssetIndex? {
    tree(of: document).map { AssetIndex($0.assets, root: $0.root, document: document) }
  }

  /// Whether the packages that a manifest names by their folders are there.
  private mutating func hasPackages(of path: String, in tree: ProjectTree) -> Bool {
    let folder = FilePath.folder(of: path)
    let packages = manifest(at: path, in: tree)?.packageFolders ?? []
    return packages.allSatisfy { !tree.lacksPackage(FilePath.joined(folder, $0)) }
  }

  mutating func tree(of document: String) -> ProjectTree? {
    guard let root = root(of: document) else { return nil }
    if let tree = trees[root] { return tree }
    let tree = ProjectTree(root: root)
    trees[root] = .some(tree)
    return tree
  }

  mutating func project(at path: String, in tree: ProjectTree) -> XcodeProject? {
    if let project = projects[tree.root]?[path] { return project }
    let project = XcodeProject(path: path, within: tree.root)
    projects[tree.root, default: [:]][path] = .some(project)
    return project
  }

  /// The manifest of a Swift package; nil if it cannot be read.
  mutating func manifest(at path: String, in tree: ProjectTree) -> PackageManifest? {
    if let manifest = manifests[tree.root]?[path] { return manifest }
    let manifest = BoundedFile.read(path, within: tree.root).map { PackageManifest($0) }
    manifests[tree.root, default: [:]][path] = .some(manifest)
    return manifest
  }

  /// The projects with targets that hold a document.
  mutating func holders(
    of document: String, in tree: ProjectTree
  ) -> [(XcodeProject, [XcodeTarget])] {
    projectsHoldingDocuments(in: tree).compactMap { path in
      guard let project = project(at: path, in: tree) else { return nil }
      let targets = project.targets(holding: document)
      return targets.isEmpty ? nil : (project, targets)
    }
  }

  private mutating func projectsHoldingDocuments(in tree: ProjectTree) -> [String] {
    if let paths = holding[tree.root] { return paths }
    let paths = tree.projects.filter { tree.mayHoldDocuments($0) }
    holding[tree.root] = paths
    return paths
  }

  /// What the description of an app nearest to a folder's documents says.
  private mutating func nearest(to folder: String, in tree: ProjectTree) -> DocumentSupport? {
    if let support = unheld[folder] { return support }
    let support: DocumentSupport?
    switch tree.nearest(to: folder) {
    case .projects(let paths):
      let projects = paths.compactMap { project(at: $0, in: tree) }
      support = DocumentSupport(projects.map { ($0, []) }, in: nil)
    case .infoLists(let files, let generator):
      support = DocumentSupport(infoLists: files, generator: generator, in: tree)
    }
    unheld[folder] = .some(support)
    return support
  }
}

/// The devices that a document is shown on, and what says so.
public struct DocumentSupport: Hashable, Sendable, Codable {
  /// The devices and orientations.
  public private(set) var support: AppSupport
  /// The targets that hold the document, by name; empty where none does.
  public let targets: [String]
  /// The folders `.xcodeproj` of the projects; empty where an `Info.plist` alone says it.
  public let projects: [String]
  /// The files that say it, by path.
  public let files: [String]

  /// - Parameters:
  ///   - projects: The projects that hold the document, each with the targets that do.
  ///   - apps: What the apps of other projects say.
  init?(
    _ projects: [(project: XcodeProject, targets: [XcodeTarget])], in apps: TargetSupport?
  ) {
    let supports = projects.compactMap { $0.project.support(of: $0.targets, in: apps) }
    guard let union = TargetSupport.union(of: supports) else { return nil }
    self.init(
      union, targets: projects.flatMap { $0.targets.map(\.name) },
      projects: projects.map(\.project.path))
  }

  /// The same support without the devices that do not show the document: all but one kind, where one is given.
  func limited(to family: DeviceFamily?) -> DocumentSupport {
    var limited = self
    limited.support = support.limited(to: family)
    return limited
  }

  /// The support of the only app that `Info.plist` files describe, and what XcodeGen adds to it; nil where the files differ
  /// and that says nothing.
  init?(infoLists files: [String], generator: String?, in tree: ProjectTree) {
    let lists = files.compactMap { InfoPropertyList(file: $0, within: tree.root) }
    let supports = lists.filter(\.isApp).map(\.support)
    var said = TargetSupport()
    if let union = TargetSupport.union(of: supports),
      supports.allSatisfy({ $0.support == union.support })
    {
      said = union
    }
    if let generator, let text = BoundedFile.text(of: generator, within: tree.root) {
      said.add(GeneratorSettings(text, file: generator).support)
    }
    guard !said.files.isEmpty else { return nil }
    self.init(said, targets: [], projects: [])
  }

  private init(_ support: TargetSupport, targets: [String], projects: [String]) {
    self.support = support.support
    self.targets = targets
    self.projects = projects
    files = support.files.sorted()
  }
}
