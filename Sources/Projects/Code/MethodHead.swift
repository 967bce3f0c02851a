/// The head of a method in Swift or Objective-C, as far as it says who may call the method.
struct MethodHead {
  /// The place where the method's name ends.
  let nameEnd: Int
  /// The names that calls have: its own, and those that the other language gives it.
  private(set) var names: [UInt64]
  /// The word for calls that name its class; nil for a method of objects, or one whose class is not known.
  private(set) var nameOfClass: UInt64?
  /// Whether it is one of a class: `static func`, `class func`, `+`.
  let isOfClass: Bool
  /// The names by one of which Swift calls a method of Objective-C with parameters: the beginnings of its name.
  ///
  /// Source: *Better Translation of Objective-C APIs into Swift* (SE-0005).
  let namesInSwift: [UInt64]
  /// The types of its parameters that no system calls methods with, for all that their names tell.
  let parameterTypes: WordNumbers
  /// The callers that do not name it in this app's code.
  let reach: Reach
  /// Whether a control or a recognizer sends it, so that a document connects it or code names its selector.
  let isAction: Bool

  /// The callers of a method that do not name it in the app's code.
  enum Reach {
    /// None: the file alone sees it.
    case file
    /// Libraries, where it implements a protocol or overrides a class of theirs.
    case app
    /// Other apps.
    case everyone
    /// The system.
    case system
  }

  /// - Parameters:
  ///   - range: The head, up to the brace that opens the body.
  ///   - code: The text without comments and strings.
  init?(_ range: Range<Int>, in code: [UInt8]) {
    let isSwift = code[range.lowerBound] == UInt8(ascii: "f")
    guard let name = Self.name(in: range, of: code) else { return nil }
    let rest = code[name.upperBound..<range.upperBound]
    let types = Self.types(in: isSwift ? Self.parameters(rest) : rest)
    nameEnd = name.upperBound
    parameterTypes = WordHash.set(of: types.filter { !Self.plainTypes.contains($0) })
    namesInSwift =
      isSwift || !rest.contains(UInt8(ascii: ":")) ? [] : Self.beginnings(of: code[name])
    let word = String(decoding: code[name], as: UTF8.self)
    let label = isSwift ? Self.firstLabel(rest) : nil
    names =
      [WordHash.of(word.utf8)]
      + (label.map { [WordHash.of("\(word)\($0)".utf8), WordHash.of("\(word)With\($0)".utf8)] }
        ?? [])
    let modifiers = isSwift ? Self.modifiers(before: range.lowerBound, in: code) : []
    isAction =
      modifiers.contains("IBAction") || !isSwift && Self.types(in: code[range]).contains("IBAction")
      || !types.isDisjoint(with: Self.recognizers)
    isOfClass =
      isSwift
      ? modifiers.contains("static") || modifiers.contains("class")
      : code[range.lowerBound] == UInt8(ascii: "+")
    reach = Self.reach(of: word, modifiers, isAction: isAction, isOfClass: isOfClass)
  }

  /// The same method as one of a class.
  func belonging(to type: UInt64) -> MethodHead {
    var head = self
    let name = ClassCalls.method(names[0], of: type)
    head.nameOfClass = name
    head.names.append(name)
    return head
  }

  /// - Parameter name: The name of a constant, which is used where it is named.
  init(ofConstant name: UInt64) {
    nameEnd = 0
    names = [name]
    namesInSwift = []
    isAction = false
    isOfClass = false
    parameterTypes = []
    reach = .file
  }

  /// The callers of a method that do not name it.
  ///
  /// Actions have none: a document connects them, or code names their selectors.
  ///
  /// Source: `UIGestureRecognizer.addTarget(_:action:)`, `UIControl.addTarget(_:action:for:)`.
  private static func reach(
    of name: String, _ modifiers: Set<String>, isAction: Bool, isOfClass: Bool
  ) -> Reach {
    if modifiers.contains("override") { return .system }
    if modifiers.contains("private") || modifiers.contains("fileprivate") { return .file }
    let first = name.prefix { $0.isLowercase || $0 == "_" }
    let words = isOfClass ? wordsOfSystemForClasses : wordsOfSystem
    if !isAction, first.isEmpty && !isOfClass || words.contains(String(first)) { return .system }
    return modifiers.contains("public") || modifiers.contains("open") ? .everyone : .app
  }

