import Drawing
import Foundation

/// The folder that files are written to.
enum OutputFolder {
  /// The obstacle to writing files to a folder, as far as that can be told before work starts; nil for nothing.
  static func obstacleToWriting(to path: String) -> String? {
    let (existing, isFolder) = nearest(to: path)
    return isFolder && FileManager.default.isWritableFile(atPath: existing)
      ? nil : obstacle(to: path)
  }

  /// The error of a folder that cannot be written to.
  static func failure(at path: String, _ reason: String) -> DrawingError {
    .cannotWrite(path: path, reason: "\(reason); choose another one with '-o'")
  }

  /// What keeps a folder from being made.
  static func obstacle(to path: String) -> String {
    let (existing, isFolder) = nearest(to: path)
    if !isFolder { return "\(existing) is a file, not a folder" }
    if !FileManager.default.isWritableFile(atPath: existing) {
      return "nothing may be written to \(existing)"
    }
    return "the folder cannot be made"
  }

  /// The folder, or the nearest around it that exists, and whether it is one.
  private static func nearest(to path: String) -> (path: String, isFolder: Bool) {
    var url = URL(fileURLWithPath: path)
    var isDirectory: ObjCBool = false
    while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
      url.path != "/"
    {
      url.deleteLastPathComponent()
    }
    return (url.path, isDirectory.boolValue)
  }
}
