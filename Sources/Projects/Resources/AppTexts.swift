/// The texts that an app's tables have for the keys that code names, `Localizable.strings`.
struct AppTexts {
  /// The texts of one language by their keys; several where tables do not agree.
  typealias Table = [String: Set<String>]

  /// A text of a document with the key of the one that code gives in its place.
  struct Replaced: Hashable {
    let text: String
    let key: String
  }

  private let tree: ProjectTree
  /// The texts in the language that the app is developed in.
  private let developed: Table
  /// Those in other languages, by the names of their folders; nil until they are asked for.
  private var translated: [(folder: String, table: Table)]?

  init(in tree: ProjectTree) {
    self.tree = tree
    developed = Self.table(at: tree.stringTables, in: tree)
  }

  /// The texts in the language of a document: the one in which most of its texts are those that code gives.
  ///
  /// - Parameter replaced: The texts of the document that code replaces.
  /// - Returns: The texts; those of the language that the app is developed in where no other has any of them.
  mutating func table(inLanguageOf replaced: Set<Replaced>) -> Table {
    func count(_ table: Table) -> Int {
      replaced.count { replaced in
        table[replaced.key]?.contains { Self.resemble($0, replaced.text) } ?? false
      }
    }
    guard !replaced.isEmpty, count(developed) == 0 else { return developed }
    let translated = self.translated ?? Self.translated(in: tree)
    self.translated = translated
    let counts = translated.map { count($0.table) }
    guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else {
      return developed
    }
    return translated[place].table
  }

  /// Whether two texts share half of their words: the text of a document may be an older one.
  private static func resemble(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    let words = [first, second].map { text in
      Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 })
    }
    let common = words[0].intersection(words[1]).count
    return common > 0 && common * 2 >= max(words[0].count, words[1].count)
  }

  private static func translated(in tree: ProjectTree) -> [(folder: String, table: Table)] {
    tree.translatedTables.sorted { $0.key < $1.key }.map { folder, paths in
      (folder, table(at: paths, in: tree))
    }
  }

  private static func table(at paths: [String], in tree: ProjectTree) -> Table {
    paths.reduce(into: [:]) { texts, path in
      guard let table = BoundedFile.bytes(of: path, within: tree.root) else { return }
      texts.merge(TableEntries(table).textsByKey) { $0.union($1) }
    }
  }
}
