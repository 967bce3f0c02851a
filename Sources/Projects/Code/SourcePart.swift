/// The code of one outer type in a source file, or what stands outside of all of them.
struct SourcePart: Sendable {
  /// The type; nil for what stands outside of types, and for a file that is not taken apart.
  let name: String?
  /// The names that lead to the part.
  var types: WordNumbers = []
  /// The names of functions and variables outside of types, which lead to the part, too.
  var functions: WordNumbers = []
  /// Whether it adds to a type that another file declares.
  var isOfOtherFile = false
  /// The type that the file does nothing but add to; nil for other files.
  var extended: UInt64?
  /// The words outside of ``methods``, but for those that name a type or method where it is declared.
  var used: WordNumbers = []
  /// The types that are used only for what points to one or to ask for one, and not to make it: `Badge *badge` in
  /// Objective-C, `as? Badge`.
  var pointed: WordNumbers = []
  /// The names of cases of enumerations, by the enumeration.
  var cases: [UInt64: WordNumbers] = [:]
  /// The rows that it registers outside of ``methods``.
  var rows: [RegisteredRow] = []
  /// The methods and constants that nothing need call, with the words that they use.
  var methods: [MethodUse] = []
  /// The texts between quotation marks, but for those of constants.
  var literals: WordNumbers = []
  /// The texts among these that code may put together with others.
  var fragments: WordNumbers = []
}

/// The parts of a source file, each of which the app leads to by its own type.
///
/// A file with one type is one part, with what stands around the type. Of several types each is a part, with its extensions
/// in the file: `Card` in `Card.swift` is not made because its file adds to `URL`.
struct SourceParts {
  /// The parts; the first is what stands outside of types, or the whole file.
  var parts: [SourcePart]
  /// The places of the outer types, in order, with the part of each.
  private var ranges: [(range: Range<Int>, part: Int)] = []
  /// The names of functions and variables outside of types.
  private var functions: WordNumbers = []

  /// - Parameters:
  ///   - outer: The places of outer types by their names, in order.
  ///   - code: The text without comments and strings.
  init(_ outer: [PlacedType], in code: [UInt8]) {
    parts = [SourcePart(name: nil)]
    guard Set(outer.map(\.name)).count > 1 else { return }
    var places: [UInt64: Int] = [:]
    for type in outer {
      if places[type.name] == nil {
        places[type.name] = parts.count
        parts.append(SourcePart(name: String(decoding: code[type.place], as: UTF8.self)))
      }
      ranges.append((type.range, places[type.name] ?? 0))
    }
  }

  /// Whether the file is taken apart.
  var areSeveral: Bool { parts.count > 1 }

  /// The part in which a place is.
  func part(at place: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].range.contains(place) ? ranges[low].part : 0
  }

  /// Adds a word that is used outside of methods.
  mutating func use(_ word: UInt64, at place: Int) { parts[part(at: place)].used.insert(word) }

  /// Adds a row that is registered outside of methods.
  mutating func add(_ row: RegisteredRow, at place: Int) { parts[part(at: place)].rows.append(row) }

  /// Adds the name of a case of an enumeration.
  mutating func declareCase(_ word: UInt64, of enumeration: UInt64, at place: Int) {
    parts[part(at: place)].cases[enumeration, default: []].insert(word)
  }

  /// Adds a variable: one outside of types leads to what stands there.
  mutating func declareVariable(_ word: UInt64, at place: Int) {
    if areSeveral, part(at: place) == 0 { functions.insert(word) }
  }

  /// Adds a type that is pointed to or asked for.
  mutating func point(to word: UInt64, at place: Int) {
    parts[part(at: place)].pointed.insert(word)
  }

  /// Adds the texts of the file.
  ///
  /// - Parameters:
  ///   - texts: Their places.
  ///   - code: The text without comments.
  ///   - starts: The places where texts begin that are left out.
  mutating func add(_ texts: [Range<Int>], of code: [UInt8], but starts: Set<Int>) {
    let places = Dictionary(grouping: texts) { part(at: $0.lowerBound) }
    for (part, texts) in places {
      let literals = CodeLiterals(in: code, at: texts, but: starts)
      parts[part].literals = literals.texts
      parts[part].fragments = literals.fragments
    }
  }

  /// Adds the methods of the file.
  mutating func add(_ methods: PlacedMethods) {
    for (method, place) in zip(methods.uses, methods.starts) {
      parts[part(at: place)].methods.append(method)
      if part(at: place) == 0 { functions.formUnion(method.head.names) }
    }
  }

  /// Adds the constants of the file.
  mutating func add(_ constants: TextConstants) {
    for (constant, place) in zip(constants.uses, constants.places) {
      parts[part(at: place)].methods.append(constant)
      if part(at: place) == 0 { functions.formUnion(constant.head.names) }
    }
  }

  /// The texts of all parts.
  var literals: WordNumbers { parts.reduce(into: []) { $0.formUnion($1.literals) } }

  /// The words of all parts.
  var words: WordNumbers {
    parts.reduce(into: []) { words, part in
      words.formUnion(part.used)
      for method in part.methods { words.formUnion(method.words) }
    }
  }

  /// Takes words out of all parts.
  mutating func subtract(_ words: WordNumbers) {
    guard !words.isEmpty else { return }
    for part in parts.indices {
      parts[part].used.subtract(words)
      for method in parts[part].methods.indices {
        parts[part].methods[method].words.subtract(words)
      }
    }
  }

  /// Tells each part by which names the app leads to it.
  ///
  /// - Parameters:
  ///   - types: The outer types that the file declares.
  ///   - exposed: The names that they have in Objective-C.
  ///   - extended: The type that it does nothing but add to; nil for other files.
  mutating func lead(
    toTypes types: WordNumbers, named exposed: ObjectiveCNames, orAddingTo extended: UInt64?
  ) {
    guard areSeveral else {
      parts[0].types = exposed.adding(to: types)
      parts[0].extended = extended
      return
    }
    parts[0].functions = functions
    for place in parts.indices.dropFirst() {
      let name = WordHash.of((parts[place].name ?? "").utf8)
      parts[place].types = exposed.adding(to: [name])
      parts[place].isOfOtherFile = !types.contains(name)
    }
  }
}

/// The declaration of a type that is inside no other one, or an extension.
struct PlacedType {
  /// The type, as a number.
  let name: UInt64
  /// The place of its name.
  let place: Range<Int>
  /// The place of the declaration, from its name to its end.
  let range: Range<Int>
}