  /// The parts of a name before its capitals: `go`, `goTo` of `goToBadge`.
  private static func beginnings(of name: ArraySlice<UInt8>) -> [UInt64] {
    name.indices.dropFirst().filter {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[$0])
    }.map { WordHash.of(name[..<$0]) }
  }

  /// The place of a method's name; nil for a head that cannot be read.
  ///
  /// - Parameters:
  ///   - range: The head.
  ///   - code: The text without comments and strings.
  /// - Returns: The place.
  static func name(in range: Range<Int>, of code: [UInt8]) -> Range<Int>? {
    code[range.lowerBound] == UInt8(ascii: "f")
      ? nameInSwift(range, code) : nameInObjectiveC(range, code)
  }

  private static func nameInSwift(_ range: Range<Int>, _ code: [UInt8]) -> Range<Int>? {
    word(from: range.lowerBound + "func".utf8.count, in: code[..<range.upperBound])
  }

  private static func nameInObjectiveC(_ range: Range<Int>, _ code: [UInt8]) -> Range<Int>? {
    var depth = 0
    for place in range {
      if code[place] == UInt8(ascii: "(") { depth += 1 }
      guard code[place] == UInt8(ascii: ")") else { continue }
      depth -= 1
      if depth == 0 { return word(from: place + 1, in: code[..<range.upperBound]) }
    }
    return nil
  }

  /// The word behind the spaces at a place; nil where something else is there.
  private static func word(from place: Int, in code: ArraySlice<UInt8>) -> Range<Int>? {
    let rest = code[place...].drop { $0 == UInt8(ascii: " ") }
    let word = rest.prefix(while: WordReader.isWord)
    return word.isEmpty ? nil : word.indices
  }

  /// The text from the parenthesis that opens the parameters to the one that closes them.
  private static func parameters(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = text.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    var depth = 0
    for place in start..<text.endIndex {
      if text[place] == UInt8(ascii: "(") { depth += 1 }
      if text[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return text[start...place] }
    }
    return text[start...]
  }

  /// The label of the first argument; nil where there is none.
  private static func firstLabel(_ text: ArraySlice<UInt8>) -> String? {
    let label = parameters(text).dropFirst().drop { " \n".utf8.contains($0) }
      .prefix(while: WordReader.isWord)
    return label.isEmpty || label.elementsEqual("_".utf8)
      ? nil : String(decoding: label, as: UTF8.self)
  }

  /// The words of a text that begin with a capital, as the names of types do.
  private static func types(in text: ArraySlice<UInt8>) -> Set<String> {
    let words = text.split { !WordReader.isWord($0) }
    return Set(
      words.filter { $0.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false }
        .map { String(decoding: $0, as: UTF8.self) })
  }

  /// The words on the line before a place, and on the lines above that begin with an attribute.
  private static func modifiers(before place: Int, in code: [UInt8]) -> Set<String> {
    var words: Set<String> = []
    var end = place
    while true {
      let start = code[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = code[start..<end]
      let own = line.lastIndex { "{};".utf8.contains($0) }.map { line[($0 + 1)...] } ?? line
      let isAttribute = own.first { !" \t".utf8.contains($0) } == UInt8(ascii: "@")
      guard end == place || isAttribute else { return words }
      words.formUnion(
        own.split { !WordReader.isWord($0) }.map { String(decoding: $0, as: UTF8.self) })
      guard start > 0, own.startIndex == start else { return words }
      end = start - 1
    }
  }

  /// The types of parameters of actions and of methods that an app calls by itself: no protocol of the system has methods
  /// with these alone that show a screen.
  private static let plainTypes = Set([
    "Any", "AnyObject", "Array", "BOOL", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data",
    "Date", "Dictionary", "Double", "Error", "Float", "IBAction", "Int", "Int32", "Int64",
    "NSArray", "NSDate", "NSDictionary", "NSInteger", "NSNotification", "NSNumber", "NSString",
    "NSUInteger", "NSURL", "Never", "Notification", "Optional", "Result", "Set", "String",
    "TimeInterval", "UIBarButtonItem", "UIButton", "UIControl", "UIGestureRecognizer",
    "UISegmentedControl", "UISwitch", "UInt", "URL", "Void",
  ]).union(recognizers)
  /// The recognizers that no protocol of the system hands to a method: its delegates get `UIGestureRecognizer`.
  private static let recognizers: Set<String> = [
    "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UISwipeGestureRecognizer", "UITapGestureRecognizer",
  ]
  /// The words that names of methods of classes begin with which the system calls.
  ///
  /// Source: the methods of classes of NSObject, UIView and SwiftUI's protocols that programs override or implement.
  private static let wordsOfSystemForClasses: Set<String> = [
    "access", "automatically", "body", "class", "copy", "debug", "description", "encode", "init",
    "initialize", "key", "layer", "load", "main", "make", "preferred", "reduce", "requires",
    "resolve", "supports",
  ]
  /// The words that names of methods begin with which the system calls.
  ///
  /// Source: the methods of UIKit's and SwiftUI's classes and protocols that programs override or implement.
  private static let wordsOfSystem: Set<String> = [
    "accessibility", "action", "adaptive", "application", "awake", "become", "begin", "body", "can",
    "child", "class", "collection", "content", "copy", "dealloc", "decode", "deinit", "description",
    "destination", "did", "dismiss", "draw", "encode", "end", "forward", "get", "handle", "has",
    "hash", "hit", "index", "init", "input", "insert", "instantiate", "intrinsic", "invalidate",
    "is", "item", "key", "layout", "load", "main", "make", "motion", "nib", "number", "observe",
    "perform", "point", "preferred", "prepare", "presentation", "presses", "receive", "register",
    "reload", "resign", "resolve", "respond", "restore", "run", "scene", "set", "should", "size",
    "start", "stop", "supported", "table", "target", "title", "touches", "trait", "unwind",
    "update", "validate", "value", "view", "will", "window",
  ]
}
