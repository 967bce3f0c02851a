/// A method that may be called by nothing, or a constant that may be, with the names in its code.
struct MethodUse: Sendable {
  /// The head.
  let head: MethodHead
  /// The protocols and classes that the types in the file come from, but for those of the system.
  let ancestors: WordNumbers
  /// The words that the rest of the head and the body use.
  var words: WordNumbers = []
  /// The rows that it registers.
  private(set) var rows: [RegisteredRow] = []
  /// The text of a constant; nil for a method.
  let literal: UInt64?
  /// Whether all files name it without a type: a constant outside of types.
  var isOfNoType = false

  init(head: MethodHead, ancestors: WordNumbers) {
    self.head = head
    self.ancestors = ancestors
    literal = nil
  }

  /// Adds a row that it registers.
  mutating func add(_ row: RegisteredRow) { rows.append(row) }

  /// - Parameters:
  ///   - constant: The name of a constant.
  ///   - literal: The text that it stands for.
  init(constant: UInt64, literal: UInt64) {
    head = MethodHead(ofConstant: constant)
    ancestors = []
    self.literal = literal
  }
}

/// The methods of a source file, and the places in it that their heads and bodies take.
struct PlacedMethods {
  /// The methods that nothing need call, in the order of their heads.
  private(set) var uses: [MethodUse] = []
  /// The ranges from the head to the end of the body, in the same order.
  private var ranges: [Range<Int>] = []
  /// The places where names end that methods are declared by.
  private var declared: Set<Int> = []
  /// The bodies that prepare segues.
  private var preparations: [Range<Int>] = []

  /// - Parameters:
  ///   - blank: The text without comments and strings.
  ///   - words: Its words in order.
  ///   - bodies: Its methods.
  ///   - heads: Their heads; nil for those that cannot be read.
  ///   - types: The types that they may be in, inner ones before those around them.
  init(
    _ blank: [UInt8], words: [PlacedWord], bodies: MethodBodies, heads: [MethodHead?],
    types: [PlacedType]
  ) {
    let ancestors = TypeHeads.ancestors(in: blank, words: words)
    declared = Set(
      bodies.declarations.compactMap { MethodHead.name(in: $0, of: blank)?.upperBound })
    for (method, head) in zip(bodies.methods, heads) {
      if Self.prepareSegues(words.words(in: method.head)) { preparations.append(method.body) }
      guard let head else { continue }
      declared.insert(head.nameEnd)
      guard head.reach != .system else { continue }
      let type = head.isOfClass ? types.first { $0.range.contains(method.head.lowerBound) } : nil
      uses.append(
        MethodUse(
          head: type.map { head.belonging(to: $0.name) } ?? head, ancestors: ancestors))
      ranges.append(method.head.lowerBound..<method.body.upperBound)
    }
  }

  /// The places where the heads begin, in the order of the methods.
  var starts: [Int] { ranges.map(\.lowerBound) }

  /// Whether a word that ends at a place is the name that a method is declared by.
  func declare(at end: Int) -> Bool { declared.contains(end) }

  /// The innermost method around the word that ends at a place.
  func method(around end: Int) -> Int? {
    // Heads are in order, so that the last one before a place that holds it is the innermost.
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < end { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    var steps = 0
    while index >= 0, steps < Self.deepest {
      if ranges[index].contains(end - 1) { return index }
      (index, steps) = (index - 1, steps + 1)
    }
    return nil
  }

  /// Whether there are methods that prepare segues.
  var prepareAnySegue: Bool { !preparations.isEmpty }

  /// Whether a place is in a method that prepares segues.
  func preparesSegues(at place: Int) -> Bool { preparations.contains { $0.contains(place) } }

  /// Adds a row that a method registers.
  mutating func add(_ row: RegisteredRow, to method: Int) { uses[method].add(row) }

  /// Adds a word that a method uses.
  mutating func add(_ word: UInt64, to method: Int) { uses[method].words.insert(word) }

  /// Whether the words of a head are those of a method that prepares segues.
  ///
  /// Source: `UIViewController.prepare(for:sender:)` and `shouldPerformSegue(withIdentifier:sender:)`, which the system
  /// calls for segues that something else performs.
  private static func prepareSegues(_ head: ArraySlice<PlacedWord>) -> Bool {
    head.contains { $0.word == preparing } && head.contains { $0.word == segue }
      || head.contains { preparingMethods.contains($0.word) }
  }

  /// More functions than one holds.
  private static let deepest = 12
  private static let preparing = WordHash.of("prepare".utf8)
  private static let segue = WordHash.of("UIStoryboardSegue".utf8)
  private static let preparingMethods = WordSet([
    "prepareForSegue", "shouldPerformSegue", "shouldPerformSegueWithIdentifier",
  ])
}
