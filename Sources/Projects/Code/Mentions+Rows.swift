/// The rows that tables and collections get to know, and those that code asks for.
extension Mentions {
  /// Takes the rows for used that code registers and may ask for: their class or identifier stands elsewhere, but in the code of
  /// the class itself, or may be put together.
  mutating func useRegisteredRows() {
    var sources = unread.sources
    let names = Set(sources.flatMap(\.namesOfRows))
    guard !names.isEmpty else { return }
    let alone = namesOfRowsAlone(among: names)
    let askedFor = names.subtracting(alone)
    let classes = WordHash.set(of: Array(alone))
    for place in sources.indices {
      sources[place].useRows(where: askedFor.contains)
      sources[place].stopPointing(to: classes)
    }
    unread.sources = sources
  }

  /// The names among those of rows that nothing has but calls which register a row, the code of the class itself, and constants
  /// that only such calls name.
  private mutating func namesOfRowsAlone(among names: Set<String>) -> Set<String> {
    let sources = unread.sources
    let constants = WordNumbers(
      WordHash.set(of: Array(names)).filter { word in !sources.contains { $0.uses(word) } })
    let alone = names.filter { name in
      let (word, own) = (WordHash.of(name.utf8), Self.subject(named: name))
      return !sources.contains { $0.subject != own && $0.uses(word, butBy: constants) }
    }
    guard !alone.isEmpty else { return [] }
    for source in sources {
      fragments.formUnion(source.fragments)
      for literal in source.literals { Self.add(literal, in: source.subject, to: &literals) }
    }
    let words = namesInFiles
    return alone.filter { name in
      !mayBeMade(name) { word in words.contains(word) || sources.contains { $0.uses(word) } }
    }
  }
}
