import Foundation

/// An entry of a folder.
package struct FolderEntry {
  package let name: String
  package let isFolder: Bool
  /// Whether it is a symbolic link.
  package let isLink: Bool
}

/// A refusal of the system to read a folder.
package struct FolderError: Error {
  /// The reason in the system's words, such as `permission denied`.
  package let reason: String
}

/// The entries of folders, read without a look at each file: projects have tens of thousands.
package enum FolderWalk {
  /// The entries of a folder in any order; none where it cannot be read.
  ///
  /// Links are no folders.
  package static func entries(of folder: String) -> [FolderEntry] {
    (try? readableEntries(of: folder)) ?? []
  }

  /// The entries of a folder in any order.
  ///
  /// Links are no folders.
  ///
  /// - Throws: `FolderError` where the system refuses to read the folder.
  package static func readableEntries(of folder: String) throws(FolderError) -> [FolderEntry] {
    DiskJournal.note(folder)
    guard let stream = unsafe opendir(folder) else {
      throw FolderError(reason: unsafe String(cString: strerror(errno)).lowercased())
    }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = unsafe readdir(stream) {
      let type = unsafe Int32(entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let isOnDisk = { (kind: FileAttributeType) in
        type == Int32(DT_UNKNOWN) && isOf(kind, onDisk: folder + "/" + name)
      }
      entries.append(
        FolderEntry(
          name: name, isFolder: type == Int32(DT_DIR) || isOnDisk(.typeDirectory),
          isLink: type == Int32(DT_LNK) || isOnDisk(.typeSymbolicLink)))
    }
    return entries
  }

  private static func isOf(_ kind: FileAttributeType, onDisk path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == kind
  }
}
