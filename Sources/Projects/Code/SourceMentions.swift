/// The names that a source file uses and declares, and what it does with properties.
///
/// Found by words; what comments say is not done.
struct SourceMentions: Sendable {
  /// All words in order.
  private(set) var words: [UInt64] = []
  /// The cases of the file's enumerations.
  private(set) var enums = EnumCases([], in: [])
  /// The parts of the file with the words that each uses.
  private(set) var parts: [SourcePart] = []
  /// The words that begin with a small letter wherever they stand outside of texts, but for types in Objective-C that are only
  /// declared or pointed to: most name no class.
  ///
  /// In Swift they are no members of other objects and no cases.
  private(set) var variables: WordNumbers = []
  /// The names that its types have in Objective-C.
  private(set) var exposed = ObjectiveCNames()
  /// The types that are declared by names which begin with a small letter.
  private(set) var smallTypes: WordNumbers = []
  /// The words that stand only in methods which prepare segues.
  private(set) var prepared: WordNumbers = []
  /// The types that are declared or extended.
  private(set) var declaredTypes: WordNumbers = []
  /// The types that are declared or extended and may hold code, as protocols alone do not, but for those inside others.
  private(set) var outerTypes: WordNumbers = []
  private var holders: WordNumbers = []
  /// The types that are declared, but for those inside others.
  private(set) var ownTypes: WordNumbers = []
  /// The types among these that can make others.
  private(set) var makers: WordNumbers = []
  /// The types that only their own declarations and extensions name.
  private(set) var typesNamedByThemselves: WordNumbers = []
  /// The types that end the program where a document makes one.
  private(set) var uncodableTypes: WordNumbers = []
  /// Whether an app begins in the file.
  private(set) var beginsApp = false
  /// The properties whose text is set.
  private(set) var propertiesWithText: WordNumbers = []
  /// The properties that hold a constraint which is set, not only while a keyboard comes or goes.
  private(set) var propertiesWithConstraint: WordNumbers = []
  /// The properties that hold a view whose frame is set.
  private(set) var propertiesWithFrame: WordNumbers = []
  /// The properties whose font is set.
  private(set) var propertiesWithFont: WordNumbers = []
  /// The properties whose font is set on some screens only.
  private(set) var propertiesWithFontByScreen: WordNumbers = []
  /// The properties that hold a button of which insets are set.
  private(set) var propertiesWithInsets: WordNumbers = []
  /// The colours that views of types set of themselves when they begin.
  private(set) var colorsOfTypes: [UInt64: Set<String>] = [:]
  /// The properties of other objects whose picture is set; those of an object's own are among its writes.
  private(set) var propertiesWithImage: WordNumbers = []
  /// The functions that set fonts and texts of views.
  private(set) var helpers = ViewHelpers()
  /// The properties that hold a view which is hidden on one kind of device.
  private(set) var hiding = IdiomHiding()

  /// The methods that show a scene at a size that they give.
  private(set) var popups = PopupMethods()
  /// The storyboards that scenes are made from.
  private(set) var sceneMakers = SceneMakers()
  /// The words that only name storyboards from which other scenes are made, or segues.
  private(set) var passed: WordNumbers = []
  /// The texts that it gives labels and buttons.
  private(set) var textWrites = TextWrites()
  /// The views that it finds in rows by their tags, to give them pictures or texts.
  private(set) var taggedViews = TaggedViews()
  /// The calls of methods of classes.
  private(set) var classCalls = ClassCalls()
  /// The words that only closures use which make previews of context menus.
  private(set) var previewed: WordNumbers = []
  /// The methods that only comments have called.
  let commentedSelectors: WordNumbers
  /// Whether the file holds code that the system runs before the app begins.
  private(set) var beginsByItself = false

  /// The heights that the code gives the rows of a table, as far as they are automatic.
  private(set) var automaticRowHeights = AutomaticRowHeights()

  /// Whether the code gives the rows of a table their heights.
  var givesRowHeights: Bool { words.contains(where: Self.rowHeights.contains) }

  /// Whether the code registers fonts, also by the library FontBlaster.
  ///
  /// Source: `CTFontManagerRegisterFontsForURL`, `CTFontManagerRegisterGraphicsFont` and their kin.
  var registersFonts: Bool { words.contains(where: Self.fontRegistering.contains) }

  /// Whether the code answers which orientations the app supports, and names portrait.
  ///
  /// Source: `application(_:supportedInterfaceOrientationsFor:)` of `UIApplicationDelegate`, whose answer is intersected with
  /// that of the controller that covers the screen.
  var limitsOrientationsOfApp: Bool {
    words.contains(where: Self.orientationsOfApp.contains)
      && words.contains(where: OrientationAnswers.portrait.contains)
  }

