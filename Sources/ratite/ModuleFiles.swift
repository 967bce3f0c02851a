import Foundation

/// The documents and Swift files of a module.
struct ModuleFiles {
  /// The storyboards and xibs, by path.
  private(set) var documents: [String] = []
  /// The Swift files, by path.
  private(set) var code: [String] = []

  /// The reason why a file cannot be used.
  struct Failure: Error {
    let message: String
  }

  /// Lists files, and those in folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - output: A file that is left out, because it is written.
  /// - Throws: A ``Failure`` for a path that does not exist.
  init(_ paths: [String], except output: String?) throws {
    let left = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(message: "\(path): error: there is no such file or folder")
      }
      guard isFolder.boolValue else {
        add(path)
        continue
      }
      let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      for file in inside.sorted()
      where !file.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        add(path + "/" + file)
      }
    }
    code.removeAll { URL(fileURLWithPath: $0).standardizedFileURL.path == left }
  }

  private mutating func add(_ path: String) {
    switch (path as NSString).pathExtension {
    case "storyboard", "xib": documents.append(path)
    case "swift": code.append(path)
    default: break
    }
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(message: "\(path): error: the file cannot be read")
    }
    return Array(data)
  }

  /// Writes a file beside its place, and moves it there; a file that is the same stays as it is.
  static func write(_ text: String, to path: String) throws {
    guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
    if let failure = OutputFile.save(text, to: path) { throw Failure(message: failure) }
  }
}
