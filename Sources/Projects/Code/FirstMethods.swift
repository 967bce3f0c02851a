/// The methods of a class that run before anything of it is seen: `awakeFromNib`, `viewDidLoad`, `viewWillAppear`, and those that
/// these call.
///
/// Source: `UIViewController.viewWillAppear(_:)`, which the system calls before the view is in a window.
struct FirstMethods {
  /// All methods of the file or class.
  let all: [MethodBodies.Method]
  private let beginnings: [MethodBodies.Method]
  private let code: [UInt8]

  /// - Parameter code: The text of a source file, without comments and strings.
  init(_ code: [UInt8]) {
    self.init(MethodBodies(code).methods, in: code)
  }

  /// - Parameters:
  ///   - methods: The methods of a class.
  ///   - code: The text that they are in, without comments and strings.
  init(_ methods: [MethodBodies.Method], in code: [UInt8]) {
    self.code = code
    all = methods
    beginnings = all.filter { Self.names.contains(Self.name(of: $0, in: code)) }
  }

  /// Whether a method is one of these.
  func contain(_ method: MethodBodies.Method) -> Bool {
    let name = Self.name(of: method, in: code)
    guard !Self.names.contains(name) else { return true }
    return beginnings.contains { beginning in
      var isCalled = false
      WordHash.forEachWord(in: Array(code[beginning.body])) { isCalled = isCalled || $0 == name }
      return isCalled
    }
  }

  /// The first word of a method's name: the one before its parameters or its end.
  private static func name(of method: MethodBodies.Method, in code: [UInt8]) -> UInt64 {
    let head = code[method.head]
    let isSwift = head.first == UInt8(ascii: "f")
    let rest =
      isSwift
      ? head.dropFirst("func".utf8.count)
      : head.drop { $0 != UInt8(ascii: ")") }.dropFirst()
    return WordHash.of(rest.drop { !WordReader.isWord($0) }.prefix(while: WordReader.isWord))
  }

  /// Whether a file has one of these, by its words.
  static func areAmong(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: beginningWords)
  }

  /// Whether one of these begins at a word.
  static func areAmong(_ words: [PlacedWord]) -> Bool {
    words.contains { names.contains($0.word) }
  }

  private static let beginningWords: Set<String> = [
    "awakeFromNib", "viewDidLoad", "viewWillAppear", "commonInit",
  ]
  private static let names = WordSet(Array(beginningWords))
}
