/// The functions that set the font, the text or the insets of a view they are given, or place it by constraints, and what functions
/// are given.
///
/// Found by words: `func style(_ label: UILabel) { label.font = … }` and `style(titleLabel)`, or in an extension of a view
/// `func style() { font = … }` and `titleLabel.style()`. A variable that goes through a list stands for each view in it:
/// `for label in [titleLabel, bodyLabel]`.
struct ViewHelpers: Sendable {
  /// The functions that set a font.
  private var setFonts: WordNumbers = []
  /// The functions that set a text.
  private(set) var setTexts: WordNumbers = []
  /// The functions that set insets of a button's title or picture, or say how a category lays them out.
  private var setInsets: WordNumbers = []
  /// The functions that make constraints for a view in place of its mask.
  private var constrain: WordNumbers = []
  /// The uses of functions in a file.
  private var uses: [Use] = []
  /// The properties of an app that its functions are given, or sent to, by the function.
  private var variables: [UInt64: WordNumbers] = [:]

  /// A variable that a function is given, or sent to.
  private struct Use {
    let function: UInt64
    let variable: UInt64
  }

  /// Creates a list without functions.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  ///   - methods: Its methods.
  ///   - heads: Their heads; nil for those that cannot be read.
  init(
    _ code: [UInt8], words: [PlacedWord], methods: [MethodBodies.Method], heads: [MethodHead?]
  ) {
    let extendsViews = Self.extend(Self.views, words)
    // Methods of a category that lays buttons out say how it does.
    let laysOutButtons =
      Self.extend(Self.buttons, words) && words.contains { $0.word == Self.layoutSubviews }
    for (method, head) in zip(methods, heads) {
      guard let name = head?.names.first else { continue }
      let set = Self.membersSet(
        by: words.words(in: method.body), behind: method.body.lowerBound,
        of: Self.parameters(among: words.words(in: method.head), in: code),
        orOwn: extendsViews, in: code)
      if !set.isDisjoint(with: Self.fontMembers) { setFonts.insert(name) }
      if !set.isDisjoint(with: Self.textMembers) { setTexts.insert(name) }
      if !set.isDisjoint(with: Self.maskMembers) { constrain.insert(name) }
      if laysOutButtons || !set.isDisjoint(with: Self.insetMembers) { setInsets.insert(name) }
    }
    readUses(in: code, words: words)
    let lists = ViewLists(code, words: words)
    uses += uses.flatMap { use in
      lists.members(of: use.variable).map { Use(function: use.function, variable: $0) }
    }
  }

  /// Takes in those of another file.
  ///
  /// - Parameters:
  ///   - other: The functions of the file.
  ///   - properties: The properties that may be asked about.
  mutating func add(_ other: ViewHelpers, of properties: WordNumbers) {
    setFonts.formUnion(other.setFonts)
    setTexts.formUnion(other.setTexts)
    setInsets.formUnion(other.setInsets)
    constrain.formUnion(other.constrain)
    for use in other.uses where properties.contains(use.variable) {
      variables[use.function, default: []].insert(use.variable)
    }
  }

  /// The functions of any file that are given some properties here, or sent to them, by property.
  func functions(given properties: WordNumbers) -> [UInt64: WordNumbers] {
    uses.reduce(into: [:]) { functions, use in
      guard properties.contains(use.variable) else { return }
      functions[use.variable, default: []].insert(use.function)
    }
  }

  /// Whether a function sets the font of the view in a property.
  func setFont(of property: UInt64) -> Bool {
    setFonts.contains { variables[$0]?.contains(property) ?? false }
  }

  /// Whether a function sets the text of the view in a property.
  func setText(of property: UInt64) -> Bool {
    setTexts.contains { variables[$0]?.contains(property) ?? false }
  }

  /// Whether a function sets insets of the button in a property.
  func setInsets(of property: UInt64) -> Bool {
    setInsets.contains { variables[$0]?.contains(property) ?? false }
  }

  /// Whether a function makes constraints for the view in a property.
  func constrain(_ property: UInt64) -> Bool {
    constrain.contains { variables[$0]?.contains(property) ?? false }
  }

  /// Whether a file adds to one of some classes.
  private static func extend(_ classes: WordSet, _ words: [PlacedWord]) -> Bool {
    zip(words, words.dropFirst()).contains { before, next in
      classes.contains(next.word) && extending.contains(before.word)
    }
  }

