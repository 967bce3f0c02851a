import Drawing
import Foundation

/// The files that a run writes to a folder, and the list of them that the next run removes what is left over by.
///
/// The list is a hidden file with one name a line. Only names that this tool gives are removed, only regular files, and only
/// those that the list of the run before has.
struct WrittenFiles {
  /// The folder.
  let folder: String
  /// The names of the files, in the order that they were written.
  private(set) var names: [String] = []
  private let former: Set<String>

  /// The name of the list.
  static let listName = ".ratite-files"

  init(in folder: String) {
    self.folder = folder
    former = Self.names(in: "\(folder)/\(Self.listName)")
  }

  /// Writes a file; a request to end takes effect after it.
  ///
  /// - Returns: Its path.
  /// - Throws: `DrawingError`.
  mutating func write(_ bytes: some Sequence<UInt8>, as name: String) throws(DrawingError) -> String
  {
    if names.isEmpty { try makeFolder() }
    let path = "\(folder)/\(name)"
    do {
      try Interruption.delayed { () throws(DrawingError) in try Picture.write(bytes, to: path) }
    } catch {
      if names.isEmpty { rmdir(folder) }
      throw error
    }
    names.append(name)
    return path
  }

  /// Draws a picture and writes it.
  ///
  /// - Returns: The path of the file.
  /// - Throws: `DrawingError`; of a picture that is too large with the path.
  mutating func write(
    as name: String, drawnBy draw: () throws(DrawingError) -> [UInt8]
  ) throws(DrawingError) -> String {
    let bytes: [UInt8]
    do {
      bytes = try draw()
    } catch {
      guard case .unusableSize = error else { throw error }
      throw .cannotWrite(path: "\(folder)/\(name)", reason: error.description)
    }
    return try write(bytes, as: name)
  }

  private func makeFolder() throws(DrawingError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputFolder.failure(at: folder, OutputFolder.obstacle(to: folder))
    }
  }

  /// Removes the files of the run before that this one did not write, and writes the list.
  ///
  /// - Returns: The names of the files that were removed.
  /// - Throws: `DrawingError` where the list cannot be written.
  func finish() throws(DrawingError) -> [String] {
    let stale = former.subtracting(names).sorted().filter { name in
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return false }
      return unlink(path) == 0
    }
    let text = names.sorted().map { $0 + "\n" }.joined()
    try Interruption.delayed { () throws(DrawingError) in
      try Picture.write(text.utf8, to: "\(folder)/\(Self.listName)")
    }
    return stale
  }

  /// The most bytes of a list that are read.
  private static let longestList = 1 << 20

  private static func names(in path: String) -> Set<String> {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size <= longestList,
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(lines.filter(isGiven))
  }

  /// Whether a name is one that this tool gives: nothing that leads out of the folder.
  private static func isGiven(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && ["png", "svg", "pdf", "html"].contains(parts[1])
      && !parts[0].isEmpty
      && parts[0].unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "-", "_": true
        default: false
        }
      }
  }
}
