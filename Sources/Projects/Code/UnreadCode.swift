/// The source files and storyboards of an app before it is known which of them lead anywhere.
struct UnreadCode {
  /// A source file with the methods that nothing may call.
  struct Source {
    let subject: UInt64
    let types: Set<UInt64>
    let pointed: Set<UInt64>
    let words: Set<UInt64>
    var variables: Set<UInt64>
    let prepared: Set<UInt64>
    let methods: [MethodUse]
    let commentedSelectors: Set<UInt64>
    let literals: Set<UInt64>
    let fragments: Set<UInt64>
    let makers: SceneMakers
    let passed: Set<UInt64>
    let isEntry: Bool
    /// Whether an app begins with it.
    let beginsApp: Bool

    /// - Parameters:
    ///   - source: The names in the file.
    ///   - subject: Its subject.
    ///   - stem: The part of its name that says the subject.
    init(_ source: SourceMentions, about subject: UInt64, named stem: Substring) {
      self.subject = subject
      types = source.ownTypes
      pointed = source.pointed
      words = source.used
      variables = source.variables
      prepared = source.prepared
      methods = source.methods
      commentedSelectors = source.commentedSelectors
      literals = source.literals
      fragments = source.fragments
      makers = source.sceneMakers
      passed = source.passed
      beginsApp = source.beginsApp || stem.hasSuffix("Delegate")
      isEntry = beginsApp || source.beginsByItself
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
  }

  /// The source files.
  var sources: [Source] = []
  /// The storyboards.
  private(set) var storyboards: [Storyboard] = []
  /// The identifiers of scenes, by the name of the storyboard, as hashes of texts.
  private(set) var identifiers: [UInt64: Set<UInt64>] = [:]
  /// The names by which scenes refer to others.
  private(set) var references: Set<UInt64> = []
  /// The documents that code may load, and previews.
  var uses = CodeUses()

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
