/// The source files and storyboards of an app before it is known which of them lead anywhere.
struct UnreadCode {
  /// A source file, or the part of one that is the code of a type, with the methods that nothing may call.
  struct Source {
    let subject: UInt64
    private(set) var types: WordNumbers
    private(set) var pointed: WordNumbers
    /// The names of functions and variables outside of types, which lead to the part.
    let functions: WordNumbers
    /// The names of cases of enumerations, by the enumeration.
    let cases: [UInt64: WordNumbers]
    private(set) var words: WordNumbers
    var variables: WordNumbers
    private(set) var prepared: WordNumbers
    private(set) var methods: [MethodUse]
    private let classCalls: ClassCalls
    /// The rows that are registered outside of them.
    let rows: [RegisteredRow]
    let commentedSelectors: WordNumbers
    private(set) var literals: WordNumbers
    private(set) var fragments: WordNumbers
    let makers: SceneMakers
    let passed: WordNumbers
    let isEntry: Bool
    /// A word for the file, which leads to what stands outside of its types; nil for a file of one part.
    private let file: UInt64?
    /// The type that the file does nothing but add to.
    private let extended: UInt64?
    /// Whether an app begins with it.
    let beginsApp: Bool

    /// - Parameters:
    ///   - part: The part.
    ///   - source: The names in the file.
    ///   - subject: The subject of the part.
    ///   - file: A word for the file, which leads to what stands outside of its types.
    ///   - beginsApp: Whether an app begins with the file.
    init(
      _ part: SourcePart, of source: SourceMentions, about subject: UInt64, file: UInt64?,
      beginsApp: Bool
    ) {
      self.subject = subject
      let isAround = part.name == nil
      types =
        file.map { isAround || part.isOfOtherFile ? part.types.union([$0]) : part.types }
        ?? part.types
      words =
        isAround || part.isOfOtherFile ? part.used : part.used.union(file.map { [$0] } ?? [])
      pointed = part.pointed
      cases = part.cases
      rows = part.rows
      functions = part.functions
      variables = source.variables
      prepared = source.prepared
      methods = part.methods
      classCalls = source.classCalls
      commentedSelectors = source.commentedSelectors
      literals = part.literals
      fragments = part.fragments
      makers = source.sceneMakers
      passed = source.passed
      self.beginsApp = beginsApp
      self.file = file
      extended = part.extended
      isEntry = beginsApp || source.beginsByItself
    }

    /// Takes the cases of some enumerations for used.
    mutating func useCases(where isOpen: (_ enumeration: UInt64) -> Bool) {
      for (enumeration, names) in cases where isOpen(enumeration) { words.formUnion(names) }
    }

    /// Makes the type that the file adds to lead to it, where code at hand declares that.
    mutating func lead(fromTypeAmong declared: WordNumbers) {
      guard types.isEmpty, let extended, declared.contains(extended) else { return }
      types = [extended]
    }

    /// The names of the rows that it registers.
    var namesOfRows: [String] { (rows + methods.flatMap(\.rows)).flatMap(\.names) }

    /// Whether it uses a word, in whatever method.
    func uses(_ word: UInt64) -> Bool { uses(word, butBy: []) }

    /// Whether it uses a word, in whatever method, but for some constants.
    func uses(_ word: UInt64, butBy constants: WordNumbers) -> Bool {
      words.contains(word)
        || methods.contains {
          $0.words.contains(word)
            && ($0.literal == nil || constants.isDisjoint(with: $0.head.names))
        }
    }

    /// Takes the rows for used that it registers and that code may ask for.
    mutating func useRows(where isAskedFor: (_ name: String) -> Bool) {
      for row in rows where row.names.contains(where: isAskedFor) { words.formUnion(row.words) }
      for method in methods.indices {
        for row in methods[method].rows where row.names.contains(where: isAskedFor) {
          methods[method].words.formUnion(row.words)
        }
      }
    }

    /// Takes the texts for used of the constants that it names; those that only methods name which prepare segues are prepared.
    mutating func use(_ constants: SharedConstants) {
      var used = constants.words(of: words.subtracting(prepared))
      words.formUnion(constants.words(of: words))
      for method in methods.indices where methods[method].literal == nil {
        used.formUnion(constants.words(of: methods[method].words.subtracting(prepared)))
        methods[method].words.formUnion(constants.words(of: methods[method].words))
      }
      prepared.formUnion(constants.words(of: prepared).subtracting(used))
    }

    /// Takes calls that name a class for calls of every method of the name, but for those of some methods of classes.
    mutating func openClassCalls(but declared: WordNumbers) {
      let names = classCalls.others(than: declared)
      guard !names.isEmpty else { return }
      words.formUnion(words.compactMap { names[$0] })
      for method in methods.indices {
        methods[method].words.formUnion(methods[method].words.compactMap { names[$0] })
      }
    }

    /// Adds the names in Swift of the types that it names as Objective-C does.
    mutating func addNames(inSwift names: [UInt64: UInt64]) {
      words.formUnion(words.compactMap { names[$0] })
      pointed.formUnion(pointed.compactMap { names[$0] })
      for method in methods.indices {
        methods[method].words.formUnion(methods[method].words.compactMap { names[$0] })
      }
    }

