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
    DiskJournal.note(file)
    guard let resolved = unsafe realpath(file, nil) else { return nil }
    defer { unsafe free(resolved) }
    let path = unsafe String(cString: resolved)
    var status = stat()
    guard path.hasPrefix(folder == "/" ? "/" : folder + "/"),
      unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= maximumByteCount
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The text of a file, as far as it is UTF-8.
  static func text(of file: String, within folder: String) -> String? {
    read(file, within: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let maximumByteCount = 64 << 20
}
