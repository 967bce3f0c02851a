public import Foundation

/// The places of a project's pictures and colours.
package struct AssetPlaces {
  /// The folders `.xcassets`, by path.
  package var catalogs: [String] = []
  /// The picture files outside of catalogs, by path.
  package var pictures: [String] = []

  /// Creates places; none without catalogs and files.
  package init(catalogs: [String] = [], pictures: [String] = []) {
    self.catalogs = catalogs
    self.pictures = pictures
  }
}

/// The pictures and colours of a project by their names, as a document of it finds them.
///
/// Where several catalogs have a name, that of the catalog nearest to the document counts: apps of one repository
/// often have the same names.
public struct AssetIndex: Sendable {
  private let root: String
  private var imageSets: [String: String] = [:]
  private var colorSets: [String: String] = [:]
  private var files: [String: [String]] = [:]

  /// - Parameters:
  ///   - places: The catalogs and picture files.
  ///   - root: The folder of the project, which no asset lies outside of.
  ///   - document: The path of the document.
  package init(_ places: AssetPlaces, root: String, document: String) {
    self.root = root
    let byDistance = Self.nearestFirst(to: document)
    for catalog in places.catalogs.sorted(by: byDistance) { add(catalog: catalog) }
    for file in places.pictures.sorted(by: byDistance) {
      let name = ResourceNames.imageName(String(FilePath.name(of: file)))
      guard let first = files[name]?.first else {
        files[name] = [file]
        continue
      }
      // Files of other scales lie beside the first.
      if FilePath.folder(of: first) == FilePath.folder(of: file) { files[name]?.append(file) }
    }
  }

  /// The order by how few folders two paths have in common with a document's, then by path.
  package static func nearestFirst(to document: String) -> (String, String) -> Bool {
    let parts = document.split(separator: "/")
    func common(_ path: String) -> Int {
      zip(parts, path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    return { first, second in
      let (near, far) = (common(first), common(second))
      return near == far ? first < second : near > far
    }
  }

  private mutating func add(catalog: String) {
    var open = [(folder: catalog, prefix: "", depth: 0)]
    while let (folder, prefix, depth) = open.popLast() {
      for entry in FolderWalk.entries(of: folder).sorted(by: { $0.name < $1.name })
      where entry.isFolder {
        let path = folder + "/" + entry.name
        let (name, ending) = ResourceNames.split(entry.name)
        switch ending {
        case "imageset": Self.add(path, named: prefix + name, to: &imageSets)
        case "colorset": Self.add(path, named: prefix + name, to: &colorSets)
        default:
          guard depth < ResourceNames.maximumDepth else { continue }
          let inside = ResourceNames.isNamespace(path) ? prefix + name + "/" : prefix
          open.append((path, inside, depth + 1))
        }
      }
    }
  }

  private static func add(_ path: String, named name: String, to sets: inout [String: String]) {
    if sets[name] == nil { sets[name] = path }
  }

  /// Returns the variants of a picture; none for a name that the project does not have.
  public func image(named name: String) -> ImageAsset {
    let general = ResourceNames.imageName(name)
    if let folder = imageSets[name] ?? imageSets[general] { return ImageAsset(set: folder) }
    let names = [name, general].flatMap { [$0, String(FilePath.name(of: $0))] }
    return ImageAsset(files: names.lazy.compactMap { files[$0] }.first ?? [])
  }

  /// Returns the variants of a colour; none for a name that the project does not have.
  public func color(named name: String) -> [ColorAsset] {
    colorSets[name].map(ColorAsset.all(inSet:)) ?? []
  }

  /// The bytes of a picture's file; nil where it is no plain file of the project or larger than pictures are.
  public func contents(of variant: ImageAsset.Variant) -> Data? {
    BoundedFile.read(variant.path, within: root)
  }
}
