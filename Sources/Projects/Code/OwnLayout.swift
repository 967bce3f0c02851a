/// The layout that the code of a class of views does for the view itself and what is in it.
///
/// Found by words, in Swift and in Objective-C.
struct OwnLayout: Hashable {
  /// A part of the view that code makes constraints for.
  enum Part: Hashable {
    case top, bottom, left, right, width, height
  }

  /// The parts of the view that are tied: its edges to something, its extent to a constant.
  private(set) var tied: Set<Part> = []
  /// Whether the view owns a document that it loads, and puts something into itself.
  private var loadsDocument = false
  private var addsSubviews = false
  /// Whether the view goes through what is in it and sets the frames, when it is laid out.
  private(set) var arrangesSubviews = false
  /// Whether it makes constraints for the content view of a cell that it is, or ties something to the bottom of that.
  private(set) var constrainsContentView = false
  /// Whether it sets how far a scroll view scrolls.
  private(set) var setsContentSize = false

  /// Nothing.
  init() {}

  /// - Parameter code: The text without comments and strings.
  init(_ code: [UInt8]) {
    var reader = WordReader(code)
    var before = WordsBefore()
    while let word = reader.nextWord() {
      let start = reader.place - word.utf8.count
      readNib(word, after: before.last, at: start, in: reader)
      readTies(word, after: before, at: start, in: code)
      if word == "contentView", Self.isConstrained(word, at: start, before: reader, in: code) {
        constrainsContentView = true
      }
      if reader.memberWritten() == "contentSize" { setsContentSize = true }
      before = WordsBefore(first: before.second, second: before.last, last: word)
    }
    arrangesSubviews = code[...].holds(Self.layoutMethod) && Self.arrangesSubviews(code)
  }

  /// The words before one, the nearest last.
  private struct WordsBefore {
    var first = ""
    var second = ""
    var last = ""
  }

  /// Takes in what other code of the class does, or that of a class it inherits from.
  mutating func add(_ other: OwnLayout) {
    tied.formUnion(other.tied)
    loadsDocument = loadsDocument || other.loadsDocument
    addsSubviews = addsSubviews || other.addsSubviews
    arrangesSubviews = arrangesSubviews || other.arrangesSubviews
    setsContentSize = setsContentSize || other.setsContentSize
    constrainsContentView = constrainsContentView || other.constrainsContentView
  }

  /// Whether what is in the view gives it its height: a document of its own, or constraints from top to bottom.
  var givesHeight: Bool {
    loadsDocument && addsSubviews || tied.contains(.height) || tied.isSuperset(of: [.top, .bottom])
  }

  /// Whether what is in the view gives it its width.
  var givesWidth: Bool {
    loadsDocument && addsSubviews || tied.contains(.width) || tied.isSuperset(of: [.left, .right])
  }

  // MARK: Documents

  /// Source: `Bundle.loadNibNamed(_:owner:options:)`, `UINib.instantiate(withOwner:options:)`.
  private mutating func readNib(
    _ word: String, after before: String, at start: Int, in reader: WordReader
  ) {
    if word == "self", Self.owners.contains(before) { loadsDocument = true }
    if CodeWords.fillingMethods.contains(word),
      before == "self" || reader.isAtStartOfStatement(word)
    {
      addsSubviews = true
    }
  }

  private static let owners: NameSet = ["owner", "withOwner", "instantiateWithOwner"]

  // MARK: Constraints

  /// Sources: `NSLayoutAnchor`, `NSLayoutConstraint.init(item:…)`, and the interfaces of Masonry, SnapKit, PureLayout and
  /// TinyConstraints.
  private mutating func readTies(
    _ word: String, after before: WordsBefore, at start: Int, in code: [UInt8]
  ) {
    let behind = code[(start + word.utf8.count)...]
    if word.hasSuffix("Anchor") {
      if Self.isOwn(at: start, in: code) { readAnchor(word, before: behind) }
    } else if Self.pinningMethods.contains(where: word.hasPrefix) {
      tied.formUnion(Self.edges)
    } else if Self.sides.contains(before.last) || Self.isItemOfItself(before) {
      tied.formUnion(Self.sides(named: Self.attribute(word)))
    } else if word == "equalToSuperview" || Self.relations.contains(word) && Self.isOfItself(behind)
    {
      for name in Self.chain(before: start, in: code) { tied.formUnion(Self.sides(named: name)) }
    }
  }

  /// Whether the height of a view may follow from constraints that are made where its name stands: for itself, from its
  /// bottom, or of something else to it: `make.bottom.equalTo(contentView)`.
  private static func isConstrained(
    _ word: String, at start: Int, before reader: WordReader, in code: [UInt8]
  ) -> Bool {
    let isFirst = ConstrainingCode.views(
      constrainedBy: word, before: reader.wordsBehind(), reader
    ).contains(word)
    if isFirst || code[reader.place...].starts(with: bottomAnchor) { return true }
    var call = code[..<start]
    if call.ends(with: "self.".utf8) { call = call.dropLast(5) }
    guard let relation = relations.first(where: { call.ends(with: "\($0)(".utf8) }) else {
      return false
    }
    return chain(before: call.count - relation.utf8.count - 1, in: code)
      .contains { sides(named: $0).contains(.bottom) }
  }

