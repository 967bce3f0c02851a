public import Foundation

/// A dictionary of a property list: OpenStep's, which Xcode writes projects in, XML or binary.
struct PropertyListDictionary {
  private let values: [String: Any]

  private init(values: [String: Any]) {
    self.values = values
  }

  /// Reads a file; nil where it holds no dictionary, is larger than any project, or lies outside of a folder.
  ///
  /// A repository from elsewhere can name any file of the machine, devices and pipes among them.
  init?(file: String, within folder: String) {
    guard let data = BoundedFile.read(file, within: folder),
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { return nil }
    self.init(values: values)
  }

  /// The names of the values, sorted.
  var keys: [String] { values.keys.sorted() }

  func string(_ key: String) -> String? { values[key] as? String }

  func dictionary(_ key: String) -> PropertyListDictionary? {
    (values[key] as? [String: Any]).map(PropertyListDictionary.init(values:))
  }

  /// The texts of a list, or a single text; nil where there is neither.
  func strings(_ key: String) -> [String]? {
    if let text = string(key) { return [text] }
    return (values[key] as? [Any])?.compactMap { $0 as? String }
  }

  func isTrue(_ key: String) -> Bool { values[key] as? Bool ?? false }

  func has(_ key: String) -> Bool { values[key] != nil }
}

/// Files that are read as a whole if they are plain files of a folder.
public enum BoundedFile {
  /// Reads a file.
  ///
  /// - Returns: Its bytes; nil where it is no plain file below the folder or has more bytes than projects have.
  public static func read(_ file: String, within folder: String) -> Data? {
    guard let resolved = unsafe realpath(file, nil) else { return nil }
    defer { unsafe free(resolved) }
    let path = unsafe String(cString: resolved)
    guard path.hasPrefix(folder == "/" ? "/" : folder + "/"),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= maximumByteCount
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The text of a file, as far as it is UTF-8.
  static func text(of file: String, within folder: String) -> String? {
    read(file, within: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let maximumByteCount = 64 << 20
}
