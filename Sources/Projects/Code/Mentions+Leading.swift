/// The words and texts by which code leads anywhere.
extension Mentions {
  /// The names of types, functions, documents, scenes and segues, and the parts of them that code may put together.
  var leadingWords: WordNumbers {
    var words = namesInFiles.union(identifiersOfScenes)
    for source in unread.sources {
      words.formUnion(source.types)
      words.formUnion(source.functions)
      for method in source.methods {
        words.formUnion(method.head.names)
        words.formUnion(method.head.namesInSwift)
      }
    }
    var names = Set(stemsOfDocuments.flatMap { ProjectFacts.names(ofDocument: $0) })
    for storyboard in unread.storyboards {
      for scene in storyboard.scenes.scenes {
        names.formUnion(scene.identifiers)
        names.formUnion(scene.segues.map(\.identifier))
        words.formUnion(scene.controllers)
      }
    }
    for name in names { words.formUnion(Self.parts(of: Array(name.utf8))) }
    return words
  }

  /// The beginnings and ends of a name, as words and as texts, and its words.
  private static func parts(of name: [UInt8]) -> WordNumbers {
    var parts: WordNumbers = [WordHash.of(name.filter(WordReader.isWord))]
    WordHash.forEachWord(in: name) { parts.insert($0) }
    for place in name.indices {
      for part in [name[place...], name[...place]] {
        parts.insert(WordHash.of(part))
        parts.insert(WordHash.ofText(part))
      }
    }
    return parts
  }
}
