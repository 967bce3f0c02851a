import Foundation

/// The tables of texts beside a document: `xx.lproj/Main.strings`, `Main.stringsdict`, and `mul.lproj/Main.xcstrings`.
///
/// Interface Builder writes a line for each text of the document, `"id.property" = "text";`.
public struct StringTables {
  /// The folder that those of languages lie in, and that no table lies outside of.
  private let folder: String
  /// The name of the document without ending.
  private let name: String
  private let languages: [String]

  /// Looks beside a document.
  ///
  /// - Parameter document: The path of the document, resolved.
  public init(of document: String) {
    name = ResourceNames.split(String(FilePath.name(of: document))).base
    let own = FilePath.folder(of: document)
    folder = own.hasSuffix(Self.ending) ? FilePath.folder(of: own) : own
    languages = FolderWalk.entries(of: folder).filter(\.isFolder).map(\.name)
      .filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }.sorted()
  }

  /// Returns the texts in a language by their keys; nil where the document has none in it.
  ///
  /// Texts that the table of a region or script lacks are those of the language without it: `de-AT`, then `de`.
  public func texts(in language: String) -> [String: String]? {
    let catalog = catalog
    let tables = Self.codes(of: language).reversed().compactMap { code -> [String: String]? in
      let folders = languages.filter { Self.isSame($0, code) }
      let files = folders.flatMap { folder in
        [".strings", ".stringsdict"].map { "\(self.folder)/\(folder)\(Self.ending)/\(name)\($0)" }
      }
      let written = files.compactMap { BoundedFile.read($0, within: folder) }
        .compactMap(Self.texts(inTable:))
      let all = [catalog?.texts(in: code)].compactMap(\.self) + written
      return all.isEmpty ? nil : all.reduce([:]) { $0.merging($1) { $1 } }
    }
    return tables.isEmpty ? nil : tables.reduce([:]) { $0.merging($1) { $1 } }
  }

  private var catalog: StringCatalog? {
    [folder + "/mul" + Self.ending, folder + "/Base" + Self.ending, folder].lazy
      .compactMap { BoundedFile.read("\($0)/\(name).xcstrings", within: folder) }
      .compactMap(StringCatalog.init).first
  }

  /// A code and those of what it is a part of, the most specific first.
  private static func codes(of language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  /// Whether two codes mean the same: with hyphens or underscores, in large or small letters, or the name in English that
  /// folders had before codes.
  private static func isSame(_ folder: String, _ code: String) -> Bool {
    let key = folder.lowercased().replacing("_", with: "-")
    return key == code.lowercased() || formerNames[key] == code.lowercased()
  }

  private static let formerNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl",
  ]
  private static let ending = ".lproj"

  // MARK: Files

  /// The texts of a table in one language; nil where it cannot be read.
  static func texts(inTable data: Data) -> [String: String]? {
    PropertyListDictionary(stringsFile: data).map { list in
      list.keys.reduce(into: [:]) { texts, key in
        texts[key] = list.string(key) ?? list.dictionary(key).flatMap(variant)
      }
    }
  }

  /// The text for many things, or that for the widest screen, of an entry of `.stringsdict`.
  private static func variant(_ entry: PropertyListDictionary) -> String? {
    if let widths = entry.dictionary("NSStringVariableWidthRuleType") {
      return widths.keys.max { (Int($0) ?? 0) < (Int($1) ?? 0) }.flatMap(widths.string)
    }
    guard let format = entry.string("NSStringLocalizedFormatKey") else { return nil }
    return entry.keys.reduce(format) { text, key in
      entry.dictionary(key)?.string("other")
        .map { text.replacing("%#@\(key)@", with: $0) } ?? text
    }
  }
}

/// A catalog of texts in all languages, `.xcstrings`.
private struct StringCatalog {
  private let entries: [String: Any]

  init?(_ data: Data) {
    guard let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = catalog["strings"] as? [String: Any]
    else { return nil }
    self.entries = entries
  }

  /// The texts in a language; nil where there are none.
  func texts(in language: String) -> [String: String]? {
    var texts: [String: String] = [:]
    for (key, entry) in entries {
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any]
      let code = languages?.keys.sorted().first { $0.lowercased() == language.lowercased() }
      if let own = code.flatMap({ languages?[$0] }), let text = Self.text(of: own, depth: 0),
        !text.isEmpty
      {
        texts[key] = text
      }
    }
    return texts.isEmpty ? nil : texts
  }

  /// The text of an entry: its own, or that of the variation for many things or for phones.
  private static func text(of value: Any, depth: Int) -> String? {
    guard let entry = value as? [String: Any], depth < 4 else { return nil }
    if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let variations = entry["variations"] as? [String: Any]
    let kind = ["device", "plural", "width"].lazy
      .compactMap { variations?[$0] as? [String: Any] }.first
    let variation = ["other", "iphone"].lazy.compactMap { kind?[$0] }.first
    return variation.flatMap { text(of: $0, depth: depth + 1) }
  }
}
