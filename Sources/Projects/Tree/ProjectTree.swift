import Foundation

/// The files below a folder that describe projects.
struct ProjectTree {
  /// The folder, as a resolved path.
  let root: String
  /// The folders `.xcodeproj`, by path.
  private(set) var projects: [String] = []
  /// The files that may be an `Info.plist`, by path.
  private(set) var infoLists: [String] = []

  /// The description of the project that XcodeGen or Tuist generate in a folder, by the folder.
  private var generated: [String: String] = [:]
  /// The folders that a manifest of another kind describes: a Swift package or a pod.
  private var manifests: Set<String> = []
  /// The manifests of Swift packages of the app itself, by path.
  private(set) var packages: Set<String> = []
  /// The images and colours of asset catalogs and picture files, those of other people's code too.
  private(set) var resources = ResourceNames()
  private var hasCatalog = false
  /// The asset catalogs and the picture files outside of them, by path.
  private(set) var assets = AssetPlaces()
  /// The font files, those of other people's code too, by path.
  private(set) var fonts: [String] = []
  /// The font files among them that are the app's own.
  private(set) var ownFonts: Set<String> = []
  /// The source files of the app itself.
  private(set) var sources = SourceFiles()
  /// The files of the app itself that may name documents and classes.
  private(set) var mentioning = MentioningFiles()
  /// The tables of texts in the language that the app is developed in, by path.
  private(set) var stringTables: [String] = []
  /// The tables of texts in other languages, by the folder's name: `fr.lproj`.
  private(set) var translatedTables: [String: [String]] = [:]

  /// The languages that folders of the app itself are for, by code or name.
  private(set) var languages: Set<String> = []
  /// The catalogs of texts in all languages, by path.
  private(set) var stringCatalogs: [String] = []

  /// Searches a folder; nil where it holds more than any project does.
  ///
  /// Links to folders are not followed.
  init?(root: String) {
    self.root = root
    var left = Self.maximumEntryCount
    var open = [(folder: root, isForeign: false)]
    while let (folder, isForeign) = open.popLast() {
      let entries = FolderWalk.entries(of: folder)
      left -= entries.count
      guard left > 0 else { return nil }
      for entry in entries {
        let path = (folder == "/" ? "" : folder) + "/" + entry.name
        if entry.isFolder {
          guard !entry.name.hasPrefix(".") else { continue }
          add(folder: path, named: entry.name, isForeign: isForeign)
          if !Self.isSkipped(entry.name) {
            open.append((path, isForeign || Self.foreignNames.contains(entry.name)))
          }
        } else {
          add(file: path, named: entry.name, isForeign: isForeign)
        }
      }
    }
    projects.sort()
    infoLists.sort()
    stringTables.sort()
    stringCatalogs.sort()
    fonts.sort()
  }

  /// Whether a table of texts is in the language that documents are most often written in, or in none.
  private static func isOfDevelopment(_ file: String) -> Bool {
    let folder = FilePath.folder(of: file)
    return !folder.hasSuffix(".lproj") || folder.hasSuffix("/en.lproj")
      || folder.hasSuffix("/Base.lproj")
  }

  private mutating func add(folder: String, named name: String, isForeign: Bool) {
    if name.hasSuffix(".xcassets") {
      resources.add(catalog: folder)
      assets.catalogs.append(folder)
      hasCatalog = hasCatalog || !isForeign
    } else if name.hasSuffix(".xcodeproj"), !isForeign {
      projects.append(folder)
    } else if name.hasSuffix(".lproj"), !isForeign {
      languages.insert(String(name.dropLast(".lproj".count)))
    }
  }

  private mutating func add(table file: String) {
    if Self.isOfDevelopment(file) {
      stringTables.append(file)
    } else {
      let folder = FilePath.name(of: FilePath.folder(of: file))
      translatedTables[String(folder), default: []].append(file)
    }
  }

  private mutating func add(file: String, named name: String, isForeign: Bool) {
    if !isForeign {
      sources.add(file, named: name)
      mentioning.add(file, named: name)
      if name.hasSuffix(".xcstrings") { stringCatalogs.append(file) }
      if name == "Localizable.strings" { add(table: file) }
    }
    if !name.hasSuffix(".plist") {
      resources.add(file: name)
      if ResourceNames.isPicture(name) { assets.pictures.append(file) }
      if FontAsset.isFont(name) {
        fonts.append(file)
        if !isForeign { ownFonts.insert(file) }
      }
    } else if name.contains("Info"), !isForeign {
      infoLists.append(file)
    }
    if Self.generators.contains(name), !isForeign { generated[FilePath.folder(of: file)] = file }
    if name == Self.manifest, !isForeign { packages.insert(file) }
    if name == Self.manifest || name.hasSuffix(".podspec") {
      manifests.insert(FilePath.folder(of: file))
    }
  }