  /// Whether the file belongs to a test: it names XCTest, not as the text by which an app finds out that it is tested.
  private(set) var isTest = false

  /// Reads a source file; nil where it cannot be read or is larger than source files are.
  init?(at path: String, below root: String) {
    guard let source = BoundedFile.bytes(of: path, within: root) else { return nil }
    guard !source.prefix(Self.longestHeading).holds(Self.generated) else { return nil }
    self.init(source, isObjectiveC: !path.hasSuffix(".swift"))
  }

  init(_ source: [UInt8], isObjectiveC: Bool = false) {
    var code = BlankedCode(source, without: .comments).bytes
    commentedSelectors = CommentedSelectors.names(in: source, without: code)
    ImportLines.blank(in: &code)
    var constants = TextConstants(code)
    let placesOfTexts = CodeLiterals.places(in: code)
    let withTexts = code
    CodeLiterals.blankTexts(placesOfTexts, in: &code)
    let keyboard = KeyboardMethods(code)
    let blank = BlankedCode(code).bytes
    let wordsOfBlank = WordHash.placedWords(in: blank)
    let nested = NestedTypes(blank, words: wordsOfBlank)
    let outer =
      isObjectiveC ? OuterTypes.ofObjectiveC(in: blank, words: wordsOfBlank) : nested.outer
    if !isObjectiveC { exposed = ObjectiveCNames(blank, words: wordsOfBlank) }
    var parts = SourceParts(outer, in: blank)
    parts.add(
      placesOfTexts, of: withTexts, but: constants.starts)
    let bodies = MethodBodies(blank)
    let heads = bodies.methods.map { MethodHead($0.head, in: blank) }
    var methods = PlacedMethods(
      blank, words: wordsOfBlank, bodies: bodies, heads: heads,
      types: isObjectiveC ? outer : nested.types)
    helpers = ViewHelpers(
      blank, words: wordsOfBlank, methods: bodies.methods, heads: heads)
    let placed = WordHash.placedWords(in: code)
    var performed: WordNumbers = []
    var questions = TypeQuestions()
    var registrations = Registrations(code, words: placed)
    var enums = EnumCases(isObjectiveC ? [] : nested.enumerations, in: blank)
    var forward = ForwardDeclarations()
    var fonts = FontWrites()
    var classes: WordNumbers = []
    var before: UInt64 = 0
    var isCase = false
    var start = 0
    for place in placed {
      let (word, end) = (place.word, place.end)
      if word == Self.testing, blank[end - 1] != UInt8(ascii: " ") { isTest = true }
      add(word, after: before, rest: code[end...])
      let between = code[start..<place.start]
      fonts.read(word, after: before, between, rest: code[end...])
      let isSmall = Self.isSmall(code[place.start])
      let isInText = blank[end - 1] == UInt8(ascii: " ")
      if Self.variableWords.contains(before) { parts.declareVariable(word, at: place.start) }
      isCase = before == Self.enumCase || isCase && between.first == UInt8(ascii: ",")
      let isAskedFor = questions.ask(for: word, behind: between, before: code[end...])
      let enumeration =
        isObjectiveC ? nil : enums.read(place, behind: between, in: code, isCase: isCase)
      let isTold = forward.declare(behind: between, after: code[..<start])
      if Self.isImageSet(by: word, rest: code[end...]), Self.isMemberOfOther(code[..<start]) {
        propertiesWithImage.insert(before)
      }
      var makesNone = false
      if let enumeration {
        parts.declareCase(word, of: enumeration, at: place.start)
      } else if SystemMembers.contain(word, after: before, behind: between) {
        makesNone = true
      } else if isTold || exposed.areGiven(at: place.start)
        || !isUse(
          word, after: before, behind: between, in: code, isObjectiveC ? .objectiveC : .swift)
        || methods.declare(at: end)
        || constants.declare(at: end) || constants.add(word, at: end)
      {
        makesNone = isObjectiveC
      } else if isAskedFor {
        makesNone = isObjectiveC
      } else if isObjectiveC && Self.isPointedTo(code, upTo: end) {
        parts.point(to: word, at: place.start)
        makesNone = true
      } else if let call = registrations.call(around: place.start) {
        registrations.add(
          word, as: code[place.start..<end], behind: code[place.start - 1], to: call,
          in: methods.method(around: end))
      } else {
        let used =
          isInText ? word : classCalls.word(word, after: before, behind: between, in: code)
        if let method = methods.method(around: end) {
          methods.add(used, to: method)
        } else {
          parts.use(used, at: place.start)
        }
        if methods.preparesSegues(at: end) {
          prepared.insert(word)
        } else if methods.prepareAnySegue {
          performed.insert(word)
        }
      }
      if isSmall, declaredTypes.contains(word), Self.declaringWords.contains(before) {
        smallTypes.insert(word)
      }
      if !isInText, isSmall, isObjectiveC || !isCase && Self.isVariable(after: before, between) {
        variables.insert(word)
      } else if !makesNone {
        classes.insert(word)
      }
      if Self.isConstraintSet(by: word, rest: code[end...]), !keyboard.contain(end) {
        propertiesWithConstraint.insert(before)
      }
      if EarlyCode.begins(with: word, endOf: code[..<end]) { beginsByItself = true }
      if word == Self.applicationMain || word == Self.main && CodeUses.isAttribute(code[..<end]) {
        beginsApp = true
      }
      before = word
      start = end
    }
    variables.subtract(classes)
    propertiesWithFont = fonts.properties
    words = placed.map(\.word)
    sceneMakers = SceneMakers(withTexts, methods: bodies.methods, words: placed)
    let begins = FirstMethods.areAmong(wordsOfBlank)
    if makers.count > 1 || begins {
      let types = OwnBodies(blank, words: wordsOfBlank)
      if makers.count > 1 { typesNamedByThemselves = types.typesNamedByThemselves(among: placed) }
      if begins {
        colorsOfTypes = OwnColors.members(in: blank, methods: bodies.methods, types: types)
      }
    }
    passed = PassedNames(withTexts, methods: bodies.methods, words: placed).words
    textWrites = TextWrites(withTexts, words: wordsOfBlank)
    taggedViews = TaggedViews(withTexts, methods: bodies.methods, words: placed) {
      switch $0 {
      case .picture: Self.isImageSet(by: $1, rest: $2)
      case .text: ViewHelpers.textMembers.contains($1)
      }
    }
    popups = PopupMethods(
      withTexts, methods: bodies.methods, words: placed,
      literals: parts.literals.union(constants.uses.compactMap(\.literal)))
    ownTypes.subtract(nested.names)
    outerTypes = holders.subtracting(nested.names)
    if !isObjectiveC { uncodableTypes = UncodableTypes.names(in: blank) }
    makers.subtract(nested.names)
    automaticRowHeights = AutomaticRowHeights(blank, methods: bodies.methods)
    propertiesWithFontByScreen = FontsByScreen.properties(in: code, words: placed)
    hiding.add(code, words: placed)
    prepared.subtract(performed)
    self.enums = enums
    for (row, method, place) in registrations.rows {
      if let method { methods.add(row, to: method) } else { parts.add(row, at: place) }
    }
    parts.add(methods)
    parts.add(constants)
    let closures = PreviewClosures(code, words: placed).words
    previewed = closures.isEmpty ? [] : classCalls.adding(to: closures).intersection(parts.words)
    parts.subtract(previewed)
    parts.lead(
      toTypes: ownTypes, named: exposed,
      orAddingTo: ExtendedType.name(in: nested.outer, words: wordsOfBlank))
    self.parts = parts.parts
  }