  /// The names of parameters: the last word before each colon in Swift, the words behind types in Objective-C.
  private static func parameters(
    among head: ArraySlice<PlacedWord>, in code: [UInt8]
  ) -> WordNumbers {
    let isSwift = head.first?.word == function
    return WordNumbers(
      head.lazy.filter { word in
        word.end < code.count && (!isSwift || code[word.end] == UInt8(ascii: ":"))
      }.map(\.word))
  }

  /// The members of some variables that code assigns, and those of the object itself if they are asked for.
  private static func membersSet(
    by words: ArraySlice<PlacedWord>, behind opening: Int, of variables: WordNumbers,
    orOwn takesOwn: Bool, in code: [UInt8]
  ) -> WordNumbers {
    var found: WordNumbers = []
    var before: UInt64 = 0
    var start = opening
    for placed in words {
      let word = placed.word
      defer { (before, start) = (word, placed.end) }
      guard members.contains(word), !declaring.contains(before),
        setters.contains(word) || WordReader.isAssignment(code[placed.end...])
      else { continue }
      let between = code[start..<placed.start].filter { ".?! \n\t[{;".utf8.contains($0) }
      let isMember = between.contains(UInt8(ascii: ".")) || between.allSatisfy { $0 == 0x20 }
      let isOwn = before == own || !between.contains(UInt8(ascii: "."))
      if isMember && variables.contains(before) || takesOwn && isOwn { found.insert(word) }
    }
    return found
  }

  /// Reads which variables functions are given or sent to.
  private mutating func readUses(in code: [UInt8], words: [PlacedWord]) {
    var calls: [UInt64] = []
    var before = PlacedWord(word: 0, start: 0, end: 0)
    for placed in words {
      let (word, start) = (placed.word, placed.start)
      for place in before.end..<start {
        if code[place] == UInt8(ascii: "(") { calls.append(before.word) }
        if code[place] == UInt8(ascii: ")") { _ = calls.popLast() }
      }
      let follower = placed.end < code.count ? code[placed.end] : nil
      if let call = calls.last, follower == UInt8(ascii: ")") || follower == UInt8(ascii: ",") {
        uses.append(Use(function: call, variable: placed.property(in: code)))
      } else if start > 0, code[start - 1] == UInt8(ascii: ":") {
        uses.append(Use(function: before.word, variable: placed.property(in: code)))
      }
      if follower == UInt8(ascii: "("), start > 0, code[start - 1] == UInt8(ascii: ".") {
        uses.append(Use(function: word, variable: before.property(in: code)))
      } else if follower == UInt8(ascii: "]") || follower == UInt8(ascii: ":"), start > 0,
        code[start - 1] == UInt8(ascii: " ")
      {
        uses.append(Use(function: word, variable: before.property(in: code)))
      }
      before = placed
    }
  }

  private static let declaring = WordSet(["let", "var"])
  private static let function = WordHash.of("func".utf8)
  private static let own = WordHash.of("self".utf8)
  private static let extending = WordSet(["extension", "implementation", "interface"])
  private static let views = WordSet(["UIView", "UILabel", "UIButton", "UITextView"])
  private static let buttons = WordSet(["UIButton"])
  private static let layoutSubviews = WordHash.of("layoutSubviews".utf8)
  private static let setters = WordSet([
    "setFont", "setText", "setAttributedText", "setTitle", "setAttributedTitle",
    "setTitleEdgeInsets", "setImageEdgeInsets", "setContentEdgeInsets",
    "setTranslatesAutoresizingMaskIntoConstraints",
  ])
  private static let members =
    fontMembers.union(textMembers).union(insetMembers).union(maskMembers)
  /// Source: `UIView.translatesAutoresizingMaskIntoConstraints`.
  private static let maskMembers = WordSet([
    "translatesAutoresizingMaskIntoConstraints", "setTranslatesAutoresizingMaskIntoConstraints",
  ])
  private static let fontMembers = WordSet(["font", "setFont"])
  /// The members of views that hold a text, and their setters.
  static let textMembers = WordSet([
    "text", "attributedText", "setText", "setAttributedText", "setTitle", "setAttributedTitle",
  ])
  /// The insets of a button's title and picture, and their setters.
  ///
  /// Source: `UIButton.titleEdgeInsets`, `imageEdgeInsets` and `contentEdgeInsets`.
  static let insetMembers = WordSet([
    "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "setTitleEdgeInsets",
    "setImageEdgeInsets", "setContentEdgeInsets",
  ])
}
