/// Documents that code may load by names which it does not give whole, and the classes that others come from.
extension Mentions {
  /// Whether code declares a type.
  func isDeclared(_ name: String) -> Bool { declaredTypes.contains(WordHash.of(name.utf8)) }

  /// Whether a document holds the class of its name, or that of its controller, and code makes none where nothing names it:
  /// it declares none, or finds no classes by names.
  func isAboutUnusedClass(_ stem: String) -> Bool {
    let names = WordHash.set(of: names(ofDocument: stem))
    let own = classesOfDocuments[Self.subject(named: stem), default: []].intersection(names)
    return !own.isEmpty && (!findsClassesByName || own.isDisjoint(with: declaredTypes))
  }

  /// Whether most of some documents are named somewhere: where a third is not, code puts their names together.
  func usesMost(_ documents: [String]) -> Bool {
    let unused = documents.filter { !isUsed([String(MentioningFiles.stem(of: $0))]) }
    return unused.count * 3 <= documents.count
  }

  /// Whether code may make a name, which nothing gives whole, of a text and one of some words.
  func mayBeMade(_ name: String, of words: Set<UInt64>) -> Bool {
    !name.utf8.allSatisfy(WordReader.isWord) || mayPutTogether(name, with: words.contains)
  }

  /// Whether code may load a document though nothing gives its name whole.
  func mayBeLoadedByOtherMeans(_ stem: String) -> Bool {
    loadedByOtherMeans.contains(Self.subject(named: stem))
  }

  /// The classes among some that a class inherits from, and it itself; nil where it does not come from one of UIKit.
  func ancestors(of className: String, among names: [String]) -> [String]? {
    guard let ancestors = orientations.ancestorsUpToUIKit(of: className) else { return nil }
    return names.filter { ancestors.contains(WordHash.of($0.utf8)) }
  }
}
