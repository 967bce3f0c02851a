/// The names that a project's code, documents and descriptions use, and the files that do.
///
/// A name that is only in the files named after it, or after the classes that go with it, is used by nothing: no
/// code makes such a class or loads such a document. Found by words, in comments and strings too, so that in doubt a
/// name is used.
struct Mentions {
  /// The file that uses a word, by number; ``many`` where several do.
  private var places: [UInt64: Int32] = [:]
  /// The numbers of the files that are named after something, by the hash of its name.
  private var filesByStem: [UInt64: [Int32]] = [:]
  /// The types that each file declares.
  private var declared: [Int32: Set<UInt64>] = [:]
  private var declaredTypes: Set<UInt64> = []
  private var count: Int32 = 0
  /// Whether there is code that could use a name.
  private(set) var hasCode = false

  private static let many: Int32 = -1
  /// One document of this many may be unused; where more are, code puts their names together.
  private static let leastUsers = 3

  init(_ files: MentioningFiles, projects: [String], below root: String) {
    for path in files.sources where !MentioningFiles.isOfTests(path, below: root) {
      add(source: path, below: root)
    }
    for path in files.documents { add(document: path, below: root) }
    for path in files.descriptions { addWords(of: path, below: root) }
    for path in projects { add(project: path + "/project.pbxproj", below: root) }
  }

  /// Whether code declares a type.
  func isDeclared(_ name: String) -> Bool { declaredTypes.contains(WordHash.of(name.utf8)) }

  /// Whether most of some documents are named somewhere.
  func usesMost(_ documents: [String]) -> Bool {
    let unused = documents.filter { !isUsed([String(MentioningFiles.stem(of: $0))]) }
    return unused.count * Self.leastUsers <= documents.count
  }

  /// Whether something other than the files named after some names uses one of them.
  func isUsed(_ names: [String]) -> Bool {
    let own = Set(names.flatMap { filesByStem[WordHash.of($0.utf8), default: []] })
    let hashes = Set(names.map { WordHash.of($0.utf8) })
    if names.contains(where: { name in words(of: name).allSatisfy { isUsed($0, outside: own) } }) {
      return true
    }
    // The file of one class may hold another, which makes it.
    return own.contains { file in
      declared[file, default: []].subtracting(hashes).contains { isUsed($0, outside: own) }
    }
  }

  private func isUsed(_ word: UInt64, outside own: Set<Int32>) -> Bool {
    guard let place = places[word] else { return false }
    return place == Self.many || !own.contains(place)
  }

  /// The words of a name such as `Sign-In`.
  private func words(of name: String) -> [UInt64] {
    var words: [UInt64] = []
    WordHash.forEachWord(in: Array(name.utf8)) { words.append($0) }
    return words
  }

  private mutating func add(_ word: UInt64, in file: Int32) {
    guard let place = places[word] else {
      places[word] = file
      return
    }
    if place != file { places[word] = Self.many }
  }

  private mutating func number(of path: String) -> Int32 {
    count += 1
    filesByStem[WordHash.of(MentioningFiles.stem(of: path).utf8), default: []].append(count)
    return count
  }

  private mutating func add(source path: String, below root: String) {
    guard let data = BoundedFile.read(path, within: root) else { return }
    hasCode = true
    let file = number(of: path)
    var before: UInt64?
    WordHash.forEachWord(in: Array(data)) { word in
      if let before, Self.declaringWords.contains(before), !Self.membersOfClasses.contains(word) {
        declaredTypes.insert(word)
        if Self.wordsBeforeMakers.contains(before) { declared[file, default: []].insert(word) }
      } else {
        add(word, in: file)
      }
      before = word
    }
  }

  /// Adds the classes and documents that a document names.
  private mutating func add(document path: String, below root: String) {
    guard let data = BoundedFile.read(path, within: root) else { return }
    let file = number(of: path)
    var isNaming = false
    WordHash.forEachWord(in: Array(data)) { word in
      if isNaming { add(word, in: file) }
      isNaming = Self.namingAttributes.contains(word)
    }
  }

  private mutating func addWords(of path: String, below root: String) {
    guard let data = BoundedFile.read(path, within: root) else { return }
    let file = number(of: path)
    WordHash.forEachWord(in: Array(data)) { add($0, in: file) }
  }

  /// Adds the values of a project's settings about documents: its list of files names every document.
  private mutating func add(project path: String, below root: String) {
    guard let data = BoundedFile.read(path, within: root) else { return }
    let file = number(of: path)
    for line in data.split(separator: UInt8(ascii: "\n"))
    where line.firstRange(of: "INFOPLIST_KEY_".utf8) != nil {
      WordHash.forEachWord(in: Array(line)) { add($0, in: file) }
    }
  }

  private static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.map { WordHash.of($0.utf8) })
  }

  /// The words before the name of a type that code declares, or adds to.
  private static let declaringWords = hashes([
    "class", "struct", "enum", "protocol", "extension", "interface", "implementation",
  ])
  /// The words before the name of a type that can make others.
  private static let wordsBeforeMakers = hashes(["class", "struct", "implementation"])
  /// The words after `class` in Swift where a member of a class follows.
  private static let membersOfClasses = hashes(["func", "var", "let", "override", "subscript"])
  private static let namingAttributes = hashes([
    "customClass", "storyboardName", "nibName", "referencedIdentifier",
  ])
}
