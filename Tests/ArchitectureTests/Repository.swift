import Foundation

/// The source tree these tests belong to.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Folders that hold what was built or fetched.
  private static func isGenerated(_ name: String) -> Bool {
    name == ".git" || name == "out" || name == ".build" || name.hasPrefix(".build-")
      || name.hasPrefix(".build_") || name == ".swiftpm"
  }

  /// The paths of all files below a folder, relative to the root and sorted.
  static func files(under folder: String = "") throws -> [String] {
    var found: [String] = []
    var pending = [folder]
    while let next = pending.popLast() {
      let url = next.isEmpty ? root : root.appending(path: next)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
      where !isGenerated(name) {
        let path = next.isEmpty ? name : next + "/" + name
        if isDirectory(path) { pending.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }

  /// The paths of all Swift files below some folders.
  static func swiftFiles(under folders: String...) throws -> [String] {
    try folders.flatMap { try files(under: $0) }.filter { $0.hasSuffix(".swift") }
  }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appending(path: path).path, isDirectory: &isDirectory)
    return exists && isDirectory.boolValue
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The text of a file; `nil` when it is not UTF-8, as pictures are not.
  static func textIfAny(of path: String) throws -> String? {
    String(data: try Data(contentsOf: root.appending(path: path)), encoding: .utf8)
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of a text; a final line break begins no further line.
  static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