  private static let bottomAnchor = Array(".bottomAnchor".utf8)

  /// Takes in an anchor of the view itself: an extent only where it becomes a constant.
  private mutating func readAnchor(_ word: String, before behind: ArraySlice<UInt8>) {
    let name = String(word.dropLast("Anchor".count))
    let isConstant = Self.constants.contains { behind.starts(with: $0) }
    if name == "height", isConstant { tied.insert(.height) }
    if name == "width", isConstant { tied.insert(.width) }
    tied.formUnion(Self.sides(named: name))
  }

  /// Whether a word is a member of the view itself: `topAnchor`, `self.topAnchor`.
  private static func isOwn(at start: Int, in code: [UInt8]) -> Bool {
    let before = code[..<start]
    return before.last != UInt8(ascii: ".") || before.ends(with: "self.".utf8)
  }

  /// Whether an argument begins with the view itself, an edge of it, or a number, by which Masonry means a distance from
  /// the superview.
  private static func isOfItself(_ argument: ArraySlice<UInt8>) -> Bool {
    guard argument.first == UInt8(ascii: "(") else { return false }
    let argument = argument.dropFirst()
    let name = argument.prefix(while: WordReader.isWord)
    let rest = argument[name.endIndex...]
    if let first = argument.first, "-@0123456789".utf8.contains(first) { return true }
    return ownNames.contains(String(decoding: name, as: UTF8.self))
      && (rest.first == UInt8(ascii: ")") || edgesOfLibraries.contains { rest.starts(with: $0) })
  }

  /// The members before a place: `make`, `top`, `left` before `.equalTo` in `make.top.left.equalTo`.
  private static func chain(before end: Int, in code: [UInt8]) -> [String] {
    let chain = code[..<max(end, 0)].reversed().prefix {
      $0 == UInt8(ascii: ".") || WordReader.isWord($0)
    }
    return chain.reversed().split(separator: UInt8(ascii: ".")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether the words before one are `toItem: self, attribute:`.
  private static func isItemOfItself(_ before: WordsBefore) -> Bool {
    items.contains(before.first) && before.second == "self" && before.last == "attribute"
  }

  /// An attribute as Swift names it: `bottom` for `NSLayoutAttributeBottom` and `ALEdgeBottom`.
  private static func attribute(_ word: String) -> String {
    for prefix in ["NSLayoutAttribute", "ALEdge"] where word.hasPrefix(prefix) {
      return word.dropFirst(prefix.count).lowercased()
    }
    return word
  }

  private static let items: NameSet = ["item", "toItem", "constraintWithItem"]
  private static let relations = ["mas_equalTo", "equalTo"]
  private static let ownNames: NameSet = ["self", "weakSelf", "strongSelf"]
  private static let edgesOfLibraries = [".mas_", ".snp"].map { Array($0.utf8) }
  private static let constants = [".constraint(equalToConstant", " constraintEqualToConstant"].map {
    Array($0.utf8)
  }
  private static let sides: NameSet = ["autoPinEdgeToSuperviewEdge", "toSuperviewEdge"]
  private static let pinningMethods = ["autoPinEdgesToSuperview", "edgesToSuperview"]
  private static let edges: Set<Part> = [.top, .bottom, .left, .right]

  /// The edges that a name of one stands for, or of several.
  private static func sides(named name: String) -> Set<Part> {
    switch name {
    case "top": [.top]
    case "bottom": [.bottom]
    case "left", "leading": [.left]
    case "right", "trailing": [.right]
    case "edges": edges
    default: []
    }
  }

  // MARK: Frames

  /// Source: `UIView.layoutSubviews()`, which may "set the frame rectangles of your subviews directly".
  private static func arrangesSubviews(_ code: [UInt8]) -> Bool {
    MethodBodies(code).methods.contains { method in
      code[method.head].holds(layoutMethod)
        && goesThroughSubviews(Array(code[method.body]))
    }
  }

  private static func goesThroughSubviews(_ body: [UInt8]) -> Bool {
    var reader = WordReader(body)
    var before = ""
    var isThroughAll = false
    var setsFrames = false
    while let word = reader.nextWord() {
      if word == "subviews" {
        let start = reader.place - word.utf8.count
        isThroughAll = isThroughAll || before == "self" || isOwn(at: start, in: body)
      }
      if let member = reader.memberWritten(), frameMembers.contains(member), word != "self",
        !word.lowercased().hasSuffix("layer")
      {
        setsFrames = true
      }
      before = word
    }
    return isThroughAll && setsFrames
  }

  private static let layoutMethod = Array("layoutSubviews".utf8)
  private static let frameMembers: NameSet = ["frame", "bounds", "center"]
}
