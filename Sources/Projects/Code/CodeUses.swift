/// The use that source files make of each other's types, by their subjects.
///
/// A name is unused if only unreached files have it: a screen that is made by a flow that no code starts.
struct CodeUses {
  private var words: [UInt64: Set<UInt64>] = [:]
  private var types: [UInt64: Set<UInt64>] = [:]
  /// The types that files use without making one.
  private var pointed: [UInt64: Set<UInt64>] = [:]
  /// The subjects of source files.
  private var sources: Set<UInt64> = []
  /// The subjects of documents that code may load.
  private var documents: Set<UInt64> = []
  /// The subjects that an app begins with, or whose files add to types of others or hold functions alone.
  private var entries: Set<UInt64> = []

  /// Of this many types at least one may lead nowhere; where more do, code finds types by other means.
  private static let leastReached = 3

  /// Adds a source file.
  ///
  /// - Parameters:
  ///   - subject: The subject of the file.
  ///   - types: The types that it declares.
  ///   - words: The words that it uses.
  ///   - pointed: The types that it uses without making one, which it may lead to all the same.
  ///   - isEntry: Whether the app begins with it.
  mutating func add(
    _ subject: UInt64, types: Set<UInt64>, words: Set<UInt64>, pointed: Set<UInt64>, isEntry: Bool
  ) {
    sources.insert(subject)
    self.pointed[subject, default: []].formUnion(pointed)
    add(subject, types: types, words: words)
    if isEntry || types.isEmpty { entries.insert(subject) }
  }

  /// Adds a document that code loads by one of some names.
  mutating func add(document subject: UInt64, names: Set<UInt64>, words: Set<UInt64>) {
    documents.insert(subject)
    add(subject, types: names, words: words)
  }

  private mutating func add(_ subject: UInt64, types: Set<UInt64>, words: Set<UInt64>) {
    self.words[subject, default: []].formUnion(words)
    self.types[subject, default: []].formUnion(types)
  }

  /// Follows what the app begins with to the types and documents it leads to.
  ///
  /// Where many documents are not reached, code puts their names together: then all are loaded.
  ///
  /// - Parameter names: The names that something else uses.
  /// - Returns: The words that files use, by subject, but for files whose types nothing leads to.
  func reached(from names: Set<UInt64>) -> [UInt64: Set<UInt64>] {
    let begun = entries.union(types.filter { !$0.value.isDisjoint(with: names) }.keys)
    var reached = reached(fromSubjects: begun)
    if documents.subtracting(reached).count * Self.leastReached > documents.count {
      reached = self.reached(fromSubjects: begun.union(documents))
    }
    let unreached = sources.subtracting(reached).count
    guard unreached * Self.leastReached <= sources.count else { return words }
    return words.filter { reached.contains($0.key) }
  }

  private func reached(fromSubjects begun: Set<UInt64>) -> Set<UInt64> {
    var declaring: [UInt64: [UInt64]] = [:]
    for (subject, types) in types {
      for type in types { declaring[type, default: []].append(subject) }
    }
    var reached = begun
    var open = Array(reached)
    while let subject = open.popLast() {
      for word in words[subject, default: []].union(pointed[subject, default: []]) {
        for next in declaring[word, default: []] where reached.insert(next).inserted {
          open.append(next)
        }
      }
    }
    return reached
  }

  /// Whether the word `main` that ends a text is the attribute `@main`.
  static func isAttribute(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(5).elementsEqual("@main".utf8)
  }
}
