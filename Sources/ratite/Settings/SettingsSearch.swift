import Foundation
import Inspection

/// The search for the configuration file of a run.
///
/// A run has one configuration: the nearest `.ratite.yml` upward of the deepest folder that holds all paths to check, or
/// without one the nearest `.iblinter.yml`.
/// From the top of a project that is the file which SwiftLint would take, and a document has the same one whether an
/// editor, a hook or a person in another folder names it.
enum SettingsSearch {
  /// Finds the file for some paths, the working directory where there are none; nil where there is no file.
  static func file(for paths: [String]) -> String? {
    let folder = commonFolder(of: paths.isEmpty ? ["."] : paths)
    return nearest(CheckSettings.fileName, from: folder)
      ?? nearest(IBLinterReader.fileName, from: folder)
  }

  private static func nearest(_ name: String, from folder: String) -> String? {
    var folder = folder
    while true {
      let file = (folder == "/" ? "" : folder) + "/" + name
      if FileManager.default.fileExists(atPath: file) { return shortened(file) }
      guard folder != "/" else { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
  }

  private static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { path in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      let file = DocumentPlace.resolved(path)
      return exists && isDirectory.boolValue
        ? DocumentPlace.resolvedFolder(path)
        : URL(fileURLWithPath: file).deletingLastPathComponent().path
    }.map { $0.split(separator: "/") }
    let common = folders.dropFirst().reduce(folders[0]) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// A path relative to the working directory where it lies below.
  private static func shortened(_ file: String) -> String {
    DocumentPlace.relative(file, to: DocumentPlace.resolvedFolder(".")) ?? file
  }

  /// Whether some paths are all that a configuration is about.
  static func isWhole(_ targets: [CheckTarget], for settings: CheckSettings) -> Bool {
    targets == self.targets(of: settings)
      || targets.contains {
        $0.pattern == nil && DocumentPlace.resolvedFolder($0.path) == settings.folder
      }
  }

  /// The paths that a configuration includes.
  static func targets(of settings: CheckSettings) -> [CheckTarget] {
    settings.included.map { pattern in
      let fixed = pattern.fixedPath
      let path =
        fixed.hasPrefix("/")
        ? fixed : DocumentPlace.resolved(settings.folder + "/" + fixed)
      let isHere = path == DocumentPlace.resolvedFolder(".")
      return CheckTarget(
        path: isHere ? "." : shortened(path), pattern: pattern.isGlob ? pattern : nil)
    }
  }
}

/// Files that are read as a whole.
enum SmallFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - advice: What would be right where there is none.
  /// - Returns: Its bytes.
  /// - Throws: `SettingsError` for folders and files that cannot be read.
  static func read(_ path: String, orElse advice: String) throws(SettingsError) -> Data {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw SettingsError(path: path, message: "no such file; \(advice)")
    }
    guard !isDirectory.boolValue else {
      throw SettingsError(path: path, message: "is a folder; \(advice)")
    }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: maximumByteCount)
    else {
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw SettingsError(path: path, message: "cannot be read; permit it with chmod")
      }
      return Data()
    }
    return data
  }

  /// More than any of the tool's own files has.
  private static let maximumByteCount = 256 << 20
}
