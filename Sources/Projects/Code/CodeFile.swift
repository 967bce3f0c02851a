/// The names and writes of a source file, from one scan of it.
struct CodeFile {
  /// The text.
  let source: [UInt8]
  let words: CodeWords
  let writes: PropertyWrites
  /// The layout that views of the class do for themselves.
  let layout: OwnLayout
  /// The collections of views that are hidden at the start.
  let hiddenCollections: Set<String>
  /// The colours, and the pictures of buttons, that are set at the start.
  let firstWrites: PropertyWrites
  /// The heights that rows of tables are given, as far as these are automatic; nil where none are given.
  let automaticRowHeights: AutomaticRowHeights?
  /// Whether a navigation bar is made opaque at the start.
  let makesBarOpaque: Bool
  /// Whether its class hides the navigation bar above it when it begins.
  let hidesNavigationBar: Bool
  /// Whether no navigation bar is seen above its class when it begins.
  let leavesNoBar: Bool

  init(_ source: [UInt8]) {
    let code = BlankedCode(source)
    var words = CodeWords()
    var writes = PropertyWrites()
    let keyboard = KeyboardMethods(code.bytes)
    var reader = WordReader(code.bytes)
    var before = ""
    var arranging: Set<String> = []
    var constrained: Set<String> = []
    while let word = reader.nextWord() {
      words.add(word, after: before)
      if let member = reader.memberWritten(),
        !(Self.constraintMembers.contains(member) && keyboard.contain(reader.place))
      {
        writes.add(member, of: word)
      }
      let behind = reader.wordsBehind()
      if Self.loadsPicture(behind) { writes.add("image", of: word) }
      if reader.isSent(CodeWords.fillingMethods) { writes.add(ProjectFacts.filledMember, of: word) }
      for name in ConstrainingCode.views(constrainedBy: word, before: behind, reader) {
        writes.add(ProjectFacts.constrainedMember, of: name)
        constrained.insert(name)
      }
      if CodeWords.movingMethods.contains(word), let view = reader.wordsOfArgument().view {
        writes.add(ProjectFacts.constrainedMember, of: view)
      }
      if CodeWords.orderingMethods.contains(word),
        let view = reader.wordsOfArgument().viewInOrder
      {
        writes.add(ProjectFacts.orderedMember, of: view)
      }
      if WordReader.isAssignment(code.bytes[reader.place...]),
        before == "self" || reader.isAtStartOfStatement(word)
      {
        words.addOwnMember(word)
      }
      if let source = reader.wordAssigned() {
        writes.addName(word, for: source)
        words.addAssignment(of: source, to: word, of: before)
      }
      if word == ProjectFacts.emptiedMember { arranging.insert(before) }
      if Self.activatingMethods.contains(word) {
        for name in reader.wordsOfArgument() { writes.add("isActive", of: name) }
      }
      before = word
    }
    if !words.words.isDisjoint(with: Self.emptyingMethods) {
      for name in arranging { writes.add(ProjectFacts.emptiedMember, of: name) }
    }
    for name in ConstrainingHelpers.views(in: code.bytes, besides: constrained) {
      writes.add(ProjectFacts.constrainedMember, of: name)
    }
    self.source = source
    layout = OwnLayout(code.bytes)
    automaticRowHeights =
      words.givesRowHeights
      ? AutomaticRowHeights(code.bytes, methods: MethodBodies(code.bytes).methods) : nil
    self.words = words
    self.writes = writes
    let methods = FirstMethods.areAmong(words.words) ? FirstMethods(code.bytes) : nil
    hiddenCollections = methods.map { HiddenCollections(code.bytes, $0).properties } ?? []
    let bar = methods.map { NavigationBarWrites(in: code.bytes, $0) }
    makesBarOpaque = bar?.makesOpaque ?? false
    hidesNavigationBar = bar?.hidesBar ?? false
    leavesNoBar = bar?.leavesNoBar ?? false
    firstWrites = methods.map { FirstWrites.writes(in: code.bytes, $0) } ?? PropertyWrites()
  }

  /// The members of a constraint that code sets; what it sets while a keyboard comes or goes is taken back.
  static let constraintMembers: Set<String> = [
    "constant", "priority", "isActive", "active",
  ]

  /// Whether a message gives an image view a picture from elsewhere: `kf.setImage`, `sd_setImageWithURL`.
  ///
  /// Sources: the interfaces of Kingfisher, SDWebImage, AlamofireImage, Haneke, PINRemoteImage and YYWebImage.
  private static func loadsPicture(_ message: [String]) -> Bool {
    guard let first = message.first else { return false }
    if first.utf8.contains(UInt8(ascii: "_")), first.contains("_setImage") { return true }
    return libraries.contains(first) && message.dropFirst().first?.hasPrefix("setImage") ?? false
  }

  private static let libraries: NameSet = ["kf", "af", "sd"]

  /// The methods that take views away.
  private static let emptyingMethods: Set<String> = [
    "removeFromSuperview", "removeArrangedSubview",
  ]

  /// The methods that take constraints to put them into force or out of it.
  ///
  /// Source: `NSLayoutConstraint.activate(_:)` and `deactivate(_:)`, `UIView.addConstraints(_:)` and `removeConstraints(_:)`.
  private static let activatingMethods: NameSet = [
    "activate", "deactivate", "activateConstraints", "deactivateConstraints", "addConstraint",
    "addConstraints", "removeConstraint", "removeConstraints",
  ]
}

/// The texts between quotation marks in a source file or a table of texts, but for comments.
///
/// Between every mark and the next: which of them opens a text is not asked.
struct QuotedTexts {
  private var texts: Set<ArraySlice<UInt8>> = []

  init(_ source: [UInt8]) {
    var start: Int?
    let source = BlankedCode(source, without: .comments).bytes
    for (place, byte) in source.enumerated() where byte == UInt8(ascii: "\"") {
      if let start { texts.insert(source[start..<place]) }
      start = place + 1
    }
  }

  /// Whether a text without quotation marks is there.
  func contains(_ text: String) -> Bool { texts.contains(Array(text.utf8)[...]) }
}

extension [String] {
  /// The view that an argument gives: the word itself, or a member of the object.
  fileprivate var view: String? { first == "self" ? dropFirst().first : first }

  /// The view that an argument gives, behind the label that it had before Swift 4.2.
  fileprivate var viewInOrder: String? {
    let labels = ["toFront", "toBack"]
    return labels.contains(first ?? "") ? Array(dropFirst()).view : view
  }
}
