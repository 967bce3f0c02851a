/// Uses of an outlet by a source file that may show the view which it leads to.
///
/// A view of a document that is inside no other one is shown only where code hands it to something. Code that declares the
/// outlet or sets extent and look of the view does not do that.
struct OutletUses {
  /// Whether the file declares the outlet.
  private(set) var areDeclared = false
  /// Whether the file may hand the view to something.
  private(set) var handOver = false
  /// Whether the file may make the view visible, where the document hides it.
  private(set) var mayReveal = false

  /// - Parameters:
  ///   - property: The name of the outlet.
  ///   - className: The class that has it.
  ///   - source: The text of the file.
  init(of property: String, in className: String, source: [UInt8]) {
    let setter = Self.setter(of: property)
    guard [property, setter].contains(where: { source[...].holds(Array($0.utf8)) }) else {
      return
    }
    let isAbout = source[...].holds(Array(className.utf8))
    let code = BlankedCode(source, without: .comments).bytes
    let names = WordHash.names(ofProperty: property)
    let setting = WordHash.of(setter.utf8)
    WordHash.forEachPlacedWord(in: code) { word, end in
      if word == setting, isAbout, !code[end...].starts(with: Self.nothing) {
        (handOver, mayReveal) = (true, true)
      }
      guard names.contains(word) else { return }
      let start = code[..<end].lastIndex { !WordReader.isWord($0) }.map { $0 + 1 } ?? 0
      guard isAbout || Self.isOfOther(start, end, in: code) else { return }
      if Self.isDeclaration(start, end, in: code) {
        areDeclared = true
      } else if !Self.isFilled(start, end, in: code) {
        handOver = handOver || !Self.isDressed(behind: end, in: code, by: Self.looks)
        mayReveal = mayReveal || !Self.isDressed(behind: end, in: code, by: Self.looksOfHidden)
      }
    }
  }

  /// The words by which code uses an outlet, or one of them in other letters.
  static func words(for property: String) -> [UInt64] {
    WordHash.names(ofProperty: property) + [WordHash.of(setter(of: property).utf8)]
  }

