public import Foundation

/// A dictionary of a property list.
struct PropertyListDictionary {
  private let values: [String: PropertyList]

  private init(values: [String: PropertyList]) {
    self.values = values
  }

  /// Reads a file; nil where it holds no dictionary, is larger than any project, or lies outside of a folder.
  ///
  /// A repository from elsewhere can name any file of the machine, devices and pipes among them.
  init?(file: String, within folder: String) {
    guard let data = BoundedFile.read(file, within: folder) else { return nil }
    self.init(data)
  }

  /// Reads the bytes of a file; nil where they hold no dictionary.
  init?(_ data: Data) {
    guard case .dictionary(let values) = PropertyList(data) else { return nil }
    self.init(values: values)
  }

  /// Reads a file of texts; nil for other bytes.
  ///
  /// Such a file is a property list, or OpenStep's dictionary without braces, in UTF-8 or UTF-16.
  init?(stringsFile data: Data) {
    var data = data
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else { return nil }
      data = Data(text.utf8)
    } else if data.starts(with: [0xEF, 0xBB, 0xBF]) {
      data = Data(data.dropFirst(3))
    }
    if let list = Self(data) {
      self = list
    } else {
      self.init(Data("{\n".utf8) + data + Data("\n}".utf8))
    }
  }

  /// The names of the values, sorted.
  var keys: [String] { values.keys.sorted() }

  func string(_ key: String) -> String? {
    if case .text(let text) = values[key] { text } else { nil }
  }

  func dictionary(_ key: String) -> PropertyListDictionary? {
    if case .dictionary(let values) = values[key] { .init(values: values) } else { nil }
  }

  /// The texts of a list, or a single text; nil where there is neither.
  func strings(_ key: String) -> [String]? {
    switch values[key] {
    case .text(let text): [text]
    case .list(let list): list.compactMap { if case .text(let text) = $0 { text } else { nil } }
    default: nil
    }
  }

  func isTrue(_ key: String) -> Bool {
    if case .flag(true) = values[key] { true } else { false }
  }

  func has(_ key: String) -> Bool { values[key] != nil }
}

/// Files that are read as a whole if they are plain files of a folder.
public enum BoundedFile {
  /// Reads a file.
  ///
  /// - Returns: Its bytes; nil where it is no plain file below the folder or has more bytes than projects have.
  public static func read(_ file: String, within folder: String) -> Data? {
    guard let plain = plainFile(file, within: folder), plain.byteCount <= maximumByteCount else {
      return nil
    }
    return FileManager.default.contents(atPath: plain.path)
  }

  /// A plain file of a folder.
  struct PlainFile {
    /// The resolved path.
    let path: String
    /// The number of its bytes.
    let byteCount: Int
    /// The time of the last write, in nanoseconds.
    let modified: Int
  }

  /// Looks at a file; nil where it is no plain file below the folder, also by links.
  static func plainFile(_ file: String, within folder: String) -> PlainFile? {
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
  static func text(of file: String, within folder: String) -> String? {
    read(file, within: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let maximumByteCount = 64 << 20
}
