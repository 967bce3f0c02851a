/// The names of the images and colours in a project's asset catalogs and picture files.
public struct ResourceNames: Hashable, Sendable {
  /// The names of images, without the endings of files, scales and devices.
  public private(set) var images: Set<String> = []
  /// The names of colours.
  public private(set) var colors: Set<String> = []
  /// The names of images that the project takes from outside of its folder, where they may be or not.
  private var imagesElsewhere: Set<String> = []

  /// Creates names; none for a project without resources.
  public init(images: [String] = [], colors: [String] = []) {
    self.images = Set(images.map(Self.imageName))
    self.colors = Set(colors)
  }

  /// Takes in an asset catalog.
  ///
  /// - Parameter catalog: The path of its folder.
  package mutating func add(catalog: String) {
    var open = [(folder: catalog, prefix: "", depth: 0)]
    while let (folder, prefix, depth) = open.popLast() {
      for entry in FolderWalk.entries(of: folder) where entry.isFolder {
        let path = folder + "/" + entry.name
        let (name, ending) = Self.split(entry.name)
        switch ending {
        case "imageset", "symbolset", "appiconset", "launchimage", "imagestack", "iconset":
          images.insert(prefix + name)
        case "colorset": colors.insert(prefix + name)
        default:
          guard depth < Self.maximumDepth else { continue }
          let inside = Self.isNamespace(path) ? prefix + name + "/" : prefix
          open.append((path, inside, depth + 1))
        }
      }
    }
  }

  /// Takes in a file if it is a picture.
  package mutating func add(file name: String) {
    guard Self.isPicture(name) else { return }
    images.insert(Self.imageName(name))
  }

  /// Takes in a picture that the project takes from outside of its folder.
  package mutating func add(fileElsewhere name: String) {
    imagesElsewhere.insert(Self.imageName(name))
  }

  /// Whether there are none: the project takes its pictures from elsewhere.
  public var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  /// Whether there is an image with a name.
  ///
  /// A picture in a folder is named with the folder, or without. The name of a set in a catalog is taken as it is:
  /// `icon@1x`, `photo.jpg`.
  public func hasImage(_ name: String) -> Bool {
    let general = Self.imageName(name)
    return [name, general].contains {
      images.contains($0) || images.contains(String(FilePath.name(of: $0)))
    }
  }

  /// Whether the project takes an image with a name from outside of its folder.
  public func hasImageElsewhere(_ name: String) -> Bool {
    let name = Self.imageName(name)
    return imagesElsewhere.contains(name)
      || imagesElsewhere.contains(String(FilePath.name(of: name)))
  }

  /// Whether there is a colour with a name.
  public func hasColor(_ name: String) -> Bool { colors.contains(name) }

  /// Returns the name of an image without the ending of a file, and without the scale and device before it.
  public static func imageName(_ name: String) -> String {
    let (base, ending) = split(name)
    var result = Substring(pictureEndings.contains(ending.lowercased()) ? base : name)
    for suffix in ["~iphone", "~ipad", "@1x", "@2x", "@3x"] where result.hasSuffix(suffix) {
      result = result.dropLast(suffix.count)
    }
    return String(result)
  }

  /// Whether a file is a picture, by its ending.
  package static func isPicture(_ name: String) -> Bool {
    pictureEndings.contains(split(name).ending.lowercased())
  }

  package static func split(_ name: String) -> (base: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// Whether the names in a folder of a catalog begin with the folder's.
  static func isNamespace(_ folder: String) -> Bool {
    let text = BoundedFile.text(of: folder + "/Contents.json", within: folder)
    return text?.contains(#/"provides-namespace"\s*:\s*true/#) ?? false
  }

  private static let pictureEndings: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp", "tif", "tiff", "bmp", "ico",
  ]
  static let maximumDepth = 16
}
