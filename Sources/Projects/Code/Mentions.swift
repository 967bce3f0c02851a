import Foundation

/// The names that a project's code, documents and descriptions use, and the files that do.
///
/// A name that is only in the files named after it is used by nothing: no code makes such a class or loads such a
/// document. Found by words, in strings too, so that in doubt a name is used; what comments say is not done.
struct Mentions {
  /// The subject of the files that use a word, by the word; ``many`` where files about several do.
  private(set) var places: [UInt64: UInt64] = [:]
  /// The subject of the storyboards that have an object of a class, by the class, as in ``places``.
  private var classesOfStoryboards: [UInt64: UInt64] = [:]
  /// The types that the files about a subject declare and that can make others.
  private var declared: [UInt64: WordNumbers] = [:]
  /// The types that the files about a subject declare or extend, those included that hold only functions.
  private(set) var extended: [UInt64: WordNumbers] = [:]
  /// The names of documents that the files about a subject use, but for types that name only themselves.
  private var namedBeside: [UInt64: WordNumbers] = [:]
  private(set) var declaredTypes: WordNumbers = []
  /// Those of them whose names begin with a small letter.
  private(set) var smallTypes: WordNumbers = []
  /// Whether a description of the app is there, which may say what it begins with.
  let describesApp: Bool
  /// Whether an app begins in the code at hand: other apps may use all of a library.
  private(set) var beginsApp = false
  /// Whether there is code that could use a name.
  private(set) var hasCode = false
  /// The answers of controllers about orientations.
  private(set) var orientations = OrientationAnswers()
  /// Whether some code registers fonts.
  private(set) var registersFonts = false
  /// Whether some code answers which orientations the app supports, and names portrait.
  private(set) var limitsOrientationsOfApp = false
  /// The properties whose text some code sets.
  private(set) var propertiesWithText: WordNumbers = []
  /// The texts that source files give labels and buttons, by path.
  private(set) var textWrites: [String: TextWrites] = [:]
  /// The properties that hold a constraint which some code sets.
  private(set) var propertiesWithConstraint: WordNumbers = []
  /// The properties that hold a view whose frame some code sets.
  private(set) var propertiesWithFrame: WordNumbers = []
  /// The properties that hold a view which some code hides on one kind of device.
  private(set) var hiding = IdiomHiding()
  /// The properties whose font some code sets.
  private(set) var propertiesWithFont: WordNumbers = []
  /// The properties whose font some code sets on some screens only.
  private(set) var propertiesWithFontByScreen: WordNumbers = []
  /// The properties that hold a button of which some code sets insets.
  private(set) var propertiesWithInsets: WordNumbers = []
  /// The properties whose picture some code sets.
  private(set) var propertiesWithImage: WordNumbers = []
  /// The colours that views of types set of themselves when they begin.
  private(set) var colorsOfTypes: [UInt64: Set<String>] = [:]
  /// The views that code finds in rows by their tags, to give them pictures or texts.
  private(set) var taggedViews = TaggedViews()
  /// The functions that set fonts and texts of views.
  private(set) var helpers = ViewHelpers()
  /// The properties that documents have as outlets.
  private var outlets: WordNumbers = []
  /// The files that give the rows of a table their heights.
  private(set) var rowMakers = RowMakers()
  /// The subject of the files that use a text between quotation marks, by the text; ``many`` where files about several do.
  var literals: [UInt64: UInt64] = [:]
  /// The texts that code may put together with others.
  var fragments: WordNumbers = []
  /// The ids of controllers of scenes that nothing shows, by the path of the storyboard.
  private(set) var unreachedControllers: [String: [String]] = [:]
  /// The sizes that code gives scenes.
  private(set) var popups = PopupSizes()
  /// The subjects under which words of closures are kept that make previews.
  private var previewSubjects: WordNumbers = []
  /// The words that only methods use which prepare segues.
  var prepared: WordNumbers = []
  /// The words by which documents name actions outside of scenes.
  private(set) var actions: WordNumbers = []
  /// The source files and storyboards that are not yet known to be used.
  var unread = UnreadCode()
  /// The scenes that container views of other storyboards hold.
  private(set) var embeddedScenes: WordNumbers = []
  /// The subjects of documents that code may load though nothing gives their names whole.
  var loadedByOtherMeans: WordNumbers = []
  /// The types that end the program where a document makes one.
  private(set) var uncodableTypes: WordNumbers = []
  /// The types that some file declares.
  private(set) var ownTypes: WordNumbers = []
  /// Whether there is code in Swift.
  private(set) var hasSwift = false

