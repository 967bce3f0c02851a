/// The search for the files and scenes that an app leads to.
extension Mentions {
  /// Follows what the app begins with.
  ///
  /// A file that nothing leads to calls no method, performs no segue and names no scene. So the search begins anew without
  /// such files, until it finds no more of them. What is left may still only lead to itself: a screen that names its own
  /// storyboard. So a last search goes from the beginning, and takes in only what it has come to.
  /// An app under construction may be cut off from its beginning: where that leads to few scenes, what leads to none is not
  /// known.
  mutating func follow() -> CodeUses.Reached {
    for place in unread.sources.indices {
      unread.sources[place].variables.subtract(smallTypes)
      unread.sources[place].lead(fromTypeAmong: ownTypes)
    }
    unread.addNamesInSwift()
    unread.useOpenCases()
    unread.openClassCalls()
    useRegisteredRows()
    unread.useSharedConstants()
    let names = namesInFiles
    return reached(from: followed(from: names).filled(with: unread.sources), and: names)
  }

  /// The code to which the beginning of the app leads; looked for by the words alone that lead anywhere, of which there are few.
  private mutating func followed(from names: WordNumbers) -> FollowedCode {
    let leading = leadingWords
    let sources = unread.sources.map { $0.limited(to: leading) }
    guard beginsApp else {
      return reachedFromAnywhere(sources, and: names, along: .strict).code
    }
    let code = FollowedCode(
      sources, at: Array(sources.indices), by: self,
      from: names.union(actions).union(unread.actions), along: .strict)
    let found = reachedFromBeginning(code, and: names)
    let scenes = (found?.reached.scenes.count ?? 0) * Self.leastReached
    if let found, scenes > unread.storyboards.reduce(0, { $0 + $1.scenes.scenes.count }) {
      return found.code
    }
    let whole = reachedFromAnywhere(sources.map(\.joined), and: names, along: .loose)
    guard let found, scenes > whole.reached.scenes.count else { return whole.code }
    return found.code
  }

  /// Follows what the app begins with, with all code that something leads to.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - names: The names that documents and descriptions use.
  ///   - links: What leads on.
  /// - Returns: The files and scenes, and the code that leads to them.
  private mutating func reachedFromAnywhere(
    _ sources: [UnreadCode.Source], and names: WordNumbers, along links: FollowedCode.Links
  ) -> (reached: CodeUses.Reached, code: FollowedCode) {
    let outside = names.union(actions)
    var sent = unread.actions
    var code = FollowedCode(
      sources, at: Array(sources.indices), by: self, from: outside.union(sent), along: links)
    var reached = reached(from: code, and: names)
    for _ in 0..<Self.mostRounds {
      let left = code.numbers.filter { reached.sources.contains(sources[$0].subject) }
      let leftToSend = unread.actions(ofScenes: reached.scenes)
      guard left.count < code.numbers.count || leftToSend.count < sent.count else { break }
      sent = leftToSend
      code = FollowedCode(
        sources, at: left, by: self, from: outside.union(sent), along: links)
      reached = self.reached(from: code, and: names)
    }
    return (reached, code)
  }

  /// Follows what the app begins with, from there on.
  ///
  /// - Parameters:
  ///   - all: The code to which anything leads.
  ///   - names: The names that documents and descriptions use.
  /// - Returns: The files and scenes, and the code that leads to them; nil where the search comes to no end.
  private mutating func reachedFromBeginning(
    _ all: FollowedCode, and names: WordNumbers
  ) -> (reached: CodeUses.Reached, code: FollowedCode)? {
    let outside = actions.union(names)
    var code = all
    code.forgetLife(words: outside)
    for _ in 0..<Self.mostSteps {
      let reached = reached(from: code, and: names)
      let words = outside.union(unread.actions(ofScenes: reached.scenes))
      if !code.live(in: reached.sources, words: words) { return (reached, code) }
    }
    return nil
  }

