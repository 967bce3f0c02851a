import Foundation
import Inspection

/// A repository of git, asked through the git that is installed.
struct Git {
  /// The top folder of the repository, as a resolved path.
  let root: String

  /// Finds the repository that holds a folder; nil where none does.
  init?(holding folder: String) {
    var folder = DocumentPlace.resolvedFolder(folder)
    while !FileManager.default.fileExists(atPath: folder + "/.git") {
      guard folder != "/" else { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    root = folder
  }

  /// Runs git in a folder.
  ///
  /// - Returns: Its output, split at the character of code 0; nil where it fails or is not there.
  func run(_ arguments: [String], in folder: String) -> [String]? {
    data(arguments, in: folder)?.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs git in a folder.
  ///
  /// - Returns: Its output; nil where it fails or is not there.
  func data(_ arguments: [String], in folder: String) -> Data? {
    guard let git = Self.executable else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = git
    // A repository from elsewhere must not name a program to run.
    process.arguments = ["-C", folder, "-c", "core.fsmonitor=false"] + arguments
    process.environment = ProcessInfo.processInfo.environment.filter {
      !Self.variables.contains($0.key)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return data
  }

  /// Variables that a hook sets and that name another repository or index.
  private static let variables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
  ]

  /// Whether git is installed.
  static var isInstalled: Bool { executable != nil }

  private static let executable: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appending(path: "git") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}

/// The files below a folder that its repository ignores; none outside of a repository and without git.
struct IgnoredFiles {
  private var files: Set<String> = []
  private var folders: [String] = []

  /// A folder that is itself ignored was named on purpose: nothing below it is ignored then.
  init(below folder: String) {
    let folder = DocumentPlace.resolvedFolder(folder)
    guard let git = Git(holding: folder),
      let ignored = git.run(
        ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"],
        in: folder),
      !ignored.contains("./")
    else { return }
    for path in ignored {
      if path.hasSuffix("/") {
        folders.append(folder + "/" + path)
      } else {
        files.insert(folder + "/" + path)
      }
    }
  }

  /// Whether a file, as a resolved path, is ignored.
  func contains(_ file: String) -> Bool {
    files.contains(file) || folders.contains(where: file.hasPrefix)
  }
}