  /// The nearest manifest of a Swift package above a file; nil where there is none in the tree.
  func packageManifest(above file: String) -> String? {
    FilePath.ancestors(of: file).prefix { $0 == root || FilePath.relative($0, to: root) != nil }
      .lazy.map { $0 + "/" + Self.manifest }.first(where: packages.contains)
  }

  /// The projects in the nearest folder, from this one on upward, that has one; none where something else builds what is
  /// in the folder.
  func projectsBuilding(_ folder: String) -> [String] {
    let folders = FilePath.ancestors(of: folder + "/x").prefix {
      $0 == root || FilePath.relative($0, to: root) != nil
    }
    guard !folders.contains(where: { manifests.contains($0) || generated[$0] != nil }) else {
      return []
    }
    return folders.lazy.map { folder in
      projects.filter { FilePath.folder(of: $0) == folder }
    }.first { !$0.isEmpty } ?? []
  }

  /// The description of an app that is nearest to documents.
  enum Nearest: Hashable {
    /// Xcode projects, by path.
    case projects([String])
    /// The `Info.plist` files below a folder that an Xcode project is generated for, and what it is generated from.
    case infoLists([String], generator: String?)
  }

  /// Finds what describes the app of a folder's documents.
  ///
  /// - Parameter folder: A folder in the tree.
  /// - Returns: The projects in the nearest folder, from this one on upward, that has one or has one generated; else
  ///   those below the nearest such folder; without any, the `Info.plist` files.
  func nearest(to folder: String) -> Nearest {
    let folders = FilePath.ancestors(of: folder + "/x").prefix {
      $0 == root || FilePath.relative($0, to: root) != nil
    }
    for folder in folders {
      let beside = projects.filter { FilePath.folder(of: $0) == folder }
      if !beside.isEmpty { return .projects(beside) }
      if let generator = generated[folder] {
        return .infoLists(
          infoLists.filter { FilePath.relative($0, to: folder) != nil }, generator: generator)
      }
    }
    for folder in folders {
      let below = projects.filter { FilePath.relative($0, to: folder) != nil }
      if !below.isEmpty { return .projects(below) }
    }
    return .infoLists(infoLists, generator: nil)
  }

  /// Whether a project names a document, or a folder that Xcode keeps in step with the disk.
  func mayHoldDocuments(_ project: String) -> Bool {
    guard let data = BoundedFile.read(project + "/project.pbxproj", within: root) else {
      return false
    }
    let text = Array(data)
    return [".storyboard", ".xib", "PBXFileSystemSynchronizedRootGroup"]
      .contains { text[...].holds(Array($0.utf8)) }
  }

  /// Whether there is an app that may be shown what it names: a repository may hold pictures for people.
  var hasApp: Bool { !projects.isEmpty || hasCatalog }

  /// Whether every submodule of git is there: one that is not may hold pictures.
  var isComplete: Bool {
    let modules = BoundedFile.text(of: root + "/.gitmodules", within: root) ?? ""
    let paths = modules.matches(of: #/(?m)^\s*path\s*=\s*(.*?)\s*$/#).map { String($0.1) }
    return paths.allSatisfy { !FolderWalk.entries(of: FilePath.joined(root, $0)).isEmpty }
  }

  /// Whether the folder of a package is not there, as that of a submodule which is left out.
  ///
  /// Those outside of the tree are other people's. A package of the same name may have been moved.
  func lacksPackage(_ folder: String) -> Bool {
    let name = FilePath.name(of: folder)
    return FilePath.relative(folder, to: root) != nil && FolderWalk.entries(of: folder).isEmpty
      && !packages.contains { FilePath.name(of: FilePath.folder(of: $0)) == name }
  }

  private static let manifest = "Package.swift"

  private static func isSkipped(_ name: String) -> Bool {
    skippedNames.contains(name) || skippedExtensions.contains { name.hasSuffix($0) }
  }

  /// What XcodeGen and Tuist describe projects in.
  static let generators: Set<String> = ["project.yml", "project.yaml", "Project.swift"]
  /// Folders that hold other people's code, whose projects are not the app's, but whose pictures may be.
  private static let foreignNames: Set<String> = ["Pods", "Carthage"]
  /// Folders that hold build products, or code that is no app's.
  private static let skippedNames: Set<String> = [
    "DerivedData", "build", "node_modules", "SourcePackages",
  ]
  private static let skippedExtensions = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework", ".xcarchive", ".app",
    ".appex",
  ]
  /// More files than projects have; a home folder that is a repository has more.
  private static let maximumEntryCount = 1_000_000
}
