import Foundation

/// Paths of documents, independent of the working directory and of links to folders.
package enum DocumentPlace {
  /// Returns the absolute path of a file, with the links among its folders resolved.
  ///
  /// The file itself need not exist.
  package static func resolved(_ path: String) -> String {
    resolvedPlain(path) ?? resolvedAny(path)
  }

  /// The same for a path without dots at the beginnings of its parts: a URL takes ten times as long.
  private static func resolvedPlain(_ path: String) -> String? {
    var previous = UInt8(ascii: "/")
    var slash: String.Index?
    for index in path.utf8.indices {
      let byte = path.utf8[index]
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ".") { return nil }
      if byte == UInt8(ascii: "/") {
        if previous == byte, index != path.startIndex { return nil }
        slash = index
      }
      previous = byte
    }
    guard let slash, slash != path.startIndex, previous != UInt8(ascii: "/"),
      let folder = unsafe realpath(String(path[..<slash]), nil)
    else { return nil }
    defer { unsafe free(folder) }
    let parent = unsafe String(cString: folder)
    return parent == "/" ? String(path[slash...]) : parent + path[slash...]
  }

  private static func resolvedAny(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = resolvedFolder(url.deletingLastPathComponent().path)
    return folder == "/" ? "/" + url.lastPathComponent : folder + "/" + url.lastPathComponent
  }

  /// Returns the absolute path of a folder, with links resolved where the folder exists.
  package static func resolvedFolder(_ path: String) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns the path of a file relative to a folder, both as ``resolved(_:)`` returns them; nil where the folder
  /// does not hold the file.
  package static func relative(_ file: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
  }
}
