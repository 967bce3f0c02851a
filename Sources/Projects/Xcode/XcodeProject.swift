/// An Xcode project: its targets, and which of them holds a document.
struct XcodeProject {
  /// The file `project.pbxproj`.
  let file: String
  /// The folder `.xcodeproj`.
  let path: String
  let targets: [XcodeTarget]
  /// The languages that it has texts in, by code, and `Base`.
  let regions: [String]
  private let members: TargetMembers
  /// The folders of packages that are kept beside the project.
  private let packages: [String]
  /// What its apps say of devices; nil where it has none.
  let apps: TargetSupport?

  /// Reads a project; nil where it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The folder `.xcodeproj`.
  ///   - root: The folder that holds every file of the project that is read.
  init?(path: String, within root: String) {
    let file = path + "/project.pbxproj"
    guard let list = PropertyListDictionary(file: file, within: root),
      let objects = list.dictionary("objects"),
      let project = list.string("rootObject").flatMap({ objects.dictionary($0) })
    else { return nil }
    let folder = FilePath.joined(
      FilePath.folder(of: path), project.string("projectDirPath") ?? "")
    let files = ProjectFiles(
      objects: objects, mainGroup: project.string("mainGroup") ?? "", folder: folder)
    let reader = TargetReader(
      file: file, objects: objects, files: files, folder: folder, root: root, project: project)
    let targets = (project.strings("targets") ?? []).compactMap { id in
      objects.dictionary(id).map { (id: id, object: $0) }
    }
    self.path = path
    self.file = file
    regions = project.strings("knownRegions") ?? []
    self.targets = targets.map { reader.target($0.object) }
    apps = TargetSupport.union(
      of: self.targets.filter { $0.isApp && $0.isForPhonesAndPads }.map(\.support))
    packages = (project.strings("packageReferences") ?? []).compactMap(objects.dictionary)
      .compactMap { $0.string("relativePath") }.map { FilePath.joined(folder, $0) }
    members = TargetMembers(objects: objects, files: files, targets: targets)
  }

  /// The targets that hold a document, in the order of the project.
  ///
  /// Tests that hold what an app holds, too, run within the app, whatever devices their own settings name.
  func targets(holding document: String) -> [XcodeTarget] {
    let holders = members.targets(holding: document).map { targets[$0] }
    let shown = holders.filter { !$0.isTest }
    return shown.isEmpty ? holders : shown
  }

  /// The apps for iPhones and iPads among targets; without one, those of the project.
  func apps(among targets: [XcodeTarget]) -> [XcodeTarget] {
    func apps(_ targets: [XcodeTarget]) -> [XcodeTarget] {
      targets.filter { $0.isApp && $0.isForPhonesAndPads }
    }
    let own = apps(targets)
    return own.isEmpty ? apps(self.targets) : own
  }

  /// Whether targets hold documents, each as a file of its own or some of those given with a folder that Xcode keeps in step
  /// with the disk: documents beside these belong to no target.
  func holdsDocuments(among documents: [String]) -> Bool {
    members.holdsFiles || members.synchronizeAny(of: documents)
  }

  /// Whether the catalogs that targets copy are in a tree, and the packages that are kept beside the project.
  func hasResources(of tree: ProjectTree) -> Bool {
    members.catalogs.isSubset(of: tree.assets.catalogs.map { $0.lowercased() })
      && !packages.contains(where: tree.lacksPackage)
  }

  /// The pictures that targets copy, each as a file of its own, by path, also those that are not there.
  var pictures: Set<String> { members.pictures }

  /// Looks for a target that compiles a source file.
  ///
  /// - Parameter file: The path, in small letters.
  /// - Returns: Whether one does.
  func compiles(_ file: String) -> Bool { members.compile(file) }

  /// Whether targets say which source files they compile.
  var namesSources: Bool { members.compileFiles }

  /// The devices and orientations that targets support together.
  ///
  /// Settings that a target lacks are those of the project's apps, or of other apps where it builds none.
  ///
  /// Source: the keys of an app's own `Info.plist` count, `UISupportedInterfaceOrientations` among them.
  /// - Parameters:
  ///   - targets: Targets that hold a document; none for one that no target holds.
  ///   - others: What the apps of other projects say.
  /// - Returns: The support; nil where no target for iOS has a say.
  func support(of targets: [XcodeTarget], in others: TargetSupport?) -> TargetSupport? {
    let supports = targets.filter(\.isForPhonesAndPads).map { target in
      target.isApp ? target.support : target.support.orElse(apps ?? others ?? TargetSupport())
    }
    return TargetSupport.union(of: supports) ?? (targets.isEmpty ? apps : nil)
  }
}

/// A target of an Xcode project.
struct XcodeTarget {
  let name: String
  /// Whether it builds an app, not an extension, framework or test.
  let isApp: Bool
  /// Whether it builds tests.
  let isTest: Bool
  /// Whether it builds an extension whose view the system shows at a size of its own.
  let isHosted: Bool
  /// Whether it is built for iOS.
  let isForPhonesAndPads: Bool
  let support: TargetSupport
  /// Whether its settings name an `Info.plist` that is not there: what it says of orientations is not known.
  let lacksInfoList: Bool
  /// The storyboards that its description names.
  let storyboards: NamedStoryboards
}

extension TargetSupport {
  /// The support of a part of an app: its own families, and the orientations of the apps where it says none.
  fileprivate func orElse(_ apps: TargetSupport) -> TargetSupport {
    let saysAll = phone != nil && pad != nil && families != nil
    return TargetSupport(
      families: families ?? apps.families, phone: phone ?? apps.phone, pad: pad ?? apps.pad,
      deploymentTarget: deploymentTarget ?? apps.deploymentTarget,
      filledPhoneHeights: filledPhoneHeights ?? apps.filledPhoneHeights,
      files: saysAll ? files : files.union(apps.files))
  }
}
