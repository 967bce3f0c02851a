/// The names that a project's code, documents and descriptions use, and the files that do.
///
/// A name that is only in the files named after it is used by nothing: no code makes such a class or loads such a
/// document. Found by words, in strings too, so that in doubt a name is used; what comments say is not done.
struct Mentions {
  /// The subject of the files that use a word, by the word; ``many`` where files about several do.
  private var places: [UInt64: UInt64] = [:]
  /// The types that the files about a subject declare.
  private var declared: [UInt64: Set<UInt64>] = [:]
  /// The source files by their subjects, with what uses what.
  private var uses = CodeUses()
  private var declaredTypes: Set<UInt64> = []
  /// Whether there is code that could use a name.
  private(set) var hasCode = false
  /// The answers of controllers about orientations.
  private(set) var orientations = OrientationAnswers()
  /// The properties whose text some code sets.
  private var propertiesWithText: Set<UInt64> = []
  /// The properties that hold a constraint which some code sets.
  private var propertiesWithConstraint: Set<UInt64> = []
  /// The properties that hold a view whose frame some code sets.
  private var propertiesWithFrame: Set<UInt64> = []
  /// The properties that hold a view which some code hides on one kind of device.
  private var hiding = IdiomHiding()

  private static let many: UInt64 = 0
  /// One document of this many may be unused; where more are, code puts their names together.
  private static let leastUsers = 3

  /// - Parameters:
  ///   - files: The files that may name something.
  ///   - projects: The folders `.xcodeproj`.
  ///   - root: The folder that holds every file that is read.
  ///   - readers: The number of threads that read source files. The answers do not depend on it.
  init(_ files: MentioningFiles, projects: [String], below root: String, readers: Int = 1) {
    for path in files.documents { add(document: path, below: root) }
    for path in files.descriptions { addWords(of: path, below: root) }
    for path in projects { add(project: path + "/project.pbxproj", below: root) }
    ConcurrentReading(readers: readers).forEach(
      files.sources, read: { SourceMentions(at: $0, below: root) },
      receive: { path, source in if let source { add(source, of: path) } })
    for (subject, words) in uses.reached(from: Set(places.keys)) {
      for word in words { add(word, in: subject) }
    }
    uses = CodeUses()
  }

  /// Whether code declares a type.
  func isDeclared(_ name: String) -> Bool { declaredTypes.contains(WordHash.of(name.utf8)) }

  /// Whether code anywhere sets the text of a property of this name, or lays a skeleton over it until it does.
  func setsText(of property: String) -> Bool {
    propertiesWithText.contains(WordHash.of(property.utf8))
  }

  /// Whether code anywhere sets the constant, the priority or the activity of a constraint in a property of this name.
  func setsConstraint(in property: String) -> Bool {
    propertiesWithConstraint.contains(WordHash.of(property.utf8))
  }

  /// Whether code anywhere sets the frame of a view in a property of this name.
  func setsFrame(in property: String) -> Bool {
    propertiesWithFrame.contains(WordHash.of(property.utf8))
  }

  /// Whether code anywhere hides the view in a property of this name on phones.
  func hidesOnPhones(_ property: String) -> Bool {
    hiding.hidesOnPhones(WordHash.of(property.utf8))
  }

  /// Whether code anywhere hides the view in a property of this name on tablets.
  func hidesOnPads(_ property: String) -> Bool {
    hiding.hidesOnPads(WordHash.of(property.utf8))
  }

  /// Whether anything names all words of a name.
  func isNamed(_ name: String) -> Bool { words(of: name).allSatisfy { places[$0] != nil } }

  /// Whether most of some documents are named somewhere.
  func usesMost(_ documents: [String]) -> Bool {
    let unused = documents.filter { !isUsed([String(MentioningFiles.stem(of: $0))]) }
    return unused.count * Self.leastUsers <= documents.count
  }