  /// Follows what the app begins with, to some source files only.
  ///
  /// - Parameters:
  ///   - code: The files.
  ///   - names: The names that documents and descriptions use.
  /// - Returns: The files and the scenes.
  private mutating func reached(
    from code: FollowedCode, and names: WordNumbers
  ) -> CodeUses.Reached {
    var uses = unread.uses
    let performed = takeCalls(of: code, into: &uses)
    let sources = code.livingSources
    let named = sources.reduce(into: WordNumbers()) { words, source in
      // The name of a variable is not the text in it.
      for word in source.words where !source.variables.contains(word) { words.insert(word) }
      for method in source.methods {
        for word in method.words where !source.variables.contains(word) { words.insert(word) }
      }
    }
    let words = named.union(names)
    let places = ScenePlaces(sources)
    for storyboard in unread.storyboards {
      guard isOpened(storyboard, by: named, with: words) else {
        uses.add(storyboard.closedScenes)
        continue
      }
      add(
        storyboard, to: &uses, words: words, performed: performed, places: places,
        along: code.links)
    }
    loadedByOtherMeans = WordNumbers(
      stemsOfDocuments.filter { stem in
        self.names(ofDocument: stem).contains { mayBeMade($0, of: words) }
      }.map { Self.subject(named: $0) })
    if !beginsApp { uses.beginAnywhere(but: code.unnamedParts) }
    return uses.reached(from: names, loading: loadedByOtherMeans)
  }

  /// Adds the uses that source files make of each other's types, outside of methods that nothing calls.
  ///
  /// - Returns: The names that called methods use outside of those that prepare segues.
  private mutating func takeCalls(
    of code: FollowedCode, into uses: inout CodeUses
  ) -> WordNumbers {
    var performed: WordNumbers = []
    var constants: [MethodUse] = []
    literals = [:]
    fragments = []
    prepared = []
    for (number, source) in code.sources.enumerated() {
      let isLive = code.areLive[number]
      if isLive {
        for literal in source.literals { Self.add(literal, in: source.subject, to: &literals) }
        fragments.formUnion(source.fragments)
      }
      var words = source.words
      var textsOfConstants: WordNumbers = []
      for method in code.calledMethods(of: number) {
        if let literal = method.literal {
          if isLive { Self.add(literal, in: source.subject, to: &literals) }
          constants.append(method)
          textsOfConstants.formUnion(method.words)
        } else {
          words.formUnion(method.words)
        }
      }
      if isLive {
        prepared.formUnion(source.prepared)
        performed.formUnion(words.subtracting(source.prepared))
      }
      uses.add(
        source.subject, types: source.types,
        words: words.subtracting(source.variables).union(textsOfConstants), passed: source.passed,
        pointed: source.pointed, isEntry: code.isEntry(number))
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

  /// Whether anything may make a scene of a storyboard: an app that begins with one, as a description of it says, makes the
  /// scene that the storyboard begins with.
  ///
  /// Source: *Information Property List Key Reference*, `UIMainStoryboardFile`; `UIStoryboard.instantiateInitialViewController()`.
  private func isOpened(
    _ storyboard: UnreadCode.Storyboard, by named: WordNumbers, with words: WordNumbers
  ) -> Bool {
    let stem = String(MentioningFiles.stem(of: storyboard.path))
    guard describesApp, beginsApp, !storyboard.scenes.haveInitial,
      stem.utf8.allSatisfy(WordReader.isWord)
    else { return true }
    return names(ofDocument: stem).contains { name in
      let word = WordHash.of(name.utf8)
      return named.contains(word) || unread.references.contains(word)
        || namesInLists.contains(word) || mayBeMade(name, of: words)
    }
  }

  /// Adds what the scenes of a storyboard use and the names that lead to them.
  private func add(
    _ storyboard: UnreadCode.Storyboard, to uses: inout CodeUses, words: WordNumbers,
    performed: WordNumbers, places: ScenePlaces, along links: FollowedCode.Links
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
          classes: scene.classes,
          leads: scene.leads.union(led).union(links == .loose ? scene.remains : []),
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
    of storyboard: UnreadCode.Storyboard, words: WordNumbers, performed: WordNumbers
  ) -> Set<String> {
    let identifiers = Set(storyboard.scenes.scenes.flatMap { $0.segues.map(\.identifier) })
    return identifiers.filter {
      isSegueNamed($0, by: performed.contains, with: words.contains)
    }
  }

  /// More rounds than chains of files have that only each other's methods use.
  private static let mostRounds = 8
  /// More steps than lead from the beginning of an app to its last screen, of those that only a called method leads on by.
  private static let mostSteps = 40
  /// Of this many scenes that anything leads to, the beginning of the app leads to one at least.
  private static let leastReached = 2
}
