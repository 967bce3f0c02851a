import Foundation
import Inspection

/// The places that a preview reads from and writes to.
struct PreviewPlace {
  private let paths: [String]
  private let output: String?

  init(paths: [String], output: String?) {
    self.paths = paths
    self.output = output
  }

  /// Whether the run is about one document that is named.
  var isSingle: Bool {
    paths.count == 1 && !Self.isFolder(paths[0])
  }

  /// The paths to search: of Xcode's projects and workspaces the folder that they lie in.
  var targets: [CheckTarget] {
    paths.map { path in
      let url = URL(fileURLWithPath: path)
      guard ["xcodeproj", "xcworkspace"].contains(url.pathExtension) else {
        return CheckTarget(path: path)
      }
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      return CheckTarget(
        path: path.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder)
    }
  }

  /// The folder that everything is written to.
  var folder: String {
    if let output { return output }
    let name = URL(fileURLWithPath: paths[0]).deletingPathExtension().lastPathComponent
    return (paths.count == 1 && name != "." && name != "/" ? name + "-" : "") + "preview"
  }

  /// The folder for a document.
  func folder(of document: String) -> String {
    isSingle ? folder : "\(folder)/\(Self.name(of: document))"
  }

  /// A name for the folder of a document, from its path; different for different paths.
  static func name(of document: String) -> String {
    let stem = PictureNames.stem([String(document.suffix(120))])
    return "\(stem)-\(code(of: document))"
  }

  /// Six digits that tell paths apart whose names are alike.
  ///
  /// The hash is FNV-1a, which depends on nothing but the bytes.
  private static func code(of path: String) -> String {
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
      && !["storyboard", "xib"].contains(URL(fileURLWithPath: path).pathExtension)
  }
}
