/// The rows that tables and collections get to know, and those that code asks for.
extension Mentions {
  /// Takes the rows for used that code registers and may ask for: their class or identifier stands elsewhere, but in the code of
  /// the class itself, or may be put together.
  mutating func useRegisteredRows() {
    var places: [UInt64: UInt64] = [:]
    var words = namesInFiles
    for source in unread.sources {
      fragments.formUnion(source.fragments)
      for literal in source.literals { Self.add(literal, in: source.subject, to: &literals) }
      for used in [source.words] + source.methods.map(\.words) {
        words.formUnion(used)
        for word in used { Self.add(word, in: source.subject, to: &places) }
      }
    }
    var sources = unread.sources
    for place in sources.indices {
      sources[place].useRows { name in
        let isElsewhere = places[WordHash.of(name.utf8)].map { $0 != Self.subject(named: name) }
        return isElsewhere ?? false || mayBeMade(name, of: words)
      }
    }
    unread.sources = sources
  }
}
