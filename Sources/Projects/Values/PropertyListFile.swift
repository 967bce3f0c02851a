import Foundation

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

  /// The dictionaries of a list; nil where there is none.
  func dictionaries(_ key: String) -> [PropertyListDictionary]? {
    guard case .list(let list) = values[key] else { return nil }
    return list.compactMap { value in
      if case .dictionary(let values) = value { .init(values: values) } else { nil }
    }
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
