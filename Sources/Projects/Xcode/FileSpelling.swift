/// The names of files as they are written on disk, where a project writes other cases of the letters.
///
/// Xcode opens them all the same: the volumes of macOS do not tell cases apart unless asked to. Source: *File system formats
/// available in Disk Utility* in Apple's user guide, where the case-sensitive format is another one.
enum FileSpelling {
  /// Looks a path up folder by folder, each name first as it is written.
  ///
  /// - Parameters:
  ///   - path: The path of a file that is absent as written.
  ///   - root: The folder that the file is in at any depth.
  /// - Returns: The path on disk; nil where a folder has no such name, or two of them.
  static func onDisk(_ path: String, within root: String) -> String? {
    guard path.hasPrefix(root + "/") else { return nil }
    var found = root
    for part in path.dropFirst(root.count + 1).split(separator: "/") {
      guard let name = name(of: part, in: found) else { return nil }
      found += "/" + name
    }
    return found
  }

  private static func name(of part: Substring, in folder: String) -> String? {
    let names = FolderWalk.entries(of: folder).map(\.name)
    if names.contains(String(part)) { return String(part) }
    let lowercased = part.lowercased()
    let similar = names.filter { $0.lowercased() == lowercased }
    return similar.count == 1 ? similar[0] : nil
  }
}