  /// Whether a type's name ends here that is the type of a pointer: `Badge` in `Badge *badge`, `(Badge *)`.
  private static func isPointedTo(_ code: [UInt8], upTo end: Int) -> Bool {
    guard code[end...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "*") else {
      return false
    }
    let name = lastWord(of: code[..<end])
    return name.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  private static func isConstraintSet(by word: UInt64, rest: ArraySlice<UInt8>) -> Bool {
    constraintSetters.contains(word)
      || constraintMembers.contains(word) && WordReader.isAssignment(rest)
  }

  private mutating func add(_ word: UInt64, after before: UInt64, rest: ArraySlice<UInt8>) {
    if Self.frameSetters.contains(word)
      || Self.frameMembers.contains(word) && WordReader.isAssignmentToParts(rest)
    {
      propertiesWithFrame.insert(before)
    }
    if Self.textMembers.contains(word) { propertiesWithText.insert(before) }
    if ViewHelpers.insetMembers.contains(word) { propertiesWithInsets.insert(before) }
  }

  private static func isImageSet(by word: UInt64, rest: ArraySlice<UInt8>) -> Bool {
    imageSetters.contains(word) || word == image && WordReader.isAssignment(rest)
  }

  /// Whether the last word of a text is a member of another object: `icon` in `cell.icon`, not in `self.icon`.
  private static func isMemberOfOther(_ text: ArraySlice<UInt8>) -> Bool {
    let owner = text.dropLast(lastWord(of: text).count)
    guard owner.last == UInt8(ascii: ".") else { return false }
    return !lastWord(of: owner.dropLast()).elementsEqual("self".utf8)
  }

  private static func isSmall(_ letter: UInt8) -> Bool {
    letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
  }

  /// Whether a word of Swift that begins with a small letter is a variable or a label, not a member of something else:
  /// `badge` in `R.nib.badge`.
  private static func isVariable(after before: UInt64, _ between: ArraySlice<UInt8>) -> Bool {
    between.last != UInt8(ascii: ".") || between.count == 1 && before == itself
  }

  private static let variableWords = WordSet(["let", "var"])
  private static let itself = WordHash.of("self".utf8)
  private static let enumCase = WordHash.of("case".utf8)

  private static func lastWord(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let before = text.lastIndex { !WordReader.isWord($0) }
    return text[(before.map { $0 + 1 } ?? text.startIndex)...]
  }

  /// Adds a word that a type of this name is declared by.
  ///
  /// - Returns: Whether the word is used instead.
  private mutating func isUse(
    _ word: UInt64, after before: UInt64, behind between: ArraySlice<UInt8>, in code: [UInt8],
    _ language: Language
  ) -> Bool {
    let place = between.startIndex
    guard Self.declaringWords.contains(before), !Self.membersOfClasses.contains(word),
      // Not what follows `typedef enum :`.
      between.allSatisfy({ " \n\t\r".utf8.contains($0) }),
      language == .swift || Self.isMarked(before, in: code[..<place]),
      // Not what follows `[Badge class]`.
      place < code.count, " \n\t".utf8.contains(code[place])
    else { return true }
    declaredTypes.insert(word)
    if before != Self.promising { holders.insert(word) }
    if before != Self.extending { ownTypes.insert(word) }
    if Self.wordsBeforeMakers.contains(before) { makers.insert(word) }
    return false
  }

  /// The language of a source file.
  private enum Language { case swift, objectiveC }

  /// Whether a word that ends a text declares something in Objective-C: `@interface`, not `#pragma mark - interface`.
  private static func isMarked(_ word: UInt64, in text: ArraySlice<UInt8>) -> Bool {
    guard markedWords.contains(word) else { return word != classWord }
    return text.dropLast(lastWord(of: text).count).last == UInt8(ascii: "@")
  }

  private static let markedWords = WordSet(["interface", "implementation", "protocol"])
  private static let classWord = WordHash.of("class".utf8)

  /// The mark of the files in which R.swift lists all documents, scenes and segues, used or not.
  ///
  /// Source: `Generated by R.swift, see https://github.com/mac-cain13/R.swift`, the second line of `R.generated.swift`.
  private static let generated = Array("Generated by R.swift".utf8)
  private static let longestHeading = 200
  private static let extending = WordHash.of("extension".utf8)
  private static let promising = WordHash.of("protocol".utf8)
  private static let main = WordHash.of("main".utf8)
  private static let applicationMain = WordHash.of("UIApplicationMain".utf8)
  private static let orientationsOfApp = WordSet([
    "supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow",
  ])
  private static let testing = WordHash.of("XCTest".utf8)

  /// The words before the name of a type that code declares, or adds to.
  private static let declaringWords = WordSet([
    "class", "struct", "enum", "protocol", "extension", "interface", "implementation",
  ])
  /// The members of labels and buttons that hold a text, their setters, and those by which the library SkeletonView
  /// covers a text that is to come.
  private static let textMembers = ViewHelpers.textMembers.union(skeletons)
  private static let skeletons = WordSet([
    "showSkeleton", "showGradientSkeleton", "showAnimatedSkeleton", "showAnimatedGradientSkeleton",
  ])
  private static let image = WordHash.of("image".utf8)
  /// The setters of pictures of UIKit, and of the libraries SDWebImage, Kingfisher, AlamofireImage, AFNetworking and
  /// Haneke.
  private static let imageSetters = WordSet([
    "setImage", "sd_setImage", "sd_setImageWithURL", "kf", "af", "af_setImage", "setImageWith",
    "setImageWithURL", "setImageWithURLRequest", "hnk_setImage",
  ])
  private static let fontRegistering = WordSet([
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerRegisterFontDescriptors", "FontBlaster", "registerFont", "registerFonts",
  ])
  private static let rowHeights = WordSet(Array(CodeWords.rowHeightMethods))
  /// The members of a constraint that code sets, and their setters.
  private static let constraintMembers = WordSet(Array(CodeFile.constraintMembers))
  private static let constraintSetters = WordSet([
    "setConstant", "setPriority", "setActive",
  ])
  /// The members of a view that place it, and their setters.
  private static let frameMembers = WordSet(["frame", "bounds", "center"])
  private static let frameSetters = WordSet(["setFrame", "setBounds", "setCenter"])
  /// The words before the name of a type that can make others.
  private static let wordsBeforeMakers = WordSet(["class", "struct", "implementation"])
  /// The words after `class` in Swift where a member of a class follows.
  static let membersOfClasses = WordSet([
    "func", "var", "let", "override", "subscript",
  ])
}
