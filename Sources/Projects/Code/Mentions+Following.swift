/// The search for the files and scenes that an app leads to.
extension Mentions {
  /// Follows what the app begins with.
  ///
  /// A file that nothing leads to calls no method, performs no segue and names no scene. So the search begins anew without
  /// such files, until it finds no more of them.
  mutating func follow() -> CodeUses.Reached {
    for place in unread.sources.indices {
      unread.sources[place].variables.subtract(smallTypes)
    }
    let names = namesInFiles
    var sources = unread.sources
    var reached = reached(from: sources, and: names)
    for _ in 0..<Self.mostRounds {
      let left = sources.filter { reached.sources.contains($0.subject) }
      guard left.count < sources.count else { break }
      sources = left
      reached = self.reached(from: sources, and: names)
    }
    return reached
  }

  /// Follows what the app begins with, to some source files only.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - names: The names that documents and descriptions use.
  /// - Returns: The files and the scenes.
  private mutating func reached(
    from sources: [UnreadCode.Source], and names: Set<UInt64>
  ) -> CodeUses.Reached {
    var uses = unread.uses
    let performed = takeCalls(of: sources, and: names, into: &uses)
    let words = sources.reduce(into: names) { words, source in
      // The name of a variable is not the text in it.
      for word in source.words where !source.variables.contains(word) { words.insert(word) }
      for method in source.methods {
        for word in method.words where !source.variables.contains(word) { words.insert(word) }
      }
    }
    let places = ScenePlaces(sources)
    for storyboard in unread.storyboards {
      add(storyboard, to: &uses, words: words, performed: performed, places: places)
    }
    loadedByOtherMeans = Set(
      documents.map { String(MentioningFiles.stem(of: $0)) }.filter { stem in
        self.names(ofDocument: stem).contains { mayBeMade($0, of: words) }
      }.map { Self.subject(named: $0) })
    if !beginsApp { uses.beginAnywhere() }
    return uses.reached(from: names, loading: loadedByOtherMeans)
  }

  /// Adds the uses that source files make of each other's types, outside of methods that nothing calls.
  ///
  /// - Returns: The names that called methods use outside of those that prepare segues.
  private mutating func takeCalls(
    of sources: [UnreadCode.Source], and names: Set<UInt64>, into uses: inout CodeUses
  ) -> Set<UInt64> {
    let outside = sources.reduce(into: actions.union(names)) { $0.formUnion($1.words) }
    let commented = unread.sources.reduce(into: Set<UInt64>()) {
      $0.formUnion($1.commentedSelectors)
    }
    let called = CalledMethods(
      sources.flatMap(\.methods), words: outside, declaredTypes: declaredTypes,
      commented: commented, hasSwift: hasSwift)
    var next = 0
    var performed: Set<UInt64> = []
    var constants: [MethodUse] = []
    literals = [:]
    fragments = []
    prepared = []
    for source in sources {
      for literal in source.literals { Self.add(literal, in: source.subject, to: &literals) }
      fragments.formUnion(source.fragments)
      var words = source.words
      var textsOfConstants: Set<UInt64> = []
      for method in source.methods {
        defer { next += 1 }
        guard called.areCalled[next] else { continue }
        if let literal = method.literal {
          Self.add(literal, in: source.subject, to: &literals)
          constants.append(method)
          textsOfConstants.formUnion(method.words)
        } else {
          words.formUnion(method.words)
        }
      }
      prepared.formUnion(source.prepared)
      performed.formUnion(words.subtracting(source.prepared))
      uses.add(
        source.subject, types: source.types,
        words: words.subtracting(source.variables).union(textsOfConstants), passed: source.passed,
        pointed: source.pointed, isEntry: source.isEntry)
    }
    // What a constant names is performed where the constant is.
    for constant in constants {
      if performed.isDisjoint(with: constant.head.names) {
        prepared.formUnion(constant.words)
      } else {
        performed.formUnion(constant.words)
      }
    }
    prepared.subtract(performed)
    return performed
  }

  /// Adds what the scenes of a storyboard use and the names that lead to them.
  private func add(
    _ storyboard: UnreadCode.Storyboard, to uses: inout CodeUses, words: Set<UInt64>,
    performed: Set<UInt64>, places: ScenePlaces
  ) {
    let stem = String(MentioningFiles.stem(of: storyboard.path))
    let haveEntry = storyboard.scenes.haveEntry
    let names = self.names(ofDocument: stem)
    let mayBegin =
      !describesApp || !stem.utf8.allSatisfy(WordReader.isWord)
      || names.contains { mayBeMade($0, of: words) }
    let segues = performedSegues(of: storyboard, words: words, performed: performed)
    uses.add(
      storyboard.scenes.scenes.enumerated().map { number, scene in
        let subject = storyboard.subject(ofScene: number)
        guard scene.classes.isDisjoint(with: uncodableTypes) else {
          return CodeUses.Scene(
            subject: subject, names: [], classes: [], leads: [], isEntry: false)
        }
        let isElsewhere =
          !scene.identifiers.isEmpty
          && scene.identifiers.allSatisfy {
            isMadeElsewhere($0, than: names, knowing: places)
          }
        let isMadeByName =
          !isElsewhere && scene.identifiers.contains { mayBeMade($0, of: words) }
        let identifiers = isElsewhere ? [] : scene.identifiers.map { WordHash.of($0.utf8) }
        let controllers = isElsewhere ? [] : scene.controllers
        let led = scene.segues.filter { segues.contains($0.identifier) }.map(\.destination)
        let begun = scene.isInitial ? WordHash.set(of: names) : []
        return CodeUses.Scene(
          subject: subject,
          names: scene.ids.union(identifiers).union(controllers).union(begun),
          classes: scene.classes, leads: scene.leads.union(led),
          isEntry: !haveEntry || scene.isInitial && mayBegin || isMadeByName)
      })
  }

  /// Whether code makes scenes of an identifier from other storyboards alone, and no storyboard refers to it.
  private func isMadeElsewhere(
    _ identifier: String, than names: [String], knowing places: ScenePlaces
  ) -> Bool {
    places.areElsewhere(identifier, than: names, among: unread.identifiers)
      && !unread.references.contains(WordHash.ofText(identifier.utf8))
  }

  /// The identifiers of a storyboard's segues that code performs.
  private func performedSegues(
    of storyboard: UnreadCode.Storyboard, words: Set<UInt64>, performed: Set<UInt64>
  ) -> Set<String> {
    let identifiers = Set(storyboard.scenes.scenes.flatMap { $0.segues.map(\.identifier) })
    return identifiers.filter {
      isSegueNamed($0, by: performed.contains, with: words.contains)
    }
  }

  /// More rounds than chains of files have that only each other's methods use.
  private static let mostRounds = 8
}