  /// The identifiers of scenes, as hashes of texts.
  private(set) var identifiersOfScenes: WordNumbers = []
  /// The classes of the controllers that storyboards have rows of an identifier for, by the identifier.
  private(set) var controllersOfRows: [String: Set<String>] = [:]
  /// The words by which storyboards refer to others.
  private(set) var namesInStoryboards: WordNumbers = []
  /// The names of documents that lists have, which do not describe an app.
  private(set) var namesInLists: WordNumbers = []
  /// The documents that were read, by path.
  let documents: [String]
  /// Their names.
  let stemsOfDocuments: [String]
  /// Those of their names that have several words.
  let namesOfSeveralWords: [String]
  /// The names that they are loaded by.
  private let namesOfDocuments: WordNumbers

  private static let many: UInt64 = 0
  /// The place of words that only previews of context menus use.
  private static let previews: UInt64 = 1

  /// - Parameters:
  ///   - files: The files that may name something.
  ///   - projects: The folders `.xcodeproj`.
  ///   - root: The folder that holds every file that is read.
  ///   - readers: The number of threads that read source files. The answers do not depend on it.
  init(_ files: MentioningFiles, projects: [String], below root: String, readers: Int = 1) {
    documents = files.documents
    stemsOfDocuments = Set(files.documents.map { String(MentioningFiles.stem(of: $0)) }).sorted()
    namesOfSeveralWords =
      stemsOfDocuments
      .filter { !$0.utf8.allSatisfy(WordReader.isWord) }.sorted()
    namesOfDocuments = WordNumbers(
      files.documents.flatMap {
        WordHash.set(of: ProjectFacts.names(ofDocument: String(MentioningFiles.stem(of: $0))))
      })
    describesApp = files.descriptions.contains { FilePath.name(of: $0).contains("Info") }
    for path in documents { add(document: path, below: root) }
    for path in files.descriptions { addWords(of: path, below: root) }
    for path in projects { add(project: path + "/project.pbxproj", below: root) }
    // Code has not been read: what is named is named by descriptions of the app.
    for storyboard in unread.storyboards {
      let name = WordHash.ofText(MentioningFiles.stem(of: storyboard.path).utf8)
      if places[name] != nil { orientations.add(root: storyboard.scenes.initialClass) }
    }
    ConcurrentReading(readers: readers).forEach(
      files.sources, read: { SourceMentions(at: $0, below: root) },
      receive: { path, source in if let source { add(source, of: path) } })
    let reached = follow()
    for (subject, words) in reached.words {
      let place = previewSubjects.contains(subject) ? Self.previews : subject
      for word in words { Self.add(word, in: place, to: &places) }
    }
    for storyboard in unread.storyboards {
      for (number, scene) in storyboard.scenes.scenes.enumerated() {
        if reached.scenes.contains(storyboard.subject(ofScene: number)) {
          add(scene, of: storyboard.subject)
        } else {
          unreachedControllers[storyboard.path, default: []] += scene.controllerIDs
        }
      }
    }
    unread = UnreadCode()
  }

  /// Adds the names that a scene uses, or what stands outside of scenes.
  private mutating func add(_ scene: StoryboardScenes.Scene, of subject: UInt64) {
    for word in scene.named { Self.add(word, in: subject, to: &places) }
    namesInStoryboards.formUnion(scene.named)
    for word in scene.classes { Self.add(word, in: subject, to: &classesOfStoryboards) }
  }

