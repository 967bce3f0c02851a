/// Paths as texts, without a look at the disk.
package enum FilePath {
  /// Returns a path with the folder it is relative to, without `.` and `..`.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if !path.hasPrefix("/"), !hasDotFolder(path) {
      return folder == "/" ? folder + path : folder + "/" + path
    }
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = isAbsolute ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether a part of a path begins with a full stop.
  private static func hasDotFolder(_ path: String) -> Bool {
    var isAtStart = true
    for byte in path.utf8 {
      if isAtStart, byte == UInt8(ascii: ".") { return true }
      isAtStart = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// Returns the folder of a file.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> Substring {
    path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
  }

  /// Returns a path relative to a folder above it; nil where the folder is not above.
  package static func relative(_ path: String, to folder: String) -> Substring? {
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : nil
  }

  /// The folders above a path, nearest first.
  package static func ancestors(of path: String) -> [String] {
    var folders = [folder(of: path)]
    while let last = folders.last, last != "/" { folders.append(folder(of: last)) }
    return folders
  }
}
