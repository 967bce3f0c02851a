/// Source files in a search for what an app leads to, with the methods that are called in them.
struct FollowedCode {
  /// The links from one part of an app to another.
  enum Links {
    /// Code of the same file, and what a copy of a scene has left over of another one.
    case loose
    /// Code and segues alone.
    case strict
  }

  /// The links that are followed.
  let links: Links
  /// The files, and parts of files.
  private(set) var sources: [UnreadCode.Source]
  /// The numbers of the files among all.
  let numbers: [Int]
  /// Whether the search has come to each of them, so that what it names is named.
  private(set) var areLive: [Bool]
  private let calls: CalledMethods
  /// The place of the first method of each file among all methods.
  private let firsts: [Int]
  /// Whether each method is called.
  private var areCalled: [Bool]
  /// The words of the files that the search has come to, and those outside of code.
  private var words: WordNumbers

  /// - Parameters:
  ///   - sources: All files.
  ///   - numbers: The numbers of those that the search may come to.
  ///   - mentions: The names in the project.
  ///   - names: The names that documents and descriptions use, with those of actions.
  ///   - links: What leads on.
  init(
    _ sources: [UnreadCode.Source], at numbers: [Int], by mentions: Mentions,
    from names: WordNumbers, along links: Links
  ) {
    let sources = numbers.map { sources[$0] }
    self.sources = sources
    self.numbers = numbers
    self.links = links
    let outside = sources.reduce(into: names) { $0.formUnion($1.words) }
    let commented = mentions.unread.sources.reduce(into: WordNumbers()) {
      $0.formUnion($1.commentedSelectors)
    }
    calls = CalledMethods(
      sources.flatMap(\.methods), words: outside, declaredTypes: mentions.declaredTypes,
      commented: commented, hasSwift: mentions.hasSwift)
    areCalled = calls.areCalled
    words = sources.reduce(into: outside) { words, source in
      for method in source.methods { words.formUnion(method.words) }
    }
    areLive = Array(repeating: true, count: sources.count)
    var first = 0
    firsts = sources.map { source in
      defer { first += source.methods.count }
      return first
    }
  }

  /// The same search in files with all their words.
  func filled(with all: [UnreadCode.Source]) -> FollowedCode {
    var filled = self
    filled.sources = numbers.map { links == .loose ? all[$0].joined : all[$0] }
    return filled
  }

  /// The files that the search has come to.
  var livingSources: [UnreadCode.Source] {
    zip(sources, areLive).filter(\.1).map(\.0)
  }

  /// The methods of a file that are called.
  func calledMethods(of source: Int) -> [MethodUse] {
    let methods = sources[source].methods
    return methods.indices.filter { areCalled[firsts[source] + $0] }.map { methods[$0] }
  }

  /// Whether an app begins with a file, or calls one of its functions outside of types.
  func isEntry(_ source: Int) -> Bool {
    sources[source].isEntry || !sources[source].functions.isDisjoint(with: words)
  }

  /// Begins the search anew, where it has come to nothing.
  ///
  /// - Parameter words: The words that stand outside of code.
  mutating func forgetLife(words: WordNumbers) {
    areLive = areLive.map { _ in false }
    self.words = words
    areCalled = calls.areCalled(by: words)
  }

  /// Takes in the files that the search has come to, and calls the methods that they name.
  ///
  /// - Parameters:
  ///   - subjects: The subjects of the files.
  ///   - outside: The words that stand outside of code.
  /// - Returns: Whether that is more than before.
  mutating func live(in subjects: WordNumbers, words outside: WordNumbers) -> Bool {
    let before = (areLive, areCalled)
    areLive = sources.map { subjects.contains($0.subject) }
    var words = outside
    for source in sources.indices where areLive[source] { words.formUnion(sources[source].words) }
    var count: Int
    repeat {
      count = words.count
      areCalled = calls.areCalled(by: words)
      for source in sources.indices where areLive[source] {
        for method in calledMethods(of: source) { words.formUnion(method.words) }
      }
    } while words.count > count
    self.words = words
    return before.0 != areLive || before.1 != areCalled
  }

  /// The subjects of the types that share a file with others and that no other part or file names.
  var unnamedParts: WordNumbers {
    var places: [UInt64: UInt64] = [:]
    for source in sources {
      for word in source.words { Mentions.add(word, in: source.subject, to: &places) }
      for method in source.methods {
        for word in method.words { Mentions.add(word, in: source.subject, to: &places) }
      }
    }
    let parts = sources.filter { source in
      source.isPart && source.types.allSatisfy { [nil, source.subject].contains(places[$0]) }
    }
    return WordNumbers(parts.map(\.subject))
  }
}
