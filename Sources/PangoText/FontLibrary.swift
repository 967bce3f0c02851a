import AutoLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The font files of a machine, each loaded when it is first needed.
final class FontLibrary {
  private let directories: [String]
  private var faces: [FontFile: FontFace] = [:]
  private var resolved: [Font: ResolvedFont] = [:]

  /// Finds the files in directories.
  ///
  /// - Throws: ``FontError/missing(file:package:searched:)`` for the first package that is absent.
  init(directories: [String]) throws(FontError) {
    self.directories = directories
    for probe in FontFile.probes where Self.path(of: probe.file, in: directories) == nil {
      throw .missing(file: probe.file.name, package: probe.package, searched: directories)
    }
    _ = try load(FontFile.probes[0].file)
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
