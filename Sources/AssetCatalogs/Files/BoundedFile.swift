public import Foundation

/// Files that are read as a whole if they are plain files of a folder.
public enum BoundedFile {
  /// Reads a file.
  ///
  /// - Returns: Its bytes; nil where it is no plain file below the folder or has more bytes than projects have.
  public static func read(_ file: String, within folder: String) -> Data? {
    bytes(of: file, within: folder).map { Data($0) }
  }

  /// Reads a file.
  ///
  /// - Returns: Its bytes, as ``read(_:within:)`` returns them.
  public static func bytes(of file: String, within folder: String) -> [UInt8]? {
    DiskJournal.note(file)
    var status = stat()
    guard unsafe stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= maximumByteCount
    else { return nil }
    guard let opened = OpenFile(file) else { return nil }
    defer { opened.close() }
    guard opened.isKnown(below: folder) || plainFile(file, within: folder) != nil else {
      return nil
    }
    return opened.bytes(atMost: Int(status.st_size))
  }

  /// A plain file of a folder.
  package struct PlainFile {
    /// The resolved path.
    package let path: String
    /// The number of its bytes.
    package let byteCount: Int
    /// The time of the last write, in nanoseconds.
    package let modified: Int
  }

  /// Looks at a file; nil where it is no plain file below the folder, also by links.
  package static func plainFile(_ file: String, within folder: String) -> PlainFile? {
    DiskJournal.note(file)
    guard let resolved = unsafe realpath(file, nil) else { return nil }
    defer { unsafe free(resolved) }
    let path = unsafe String(cString: resolved)
    var status = stat()
    guard path.hasPrefix(folder == "/" ? "/" : folder + "/"),
      unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return PlainFile(
      path: path, byteCount: Int(status.st_size),
      modified: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec)
  }

  /// The text of a file, as far as it is UTF-8.
  package static func text(of file: String, within folder: String) -> String? {
    read(file, within: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let maximumByteCount = 64 << 20
}
