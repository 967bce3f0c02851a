import ArgumentParser
import Foundation
import InterfaceBuilder

/// A file that a text is written to as a whole, when a run is over.
enum OutputFile {
  /// Writes a file: beside its place, then renamed, so that a reader sees the old text or the whole new one.
  ///
  /// A link stays a link, and a device is written to.
  ///
  /// - Returns: Why it could not be written.
  static func save(_ text: String, to path: String) -> String? {
    if let obstacle = obstacleToWriting(to: path) { return obstacle }
    do {
      try FileManager.default.createDirectory(
        atPath: folder(of: path), withIntermediateDirectories: true)
      try Interruption.delayed { try FileBytes.write(Array(text.utf8), to: path) }
      return nil
    } catch let error as DocumentError {
      guard case .unwritable(let reason) = error.kind else { return "\(error)" }
      return "cannot write \(path): \(reason)"
    } catch {
      return "cannot write \(path): \(OutputFolder.obstacle(to: folder(of: path)))"
    }
  }

  /// Refuses to start work whose result cannot be written.
  ///
  /// - Throws: `ExitCode`, when what is wrong is printed.
  static func require(_ paths: [String]) throws {
    let obstacles = paths.compactMap(obstacleToWriting)
    for obstacle in obstacles { Console.error(obstacle) }
    guard obstacles.isEmpty else { throw ExitCode(ExitStatus.unusable) }
  }

  /// The obstacle to writing a file, as far as that can be told before work starts; nil for none.
  static func obstacleToWriting(to path: String) -> String? {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    let reason: String?
    if isDirectory.boolValue {
      reason = "a folder has this name; name a file"
    } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      reason = "the name is one of a storyboard or xib; name another file"
    } else if !FileBytes.permitsWriting(path) {
      reason = "the file is read-only; permit it with chmod u+w, or name another one"
    } else if exists, !FileBytes.isReplaced(path) {
      reason = nil
    } else {
      reason = OutputFolder.obstacleToWriting(to: folder(of: path))
    }
    return reason.map { "cannot write \(path): \($0)" }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