  /// Whether something other than the files about some names uses one of them.
  func isUsed(_ names: [String]) -> Bool {
    let own = Set(names.map { Self.subject(named: $0) })
    let hashes = Set(names.map { WordHash.of($0.utf8) })
    if names.contains(where: { name in words(of: name).allSatisfy { isUsed($0, outside: own) } }) {
      return true
    }
    // The file of one class may hold another, which makes it.
    return own.contains { subject in
      declared[subject, default: []].subtracting(hashes).contains { isUsed($0, outside: own) }
    }
  }

  private func isUsed(_ word: UInt64, outside own: Set<UInt64>) -> Bool {
    guard let place = places[word] else { return false }
    return place == Self.many || !own.contains(place)
  }

  /// The subject of the files named after something: a view and its controller are one.
  private static func subject(named name: some StringProtocol) -> UInt64 {
    let ending = "Controller"
    return WordHash.of((name.hasSuffix(ending) ? name.dropLast(ending.count) : name[...]).utf8)
  }

  /// The words of a name such as `Sign-In`.
  private func words(of name: String) -> [UInt64] {
    var words: [UInt64] = []
    WordHash.forEachWord(in: Array(name.utf8)) { words.append($0) }
    return words
  }

  private mutating func add(_ word: UInt64, in subject: UInt64) {
    let place = places[word, default: subject]
    places[word] = place == subject ? subject : Self.many
  }

  /// Adds what a source file uses and declares; nothing of one that tests the app, which shows documents to nobody.
  private mutating func add(_ source: SourceMentions, of path: String) {
    guard !source.isTest else { return }
    hasCode = true
    propertiesWithText.formUnion(source.propertiesWithText)
    propertiesWithConstraint.formUnion(source.propertiesWithConstraint)
    propertiesWithFrame.formUnion(source.propertiesWithFrame)
    hiding.add(source.hiding)
    orientations.add(source.words)
    declaredTypes.formUnion(source.declaredTypes)
    let stem = MentioningFiles.stem(of: path)
    let subject = Self.subject(named: stem)
    if !source.makers.isEmpty { declared[subject, default: []].formUnion(source.makers) }
    uses.add(
      subject, types: source.ownTypes, words: source.used,
      isEntry: source.beginsApp || stem.hasSuffix("Delegate"))
  }

  /// Adds the classes and documents that a document names.
  private mutating func add(document path: String, below root: String) {
    guard let data = BoundedFile.read(path, within: root) else { return }
    let subject = Self.subject(named: MentioningFiles.stem(of: path))
    var isNaming = false
    WordHash.forEachWord(in: Array(data)) { word in
      if isNaming { add(word, in: subject) }
      isNaming = Self.namingAttributes.contains(word)
    }
  }

  private mutating func addWords(of path: String, below root: String) {
    guard let data = BoundedFile.read(path, within: root) else { return }
    let subject = Self.subject(named: MentioningFiles.stem(of: path))
    WordHash.forEachWord(in: Array(data)) { add($0, in: subject) }
  }

  /// Adds the values of a project's settings about documents: its list of files names every document.
  private mutating func add(project path: String, below root: String) {
    guard let data = BoundedFile.read(path, within: root) else { return }
    let subject = Self.subject(named: MentioningFiles.stem(of: path))
    for line in Array(data).lines(with: Self.settingOfDescription) {
      WordHash.forEachWord(in: Array(line)) { add($0, in: subject) }
    }
  }

  /// The beginning of settings that stand for entries of an `Info.plist`.
  private static let settingOfDescription = Array("INFOPLIST_KEY_".utf8)

  private static let namingAttributes = WordHash.set(of: [
    "customClass", "storyboardName", "nibName", "referencedIdentifier",
  ])
}

extension [UInt8] {
  /// The lines that hold some bytes, none of them a line's end.
  fileprivate func lines(with mark: [UInt8]) -> [ArraySlice<UInt8>] {
    guard let first = mark.first else { return [] }
    let end = UInt8(ascii: "\n")
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var place = 0
    while place < count {
      if self[place] == end {
        start = place + 1
      } else if self[place] == first, self[place...].starts(with: mark) {
        place = self[place...].firstIndex(of: end) ?? count
        lines.append(self[start..<place])
        start = place + 1
      }
      place += 1
    }
    return lines
  }
}
