/// Documents that code may load by names which it does not give whole, and the classes that others come from.
extension Mentions {
  /// Whether code declares a type.
  func isDeclared(_ name: String) -> Bool { declaredTypes.contains(WordHash.of(name.utf8)) }

  /// Whether code may make a name, which nothing gives whole, of a text and one of some words.
  func mayBeMade(_ name: String, of words: WordNumbers) -> Bool {
    mayBeMade(name, where: words.contains)
  }

  /// Whether code may make a name, which nothing gives whole, of a text and a word for which a condition holds.
  func mayBeMade(_ name: String, where isWord: (UInt64) -> Bool) -> Bool {
    mayPutTogether(name, with: isWord)
      || !name.utf8.allSatisfy(WordReader.isWord) && startsOrEndsAsText(Array(name.utf8))
  }

  /// Whether a name begins or ends as a text does that code puts together with others.
  private func startsOrEndsAsText(_ name: [UInt8]) -> Bool {
    name.indices.dropFirst(2).contains { place in
      fragments.contains(WordHash.ofText(name[..<place]))
        || fragments.contains(WordHash.ofText(name[place...]))
    }
  }

  /// Whether code may load a document though nothing gives its name whole.
  func mayBeLoadedByOtherMeans(_ stem: String) -> Bool {
    loadedByOtherMeans.contains(Self.subject(named: stem))
  }

  /// Whether a class is one of some types or inherits from one, as far as the code says.
  func inherits(_ className: String, fromAnyOf types: WordNumbers) -> Bool {
    orientations.inherits(className, fromAnyOf: types)
  }

  /// The classes with source files that a class inherits from, and it itself; nil where it does not come from one of UIKit.
  func ancestors(of className: String, among files: SourceFiles) -> [String]? {
    orientations.ancestorsUpToUIKit(of: className).map { files.classes(among: $0) }
  }

  /// The class that owns a document: the one that it is named after where this comes from the class that it gives.
  ///
  /// Source: `UIViewController.nibName`: a controller loads the document of its own name, whatever class that gives its owner.
  func owner(
    ofDocument document: String, named className: String, in files: SourceFiles
  ) -> String {
    let given: WordNumbers = [WordHash.of(className.utf8)]
    return ProjectFacts.names(ofDocument: String(MentioningFiles.stem(of: document))).first {
      !files.files(of: $0).isEmpty && inherits($0, fromAnyOf: given)
    } ?? className
  }
}
