import Foundation

/// An entry of a folder.
struct FolderEntry {
  let name: String
  let isFolder: Bool
}

/// The entries of folders, read without a look at each file: projects have tens of thousands.
enum FolderWalk {
  /// The entries of a folder in any order; none where it cannot be read.
  ///
  /// Links are no folders.
  static func entries(of folder: String) -> [FolderEntry] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = unsafe readdir(stream) {
      let type = unsafe Int32(entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let isFolder =
        type == Int32(DT_DIR)
        || (type == Int32(DT_UNKNOWN) && isFolderOnDisk(folder + "/" + name))
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    return entries
  }

  private static func isFolderOnDisk(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
