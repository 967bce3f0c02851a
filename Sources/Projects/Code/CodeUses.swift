/// The use that source files make of each other's types, by their subjects.
///
/// A name is unused if only unreached files have it: a screen that is made by a flow that no code starts.
struct CodeUses {
  private var words: [UInt64: WordNumbers] = [:]
  /// The words that may name scenes, of files that have others, too.
  private var naming: [UInt64: WordNumbers] = [:]
  private var types: [UInt64: WordNumbers] = [:]
  /// The types that files use without making one.
  private var pointed: [UInt64: WordNumbers] = [:]
  /// The subjects of source files.
  private var sources: WordNumbers = []
  /// The subjects of documents that code may load.
  private var documents: WordNumbers = []
  /// The names of other scenes that scenes lead to by segues and references.
  private var leads: [UInt64: WordNumbers] = [:]
  /// The subjects that an app begins with, or whose files add to types of others or hold functions alone.
  private var entries: WordNumbers = []

  /// Adds a source file.
  ///
  /// - Parameters:
  ///   - subject: The subject of the file.
  ///   - types: The types that it declares.
  ///   - words: The words that it uses.
  ///   - passed: Those of them that name no scene.
  ///   - pointed: The types that it uses without making one, which it may lead to all the same.
  ///   - isEntry: Whether the app begins with it.
  mutating func add(
    _ subject: UInt64, types: WordNumbers, words: WordNumbers, passed: WordNumbers = [],
    pointed: WordNumbers, isEntry: Bool
  ) {
    sources.insert(subject)
    self.pointed[subject, default: []].formUnion(pointed)
    add(subject, types: types, words: words, passed: passed)
    if isEntry || types.isEmpty { entries.insert(subject) }
  }

  /// Adds a document that code loads by one of some names.
  mutating func add(document subject: UInt64, names: WordNumbers, words: WordNumbers) {
    documents.insert(subject)
    add(subject, types: names, words: words)
  }

  /// A scene of a storyboard.
  struct Scene {
    /// A number of its own.
    let subject: UInt64
    /// The names that lead to it.
    let names: WordNumbers
    /// The classes of its objects.
    let classes: WordNumbers
    /// The names of scenes and storyboards that it leads to.
    let leads: WordNumbers
    /// Whether it may be shown by means that names do not tell.
    let isEntry: Bool
  }

  /// Adds the scenes of a storyboard.
  mutating func add(_ scenes: [Scene]) {
    for scene in scenes {
      add(scene.subject, types: scene.names, words: scene.classes)
      leads[scene.subject] = scene.leads
      if scene.isEntry { entries.insert(scene.subject) }
    }
  }

  private mutating func add(
    _ subject: UInt64, types: WordNumbers, words: WordNumbers, passed: WordNumbers = []
  ) {
    if !passed.isEmpty || naming[subject] != nil {
      naming[subject, default: self.words[subject] ?? []].formUnion(words.subtracting(passed))
    }
    self.words[subject, default: []].formUnion(words)
    self.types[subject, default: []].formUnion(types)
  }

  /// The words of files and the scenes that the app leads to.
  struct Reached {
    /// The words that files use, by subject, but for files whose types nothing leads to.
    let words: [UInt64: WordNumbers]
    /// The subjects of the source files that something leads to.
    let sources: WordNumbers
    /// The scenes that something shows.
    let scenes: WordNumbers
  }

  /// Follows what the app begins with to the types, documents and scenes it leads to.
  ///
  /// - Parameters:
  ///   - names: The names that something else uses.
  ///   - loadable: The documents that code may load by names which it puts together.
  /// - Returns: The files and the scenes.
  func reached(from names: WordNumbers, loading loadable: WordNumbers) -> Reached {
    let begun = entries.union(types.filter { !$0.value.isDisjoint(with: names) }.keys)
    let reached = reached(fromSubjects: begun.union(documents.intersection(loadable)))
    return Reached(
      words: words.filter { reached.contains($0.key) && leads[$0.key] == nil },
      sources: sources.intersection(reached),
      scenes: WordNumbers(leads.keys).intersection(reached))
  }

  /// Takes all source files for what an app begins with, where none begins in the code at hand.
  ///
  /// - Parameter parts: The subjects of parts of files that nothing else names.
  mutating func beginAnywhere(but parts: WordNumbers) {
    entries.formUnion(sources.subtracting(parts))
  }

  private func reached(fromSubjects begun: WordNumbers) -> WordNumbers {
    var declaring: [UInt64: [UInt64]] = [:]
    for (subject, types) in types {
      for type in types { declaring[type, default: []].append(subject) }
    }
    var reached = begun
    var open = Array(reached)
    while let subject = open.popLast() {
      let leads = leads[subject]
      let words = words[subject, default: []]
      let naming = naming[subject] ?? words
      let pointed = pointed[subject, default: []]
      for word in pointed.isEmpty ? words : words.union(pointed) {
        for next in declaring[word, default: []] {
          // What points to a controller does not make its scene.
          if self.leads[next] != nil, !naming.contains(word) { continue }
          // An object of a class is not another scene of this class.
          guard leads == nil || self.leads[next] == nil, reached.insert(next) else {
            continue
          }
          open.append(next)
        }
      }
      for name in leads ?? [] {
        for next in declaring[name, default: []] where reached.insert(next) {
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
