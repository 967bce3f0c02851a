/// The constants outside of types by which other files name texts: `#define BADGE_CELL @"BadgeCell"`.
///
/// A file that names such a constant uses the words of its text, wherever the constant is declared: in the header of the row
/// whose document it names, or beside a class that nothing makes.
struct SharedConstants {
  /// The constants by their names.
  private var constants: [UInt64: Constant] = [:]

  private struct Constant {
    let literal: UInt64?
    let words: WordNumbers
  }

  /// Takes in the constants of source files; not those of a name that stands for several texts.
  init(_ sources: [UnreadCode.Source]) {
    var several: WordNumbers = []
    for use in sources.lazy.flatMap(\.methods) where use.isOfNoType {
      for name in use.head.names {
        if let known = constants[name], known.literal != use.literal { several.insert(name) }
        constants[name] = Constant(literal: use.literal, words: use.words)
      }
    }
    for name in several { constants[name] = nil }
  }

  /// Whether there are none.
  var isEmpty: Bool { constants.isEmpty }

  /// The words of the texts that some names stand for.
  func words(of names: WordNumbers) -> WordNumbers {
    names.reduce(into: []) { found, name in
      if let constant = constants[name] { found.formUnion(constant.words) }
    }
  }
}

extension UnreadCode {
  /// Takes the texts for used of the constants that files name.
  mutating func useSharedConstants() {
    let constants = SharedConstants(sources)
    guard !constants.isEmpty else { return }
    for place in sources.indices { sources[place].use(constants) }
  }
}
