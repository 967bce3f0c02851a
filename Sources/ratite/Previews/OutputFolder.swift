import Foundation

/// The folder that files are written to.
enum OutputFolder {
  /// What keeps a folder from being made.
  static func obstacle(to path: String) -> String {
    var url = URL(fileURLWithPath: path)
    var isDirectory: ObjCBool = false
    while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
      url.path != "/"
    {
      url.deleteLastPathComponent()
    }
    if !isDirectory.boolValue { return "\(url.path) is a file, not a folder" }
    if !FileManager.default.isWritableFile(atPath: url.path) {
      return "nothing may be written to \(url.path)"
    }
    return "the folder cannot be made"
  }
}