  /// The names that documents and descriptions use.
  var namesInFiles: WordNumbers {
    WordNumbers(places.keys).union(classesOfStoryboards.keys)
  }

  /// Whether code has a text between quotation marks.
  func quotes(_ text: some Sequence<UInt8>) -> Bool { literals[WordHash.ofText(text)] != nil }

  /// Whether files about a class alone use an identifier, which has to stand between quotation marks there.
  func isNamed(_ identifier: String, onlyBy className: String) -> Bool {
    let subject = Self.subject(named: className)
    // Generators of code make one word of those of an identifier.
    let joined = WordHash.of(identifier.utf8.filter(WordReader.isWord))
    return literals[WordHash.ofText(identifier.utf8)] == subject
      && [nil, subject].contains(places[joined])
  }

  /// Whether nothing but closures that make previews of context menus uses one of some names.
  func isPreviewed(_ names: [String]) -> Bool {
    let own = WordNumbers(names.map { Self.subject(named: $0) })
    let users = names.compactMap { place(of: WordHash.of($0.utf8)) }.filter { !own.contains($0) }
    return !users.isEmpty && users.allSatisfy { $0 == Self.previews }
  }

  /// Whether anything names all words of a name.
  func isNamed(_ name: String) -> Bool { words(of: name).allSatisfy { places[$0] != nil } }

  /// Whether a name that is not one word stands between quotation marks outside of the files about some subjects.
  func isQuotedText(_ name: String, outside own: WordNumbers) -> Bool {
    guard !name.utf8.allSatisfy(WordReader.isWord),
      let place = literals[WordHash.ofText(name.utf8)]
    else { return false }
    return place == Self.many || !own.contains(place)
  }

  /// Whether something other than the files about some names uses one of them.
  func isUsed(_ names: [String]) -> Bool {
    let own = WordNumbers(names.map { Self.subject(named: $0) })
    let isNamed = names.contains { name in
      words(of: name).allSatisfy { isUsed($0, outside: own) } || isQuotedText(name, outside: own)
    }
    return isNamed || isUsedBeside(names)
  }

  /// Whether something other than the files about a document uses one of the names that it is loaded by.
  ///
  /// A name of several words, as `Main copy`, has to stand as one text, or as one word, as generators of code write it.
  func isUsed(document names: [String]) -> Bool {
    let own = WordNumbers(names.map { Self.subject(named: $0) })
    let isNamed = names.contains { name in
      let isWord = name.utf8.allSatisfy(WordReader.isWord)
      let whole = isWord ? WordHash.of(name.utf8) : WordHash.ofText(name.utf8)
      return isUsed(whole, outside: own) || isQuotedText(name, outside: own)
        || !isWord && isUsed(WordHash.of(name.utf8.filter(WordReader.isWord)), outside: own)
    }
    // A type that does not name the document's loads no document for it.
    let mayBeLoadedBeside =
      !names[0].utf8.allSatisfy(WordReader.isWord)
      || own.contains { !namedBeside[$0, default: []].isDisjoint(with: WordHash.set(of: names)) }
    return isNamed || mayBeLoadedBeside && isUsedBeside(names)
  }

  /// Whether a type is used that is declared beside those of some names.
  private func isUsedBeside(_ names: [String]) -> Bool {
    let own = WordNumbers(names.map { Self.subject(named: $0) })
    return isUsed(besides: WordNumbers(names.map { WordHash.of($0.utf8) }), in: own, of: declared)
  }

  /// Whether a type is used that files declare beside some: the file of one class may hold another, which makes it.
  func isUsed(
    besides names: WordNumbers, in own: WordNumbers, of types: [UInt64: WordNumbers]
  ) -> Bool {
    own.contains { subject in
      types[subject, default: []].subtracting(names).contains { isUsed($0, outside: own) }
    }
  }

  private func isUsed(_ word: UInt64, outside own: WordNumbers) -> Bool {
    guard let place = place(of: word) else { return false }
    return place == Self.many || !own.contains(place)
  }

