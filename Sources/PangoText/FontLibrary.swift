import AutoLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The font files of a machine, each loaded when it is first needed.
final class FontLibrary {
  /// The folders that are searched, in order.
  let directories: [String]
  /// The library whose faces are shared; nil for one that loads its own.
  private let base: FontLibrary?
  /// The fonts in files of apps, shared by libraries of different apps.
  private let appFiles: AppFontFiles
  private let app: AppFonts
  /// The font files of the app, those that count first in front.
  var appPaths: [String] { app.paths }
  /// The names of fonts of no machine that were asked for, with the font of the app that each stands for.
  private(set) var namedFonts: [String: AppFont?] = [:]
  private var faces: [FontFile: FontFace] = [:]
  private var resolved: [Font: ResolvedFont] = [:]

  /// Finds the files in directories.
  ///
  /// - Throws: ``FontError/missing(file:package:searched:)`` for the first package that is absent.
  init(directories: [String]) throws(FontError) {
    self.directories = directories
    base = nil
    appFiles = AppFontFiles()
    app = AppFonts(paths: [], files: appFiles)
    for probe in FontFile.probes where Self.path(of: probe.file, in: directories) == nil {
      throw .missing(file: probe.file.name, package: probe.package, searched: directories)
    }
    _ = try load(FontFile.probes[0].file)
  }

  /// Shares the files of another library, and finds fonts of an app before them.
  ///
  /// - Parameters:
  ///   - base: The other library.
  ///   - paths: The font files of the app.
  init(_ base: FontLibrary, addingFonts paths: [String]) {
    directories = base.directories
    self.base = base
    appFiles = base.appFiles
    app = AppFonts(paths: paths, files: appFiles)
  }

  /// The face of an app's font that a named font stands for; nil for every other one.
  func appFace(named name: String, weight: Font.Weight, isItalic: Bool) -> FontFace? {
    let font = app.font(named: name, weight: weight, isItalic: isItalic)
    namedFonts[name] = .some(font)
    return font.flatMap(app.face)
  }

  /// The faces and metrics a font description stands for.
  func resolve(_ font: Font) -> ResolvedFont {
    if let known = resolved[font] { return known }
    if resolved.count >= Self.maximumResolvedFonts { resolved.removeAll() }
    let new = ResolvedFont(font, library: self)
    resolved[font] = new
    return new
  }

  /// The face of a file; if it is missing or broken, of Inter Regular, which always is there.
  func face(_ file: FontFile) -> FontFace? {
    if let base { return base.face(file) }
    if let face = try? load(file) { return face }
    return try? load(FontFile.probes[0].file)
  }

  /// No document comes near so many fonts; the bound only keeps a long-running process small.
  private static let maximumResolvedFonts = 4096

  private func load(_ file: FontFile) throws(FontError) -> FontFace {
    if let face = faces[file] { return face }
    guard let path = Self.path(of: file, in: directories) else {
      throw .unreadable(file: file.name)
    }
    let face = try FontFace(path: path, name: file.name)
    faces[file] = face
    return face
  }

  private static func path(of file: FontFile, in directories: [String]) -> String? {
    directories.lazy.map { "\($0)/\(file.name)" }.first { access($0, R_OK) == 0 }
  }
}