    /// Takes types for those that it does not lead to: what points to a row does not make one.
    mutating func stopPointing(to types: WordNumbers) { pointed.subtract(types) }

    /// Whether the file has other parts.
    var isPart: Bool { file != nil }

    /// The same as a part to which each of the others leads.
    var joined: Source {
      guard let file else { return self }
      var joined = self
      joined.types.insert(file)
      joined.words.insert(file)
      return joined
    }

    /// The same with those of its words and texts alone that lead anywhere.
    func limited(to leading: WordNumbers) -> Source {
      var limited = self
      limited.words.formIntersection(leading)
      limited.pointed.formIntersection(leading)
      limited.variables.formIntersection(leading)
      limited.prepared.formIntersection(leading)
      limited.literals.formIntersection(leading)
      limited.fragments.formIntersection(leading)
      for method in methods.indices {
        limited.methods[method].words.formIntersection(leading)
      }
      return limited
    }

    /// The parts of a source file.
    ///
    /// - Parameters:
    ///   - source: The names in the file.
    ///   - subject: Its subject.
    ///   - path: Its path.
    /// - Returns: The parts, each about the type that it is the code of.
    static func parts(
      of source: SourceMentions, about subject: UInt64, at path: String
    ) -> [Source] {
      let beginsApp = source.beginsApp || MentioningFiles.stem(of: path).hasSuffix("Delegate")
      let file = source.parts.count > 1 ? WordHash.ofText(" file \(path)".utf8) : nil
      return source.parts.map { part in
        let own = part.name.map { Mentions.subject(named: $0) } ?? file ?? subject
        return Source(part, of: source, about: own, file: file, beginsApp: beginsApp)
      }
    }
  }

  /// A storyboard with its scenes.
  struct Storyboard {
    let path: String
    let subject: UInt64
    let scenes: StoryboardScenes

    /// The number of a scene among the subjects.
    func subject(ofScene number: Int) -> UInt64 {
      WordHash.ofText(" scene \(number) of \(path)".utf8)
    }

    /// The scenes where nothing makes any of them.
    var closedScenes: [CodeUses.Scene] {
      scenes.scenes.indices.map {
        CodeUses.Scene(
          subject: subject(ofScene: $0), names: [], classes: [], leads: [], isEntry: false)
      }
    }
  }

  /// The source files.
  var sources: [Source] = []
  /// The enumerations of which code may make cases without naming them.
  private var openEnumerations: WordNumbers = []
  private var opensAnyEnumeration = false
  /// The names in Swift of types, by those that they have in Objective-C.
  var namesInSwift: [UInt64: UInt64] = [:]
  /// The storyboards.
  private(set) var storyboards: [Storyboard] = []
  /// The identifiers of scenes, by the name of the storyboard, as hashes of texts.
  private(set) var identifiers: [UInt64: WordNumbers] = [:]
  /// The names by which scenes refer to others.
  private(set) var references: WordNumbers = []
  /// The documents that code may load, and previews.
  var uses = CodeUses()

  /// The names of the actions of scenes, also of those that nothing shows.
  var actions: WordNumbers { actions { _ in true } }

  /// The names of the actions of some scenes: one that nothing makes has no controls that send any.
  func actions(ofScenes scenes: WordNumbers) -> WordNumbers {
    actions(whereScene: scenes.contains)
  }

  private func actions(whereScene isCounted: (UInt64) -> Bool) -> WordNumbers {
    storyboards.reduce(into: []) { actions, storyboard in
      for (number, scene) in storyboard.scenes.scenes.enumerated()
      where isCounted(storyboard.subject(ofScene: number)) {
        actions.formUnion(scene.actions)
      }
    }
  }

  /// Adds the names in Swift of the types that code names as Objective-C does.
  mutating func addNamesInSwift() {
    guard !namesInSwift.isEmpty else { return }
    for place in sources.indices { sources[place].addNames(inSwift: namesInSwift) }
  }

  /// Adds the parts of a source file.
  mutating func add(_ parts: [Source], with enums: EnumCases) {
    sources += parts
    openEnumerations.formUnion(enums.open)
    opensAnyEnumeration = opensAnyEnumeration || enums.opensAny
  }

  /// Takes the cases for used that code may make without naming them.
  mutating func useOpenCases() {
    for place in sources.indices where !sources[place].cases.isEmpty {
      sources[place].useCases { opensAnyEnumeration || openEnumerations.contains($0) }
    }
  }

  /// Takes calls that name a class without such a method for calls of every method of the name: it may inherit one.
  mutating func openClassCalls() {
    let declared = WordNumbers(sources.flatMap { $0.methods.compactMap(\.head.nameOfClass) })
    for place in sources.indices { sources[place].openClassCalls(but: declared) }
  }

  /// Adds a storyboard.
  mutating func add(_ storyboard: Storyboard) {
    storyboards.append(storyboard)
    let name = WordHash.ofText(MentioningFiles.stem(of: storyboard.path).utf8)
    references.formUnion(storyboard.scenes.outside.named)
    for scene in storyboard.scenes.scenes {
      identifiers[name, default: []].formUnion(scene.identifiers.map { WordHash.ofText($0.utf8) })
      references.formUnion(scene.named)
    }
  }
}