  /// The method by which code of Objective-C gives an outlet's view: `setBadge`.
  private static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst()
  }

  /// Whether the word is a member of an object other than `self`.
  private static func isOfOther(_ start: Int, _ end: Int, in code: [UInt8]) -> Bool {
    let before = code[..<start].reversed()
    guard end < code.count else { return false }
    guard before.first == UInt8(ascii: ".") else {
      let receiver = before.drop { $0 == UInt8(ascii: " ") }
      return before.first == UInt8(ascii: " ") && code[start...end].last == UInt8(ascii: "]")
        && receiver.first.map { WordReader.isWord($0) || $0 == UInt8(ascii: "]") } ?? false
        && !receiver.starts(with: "fles".utf8)
    }
    return !before.dropFirst().drop { "?!".utf8.contains($0) }.starts(with: "fles".utf8)
  }

  /// Whether the word is the name that the line declares an outlet by, without code of its own.
  private static func isDeclaration(_ start: Int, _ end: Int, in code: [UInt8]) -> Bool {
    let lineStart = code[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let head = code[lineStart..<start]
    let words = head.split { !WordReader.isWord($0) }
    if words.first?.elementsEqual("synthesize".utf8) ?? false { return true }
    guard words.contains(where: { $0.elementsEqual("IBOutlet".utf8) }) else { return false }
    let rest = code[end...]
    let lineEnd = rest.firstIndex(of: newline) ?? code.count
    let next = code[lineEnd...].first { !" \t\r\n".utf8.contains($0) }
    return !code[end..<lineEnd].contains(UInt8(ascii: "{")) && next != UInt8(ascii: "{")
  }

  /// Whether a statement empties the outlet, or puts into it what it takes from a document: no more than loading that does.
  private static func isFilled(_ start: Int, _ end: Int, in code: [UInt8]) -> Bool {
    let lineStart = code[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let head = code[lineStart..<start].filter { !" \t\r".utf8.contains($0) }
    let isOwn = head.suffix(itself.count).elementsEqual(itself)
    let before = isOwn ? head.dropLast(itself.count) : head[...]
    guard before.last.map({ "{};".utf8.contains($0) }) ?? true,
      WordReader.isAssignment(code[end...])
    else { return false }
    let value = code[end...].drop { " =".utf8.contains($0) }.prefix { !";}\n".utf8.contains($0) }
    return value.starts(with: "nil".utf8) || value.holds(loading)
  }

  /// Whether code behind the word reads or sets the extent or the look of the view, and no more.
  private static func isDressed(behind end: Int, in code: [UInt8], by looks: WordSet) -> Bool {
    let rest = code[end...].drop { "?!".utf8.contains($0) }
    guard let first = rest.first, ". ".utf8.contains(first) else { return false }
    let member = rest.dropFirst().prefix(while: WordReader.isWord)
    let isMessage = code[(member.endIndex)...].first == UInt8(ascii: ":")
    return looks.contains(WordHash.of(member)) && (first == UInt8(ascii: ".")) != isMessage
  }

  private static let newline = UInt8(ascii: "\n")
  private static let itself = Array("self.".utf8)
  /// The end of a message that empties an outlet.
  private static let nothing = Array(":nil]".utf8)
  /// Source: `Bundle.loadNibNamed(_:owner:options:)`, which fills the outlets of its owner.
  private static let loading = Array("loadNibNamed".utf8)
  /// Source: properties of `UIView` that place it in its superview or say how it looks.
  private static let looks = looksOfHidden.union(
    WordSet(["alpha", "hidden", "isHidden", "setAlpha", "setHidden"]))
  /// Those of them that leave a hidden view hidden.
  private static let looksOfHidden = WordSet([
    "frame", "bounds", "center", "transform", "layer", "backgroundColor", "tintColor",
    "clipsToBounds", "setFrame", "setBounds", "setCenter", "setTransform", "setBackgroundColor",
    "setTintColor", "setClipsToBounds",
  ])
}

extension ProjectFacts {
  /// Looks for outlets to views that no code hands to anything.
  ///
  /// - Parameters:
  ///   - properties: The names of outlets that lead to views inside of no other one.
  ///   - className: The class that owns the document.
  ///   - document: The path of the document, resolved.
  /// - Returns: Those that code declares, and only sets the extent and the look of.
  public mutating func unusedOutlets(
    among properties: Set<String>, of className: String, for document: String
  ) -> Set<String> {
    outlets(among: properties, of: className, for: document) { $0.handOver }
  }

  /// Looks for outlets to hidden views that no code makes visible.
  ///
  /// - Parameters:
  ///   - properties: The names of outlets that lead to views which the document hides.
  ///   - className: The class that has them.
  ///   - document: The path of the document, resolved.
  /// - Returns: Those that code declares, and of whose views it sets no more than the extent and the color.
  public mutating func outletsToHidden(
    among properties: Set<String>, of className: String, for document: String
  ) -> Set<String> {
    outlets(among: properties, of: className, for: document) { $0.mayReveal }
  }

  /// Looks for outlets that code declares and makes no use of.
  private mutating func outlets(
    among properties: Set<String>, of className: String, for document: String,
    unless isUse: (OutletUses) -> Bool
  ) -> Set<String> {
    guard !properties.isEmpty, let tree = tree(of: document) else { return [] }
    let files = filesByWord(in: tree)
    return properties.filter { property in
      let texts = files.files(with: OutletUses.words(for: property)).lazy.compactMap {
        BoundedFile.bytes(of: $0, within: tree.root)
      }
      let uses = texts.map { OutletUses(of: property, in: className, source: $0) }
      var isDeclared = false
      for use in uses {
        if isUse(use) { return false }
        isDeclared = isDeclared || use.areDeclared
      }
      return isDeclared
    }
  }

  /// The source files of a tree by their words, but for those that no target compiles.
  mutating func filesByWord(in tree: ProjectTree) -> FilesByWord {
    if let known = filesByWord[tree.root] { return known }
    let files = FilesByWord(
      compiledFiles(in: tree).sources, below: tree.root, readers: readers)
    filesByWord[tree.root] = files
    return files
  }
}
