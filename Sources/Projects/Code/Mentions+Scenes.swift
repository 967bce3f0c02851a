/// Names of documents, scenes and segues that code gives as a whole or may put together.
extension Mentions {
  /// Whether code may put a name together from a text and another name: `"iPhone" + name`.
  func mayPutTogether(_ name: String) -> Bool {
    mayPutTogether(name) { places[$0] != nil }
  }

  /// Whether code may put a name together from a text and a name for which a condition holds.
  func mayPutTogether(_ name: String, with isName: (UInt64) -> Bool) -> Bool {
    let letters = Array(name.utf8)
    if endsInNumber(letters) { return true }
    return letters.indices.dropFirst().contains { place in
      let (start, end) = (letters[..<place], letters[place...])
      return fragments.contains(WordHash.ofText(start)) && isName(WordHash.of(end))
        || fragments.contains(WordHash.ofText(end)) && isName(WordHash.of(start))
    }
  }

  /// Whether a name is a text and a number, as code puts together for each of a list: `"Page\(number)"`.
  private func endsInNumber(_ letters: [UInt8]) -> Bool {
    let digits = letters.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return false }
    let start = letters.dropLast(digits.count)
    let name = start.last.map { "_-".utf8.contains($0) } ?? false ? start.dropLast() : start
    return [start, name].contains { text in
      quotes(text) && (isPartOfOthers(text) || !(isDocument(text) || isScene(text)))
    }
  }

  /// Whether code puts a text together with others, so that it need not stand for the document of this name.
  private func isPartOfOthers(_ text: ArraySlice<UInt8>) -> Bool {
    fragments.contains(WordHash.ofText(text))
  }

  /// Whether a text is the name of a document, for which code may give it: a loader of `Main` does not add `_1`.
  private func isDocument(_ text: ArraySlice<UInt8>) -> Bool {
    let hash = WordHash.ofText(text)
    return documents.contains { WordHash.ofText(MentioningFiles.stem(of: $0).utf8) == hash }
  }

  /// Whether a text is the identifier of a scene, for which code may give it.
  private func isScene(_ text: ArraySlice<UInt8>) -> Bool {
    identifiersOfScenes.contains(WordHash.ofText(text))
  }

  /// Whether anything names a segue, but for methods that prepare it.
  func namesSegue(_ identifier: String) -> Bool {
    isSegueNamed(
      identifier, by: { places[$0] != nil && !prepared.contains($0) }, with: { places[$0] != nil })
  }

  /// Whether code names a segue, whole or put together.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - isPerformed: Whether a name is used by more than methods that prepare segues.
  ///   - isName: Whether a name is used at all, so that code may put it together with a text.
  /// - Returns: False where only methods that prepare segues name it.
  func isSegueNamed(
    _ identifier: String, by isPerformed: (UInt64) -> Bool, with isName: (UInt64) -> Bool
  ) -> Bool {
    words(of: identifier).allSatisfy(isPerformed)
      || isPerformed(WordHash.of(identifier.utf8.filter(WordReader.isWord)))
      || isQuotedText(identifier, outside: []) || mayPutTogether(identifier, with: isName)
  }

  /// The names that a document is loaded by.
  ///
  /// That without the device is another document's where there is one of this name: no loader adds `_iPhone`.
  func names(ofDocument stem: String) -> [String] {
    ProjectFacts.names(ofDocument: stem).filter { name in
      guard name.utf8.count < stem.utf8.count,
        documents.contains(where: { MentioningFiles.stem(of: $0) == name })
      else { return true }
      let ending = stem.utf8.dropFirst(name.utf8.count)
      let isApart = ending.first.map { "_-".utf8.contains($0) } ?? false
      return quotes(ending) || isApart && quotes(Array(name.utf8) + ending.prefix(1))
    }
  }

  /// Whether code makes a scene of a storyboard, or another storyboard refers to it.
  ///
  /// - Parameter names: Its identifier, and the class of its controller if it has one: code may make identifiers of classes.
  /// - Returns: Whether the identifier is named, or the class where it may be made from that.
  func isMade(_ names: [String]) -> Bool {
    guard let identifier = names.first else { return true }
    let own = WordNumbers(names.map { Self.subject(named: $0) })
    return isWhole(identifier, outside: own) || mayPutTogether(identifier)
      || names.dropFirst().contains { words(of: $0).allSatisfy { isPlaced($0, outside: own) } }
      || isUsed(besides: WordHash.set(of: names), in: own, of: extended)
  }

  /// Whether only the code of another controller names a row of one, and has a row of this identifier for itself.
  func isRowOfOther(_ identifier: String, than className: String) -> Bool {
    let own = WordHash.of(className.utf8)
    return controllersOfRows[identifier, default: []].contains { other in
      other != className && isNamed(identifier, onlyBy: other)
        && !inherits(className, fromAnyOf: [WordHash.of(other.utf8)])
        && !inherits(other, fromAnyOf: [own])
    }
  }

  /// Whether an identifier of several words stands as one text or as one word, or may be put together.
  func isWhole(_ identifier: String, outside own: WordNumbers = []) -> Bool {
    let joined = WordHash.of(identifier.utf8.filter(WordReader.isWord))
    return isPlaced(joined, outside: own) || isQuotedText(identifier, outside: own)
      || !identifier.utf8.allSatisfy(WordReader.isWord) && mayPutTogether(identifier)
  }

  /// The words of a name such as `Sign-In`.
  func words(of name: String) -> [UInt64] {
    var words: [UInt64] = []
    WordHash.forEachWord(in: Array(name.utf8)) { words.append($0) }
    return words
  }
}
