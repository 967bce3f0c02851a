/// The paths of the files of an Xcode project.
struct ProjectFiles {
  /// The folders that Xcode keeps in step with the disk, by id, in order.
  private(set) var synchronizedGroups: [String] = []
  /// The files of groups that stand for one file in several languages.
  private var variants: [String: [String]] = [:]
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - objects: The project's objects by id.
  ///   - mainGroup: The group that holds all others.
  ///   - folder: The folder that paths are relative to.
  init(objects: PropertyListDictionary, mainGroup: String, folder: String) {
    // A list of what is left: groups may be nested deeply, or hold themselves.
    var open = [(id: mainGroup, folder: folder)]
    while let (id, base) = open.popLast() {
      guard paths[id] == nil, let object = objects.dictionary(id),
        let path = Self.path(of: object, in: base, project: folder)
      else { continue }
      paths[id] = path
      let children = object.strings("children") ?? []
      open += children.map { ($0, path) }
      switch object.string("isa") {
      case "PBXVariantGroup": variants[id] = children
      case "PBXFileSystemSynchronizedRootGroup": synchronizedGroups.append(id)
      default: break
      }
    }
    variants = variants.mapValues { [paths] in $0.compactMap { paths[$0] } }
  }

  /// The paths of the asset catalogs, in no order.
  var catalogs: [String] { paths.values.filter { $0.hasSuffix(".xcassets") } }

  /// The names of the files and groups, each as often as it occurs, in no order.
  var names: [Substring] { paths.values.map(FilePath.name(of:)) }

  /// The path of a file or group; nil where it is in no folder of the project.
  func path(of id: String) -> String? { paths[id] }

  /// The files that a reference stands for.
  func files(of id: String) -> [String] {
    variants[id] ?? paths[id].map { [$0] } ?? []
  }

  private static func path(
    of object: PropertyListDictionary, in group: String, project: String
  ) -> String? {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") {
    case "<group>", nil: return FilePath.joined(group, path)
    case "SOURCE_ROOT": return FilePath.joined(project, path)
    case "<absolute>": return path
    default: return nil
    }
  }
}