  /// The subject of the files that use a word, those of storyboards with an object of this class too.
  private func place(of word: UInt64) -> UInt64? {
    guard let place = classesOfStoryboards[word] else { return places[word] }
    return places[word].map { $0 == place ? place : Self.many } ?? place
  }

  /// Whether code, a description or a reference of a document names a word outside of the files about some subjects.
  func isPlaced(_ word: UInt64, outside own: WordNumbers) -> Bool {
    guard let place = places[word] else { return false }
    return place == Self.many || !own.contains(place)
  }

  /// The subject of the files named after something: a view and its controller are one.
  static func subject(named name: some StringProtocol) -> UInt64 {
    let ending = "Controller"
    return WordHash.of((name.hasSuffix(ending) ? name.dropLast(ending.count) : name[...]).utf8)
  }

  static func add(
    _ word: UInt64, in subject: UInt64, to places: inout [UInt64: UInt64]
  ) {
    let place = places[word, default: subject]
    places[word] = place == subject ? subject : many
  }

  /// Adds what a source file uses and declares; nothing of one that tests the app, which shows documents to nobody.
  private mutating func add(_ source: SourceMentions, of path: String) {
    guard !source.isTest else { return }
    hasCode = true
    propertiesWithText.formUnion(source.propertiesWithText)
    textWrites[path] = source.textWrites(of: outlets)
    propertiesWithConstraint.formUnion(source.propertiesWithConstraint)
    propertiesWithFrame.formUnion(source.propertiesWithFrame)
    hiding.add(source.hiding)
    propertiesWithFont.formUnion(source.propertiesWithFont)
    propertiesWithFontByScreen.formUnion(source.propertiesWithFontByScreen)
    propertiesWithInsets.formUnion(source.propertiesWithInsets)
    propertiesWithImage.formUnion(source.propertiesWithImage)
    colorsOfTypes.merge(source.colorsOfTypes) { $0.union($1) }
    helpers.add(source.helpers, of: outlets)
    unread.namesInSwift.merge(source.exposed.namesInSwift) { first, _ in first }
    rowMakers.add(source)
    taggedViews.add(source.taggedViews)
    orientations.add(source.words, declaring: source.declaredTypes)
    registersFonts = registersFonts || source.registersFonts
    limitsOrientationsOfApp = limitsOrientationsOfApp || source.limitsOrientationsOfApp
    declaredTypes.formUnion(source.declaredTypes)
    smallTypes.formUnion(source.smallTypes)
    let stem = MentioningFiles.stem(of: path)
    let subject = Self.subject(named: stem)
    // What each type of a file does is known where the file was taken apart.
    if source.parts.count == 1 {
      extended[subject, default: []].formUnion(source.outerTypes)
      declared[subject, default: []].formUnion(source.makers)
    }
    namedBeside[subject, default: []].formUnion(
      namesOfDocuments.intersection(source.words).subtracting(source.typesNamedByThemselves))
    // A class of the same name in another target is another one.
    let again = source.ownTypes.intersection(ownTypes)
    uncodableTypes.formUnion(source.uncodableTypes)
    uncodableTypes.subtract(again)
    ownTypes.formUnion(source.ownTypes)
    hasSwift = hasSwift || path.hasSuffix(".swift")
    let parts = UnreadCode.Source.parts(of: source, about: subject, at: path)
    beginsApp = beginsApp || parts.contains { $0.beginsApp }
    unread.add(parts, with: source.enums)
    popups.add(source.popups)
    guard !source.previewed.isEmpty else { return }
    let previews = WordHash.ofText(" previews of \(stem)".utf8)
    previewSubjects.insert(previews)
    unread.uses.add(previews, types: [], words: source.previewed, pointed: [], isEntry: true)
  }

