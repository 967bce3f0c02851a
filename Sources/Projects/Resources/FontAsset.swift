import Foundation

/// A font file of a project.
public struct FontAsset: Hashable, Codable, Sendable {
  /// The path of the file, resolved.
  public let path: String
  /// The number of its bytes.
  public let byteCount: Int
  /// The time of the last write, in nanoseconds.
  public let modified: Int

  /// Looks at a file; nil where it is no plain file of a folder, or larger than fonts are.
  init?(path: String, within folder: String) {
    guard let file = BoundedFile.plainFile(path, within: folder),
      file.byteCount <= Self.maximumByteCount
    else { return nil }
    self.path = file.path
    byteCount = file.byteCount
    modified = file.modified
  }

  /// Whether a file is a font, by its ending.
  static func isFont(_ name: String) -> Bool {
    ["ttf", "otf", "ttc"].contains(ResourceNames.split(name).ending.lowercased())
  }

  /// A font of all Chinese characters has some 20 MB.
  private static let maximumByteCount = 32 << 20
}

extension ProjectFacts {
  /// Returns the font files of a document's project, those nearest to it in front.
  ///
  /// Which target copies which file is not asked. iOS loads those of the app itself that its `Info.plist` lists, or that code
  /// registers.
  ///
  /// Source: `UIAppFonts`, "App-specific font files, located in the bundle and that the system loads at runtime".
  /// - Parameter document: The path of the document, resolved.
  /// - Returns: The files; none for a document of no project.
  public mutating func fonts(of document: String) -> [FontAsset] {
    guard let tree = tree(of: document) else { return [] }
    let paths = loadedFonts(in: tree).sorted(by: AssetIndex.nearestFirst(to: document))
    return paths.prefix(Self.maximumFontCount)
      .compactMap { FontAsset(path: $0, within: tree.root) }
  }

  /// The font files of a tree but for those of the app itself that its descriptions do not list.
  ///
  /// Where no description lists any, or code registers fonts, all of them may be loaded.
  private mutating func loadedFonts(in tree: ProjectTree) -> [String] {
    if let known = fontsLoaded[tree.root] { return known }
    // Hidden files are the settings of tools.
    let lists = tree.mentioning.descriptions.filter { !FilePath.name(of: $0).hasPrefix(".") }
      .compactMap { BoundedFile.read($0, within: tree.root) }
      .filter { $0.range(of: Data("UIAppFonts".utf8)) != nil }
    let mayRegister = lists.isEmpty || mentions(in: tree)?.registersFonts ?? true
    let loaded = tree.fonts.filter { font in
      mayRegister || !tree.ownFonts.contains(font) || tree.packageManifest(above: font) != nil
        || lists.contains { $0.range(of: Data(FilePath.name(of: font).utf8)) != nil }
    }
    fontsLoaded[tree.root] = loaded
    return loaded
  }

  /// Files of fonts beyond these are not read.
  private static let maximumFontCount = 400
}