  /// Adds the classes and documents that a document names, but for the class that owns it, which loads it.
  private mutating func add(document path: String, below root: String) {
    guard let text = BoundedFile.bytes(of: path, within: root) else { return }
    let stem = String(MentioningFiles.stem(of: path))
    let subject = Self.subject(named: stem)
    let bytes = HiddenParts.blanked(text)
    rowMakers.add(document: bytes)
    let isStoryboard = path.hasSuffix(".storyboard")
    var named: WordNumbers = []
    var classes: WordNumbers = []
    var isNaming = false
    var isClass = false
    var isActing = false
    var isConnecting = false
    var wordsOfOwner = 0
    WordHash.forEachWord(in: bytes) { word in
      if isNaming, wordsOfOwner == 0 { named.insert(word) }
      if isClass, wordsOfOwner == 0 { classes.insert(word) }
      wordsOfOwner = isNaming || isClass ? 0 : max(wordsOfOwner - 1, 0)
      if word == Self.owner { wordsOfOwner = Self.longestOwner }
      isNaming = Self.namingAttributes.contains(word)
      isClass = word == Self.classAttribute
      if isActing, !isStoryboard { actions.insert(word) }
      if isConnecting { outlets.insert(word) }
      isConnecting = word == Self.property
      isActing = Self.actingAttributes.contains(word)
    }
    if !named.isEmpty { named.formUnion(wholeNames(in: text[...])) }
    if path.hasSuffix(".xib"), stem.utf8.allSatisfy(WordReader.isWord) {
      let names = ProjectFacts.names(ofDocument: stem)
      unread.uses.add(
        document: subject, names: WordHash.set(of: names), words: named.union(classes))
    } else if isStoryboard {
      let scenes = StoryboardScenes(bytes, at: path)
      unread.add(UnreadCode.Storyboard(path: path, subject: subject, scenes: scenes))
      embeddedScenes.formUnion(scenes.embedded)
      for name in scenes.scenes.flatMap(\.identifiers) {
        identifiersOfScenes.insert(WordHash.ofText(name.utf8))
      }
      for row in scenes.rows {
        controllersOfRows[row.identifier, default: []].insert(row.controller)
      }
      orientations.add(containers: scenes.containers)
      actions.formUnion(scenes.outside.actions)
      add(scenes.outside, of: subject)
    } else {
      for word in named { Self.add(word, in: subject, to: &places) }
      for word in classes { Self.add(word, in: subject, to: &classesOfStoryboards) }
    }
  }

  private mutating func addWords(of path: String, below root: String) {
    guard let text = BoundedFile.bytes(of: path, within: root) else { return }
    let subject = Self.subject(named: MentioningFiles.stem(of: path))
    let describesApp = FilePath.name(of: path).contains("Info")
    WordHash.forEachWord(in: text) {
      Self.add($0, in: subject, to: &places)
      if !describesApp, namesOfDocuments.contains($0) { namesInLists.insert($0) }
    }
    for name in wholeNames(in: text[...]) { Self.add(name, in: subject, to: &places) }
  }

  /// Adds the values of a project's settings about documents: its list of files names every document.
  private mutating func add(project path: String, below root: String) {
    guard let text = BoundedFile.bytes(of: path, within: root) else { return }
    let subject = Self.subject(named: MentioningFiles.stem(of: path))
    for line in text.lines(with: Self.settingOfDescription) {
      WordHash.forEachWord(in: Array(line)) { Self.add($0, in: subject, to: &places) }
      for name in wholeNames(in: line) { Self.add(name, in: subject, to: &places) }
    }
  }

  /// The beginning of settings that stand for entries of an `Info.plist`.
  private static let settingOfDescription = Array("INFOPLIST_KEY_".utf8)

  private static let owner = WordHash.of("IBFilesOwner".utf8)
  /// The words from the mark of the object that owns a document to its class.
  private static let longestOwner = 8
  private static let classAttribute = WordHash.of("customClass".utf8)
  private static let namingAttributes = WordSet([
    "storyboardName", "nibName", "referencedIdentifier",
  ])
  private static let property = WordHash.of("property".utf8)
  private static let actingAttributes = WordSet(["selector", "unwindAction"])
}
