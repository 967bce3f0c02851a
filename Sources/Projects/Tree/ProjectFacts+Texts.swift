extension ProjectFacts {
  /// Finds the texts that code gives labels and buttons.
  ///
  /// A text is known where every write of the property gives one that stands in the code or in the app's tables; of several
  /// the longest counts, which needs most room.
  ///
  /// - Parameters:
  ///   - properties: The texts that the document has for outlets, by the class that has them; empty for none.
  ///   - document: The path of the document, resolved.
  /// - Returns: The texts that are known, by class and property.
  public mutating func textsGiven(
    to properties: [String: [String: String]], for document: String
  ) -> [String: [String: String]] {
    guard let tree = tree(of: document) else { return [:] }
    let given = properties.sorted { $0.key < $1.key }.flatMap { className, texts in
      valuesGiven(to: texts, of: className, in: tree)
    }
    guard !given.isEmpty else { return [:] }
    let replaced = Set(given.flatMap(\.replaced))
    let table = appTexts[tree.root, default: AppTexts(in: tree)].table(inLanguageOf: replaced)
    return given.reduce(into: [:]) { texts, given in
      texts[given.className, default: [:]][given.property] = given.text(in: table)
    }
  }

  /// The values that code gives outlets of a class, of those of which all are known.
  private mutating func valuesGiven(
    to texts: [String: String], of className: String, in tree: ProjectTree
  ) -> [GivenText] {
    guard let mentions = mentions(in: tree) else { return [] }
    let named = texts.keys.filter { property in
      WordHash.names(ofProperty: property).contains(where: mentions.propertiesWithText.contains)
    }.sorted()
    let own = tree.sources.files(of: className)
    guard !named.isEmpty, !own.isEmpty else { return [] }
    let writes = WritesOfClass(className, at: own, to: named, in: mentions)
    return named.compactMap { property in
      writes.values(of: property, but: mentions.helpers.setTexts).map {
        GivenText(
          className: className, property: property, written: texts[property] ?? "", values: $0)
      }
    }
  }
}

/// The values that code gives the label or button of an outlet.
private struct GivenText {
  let className: String
  let property: String
  /// The text of the document.
  let written: String
  let values: [TextValue]

  /// The text of the document with each key by which code replaces it.
  var replaced: [AppTexts.Replaced] {
    values.compactMap { value in
      if case .key(let key) = value { AppTexts.Replaced(text: written, key: key) } else { nil }
    }
  }

  /// The longest of the texts; nil where a table lacks one.
  func text(in table: AppTexts.Table) -> String? {
    var texts: [String] = []
    for value in values {
      switch value {
      case .text(let text): texts.append(text)
      case .key(let key):
        guard let found = table[key], found.count == 1 else { return nil }
        texts += found
      case .nothing, .unknown: break
      }
    }
    return texts.max { ($0.count, $0) < ($1.count, $1) }
  }
}

/// The writes of texts by the code that knows a class.
private struct WritesOfClass {
  private let className: UInt64
  /// Those in the files of the class.
  private let own: [TextWrites]
  /// Those in the files of classes that inherit from it.
  private var inheriting: [TextWrites] = []
  /// Those in other files that name it.
  private var others: [TextWrites] = []

  init(
    _ className: String, at paths: [String], to properties: [String], in mentions: Mentions
  ) {
    let word = WordHash.of(className.utf8)
    self.className = word
    let names = properties.flatMap(WordHash.names)
    own = paths.compactMap { mentions.textWrites[$0] }
    for (path, file) in mentions.textWrites
    where file.mayWrite(names) && file.isAbout(word) && !paths.contains(path) {
      let inherits = file.types.contains { mentions.orientations.ancestors(of: $0).contains(word) }
      if inherits { inheriting.append(file) } else { others.append(file) }
    }
  }

  /// Finds the values that a property is given.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - functions: The functions that set a text of a view which they are given.
  /// - Returns: The values; nil where one is not known.
  func values(of property: String, but functions: WordNumbers) -> [TextValue]? {
    let word = WordHash.of(property.utf8)
    // With several classes in a file, one property of two is not told from the other.
    guard own.reduce(0, { $0 + ($1.declarations[word] ?? 0) }) <= 1 else { return nil }
    let names = WordHash.names(ofProperty: property)
    let known = own + inheriting + others
    guard !known.contains(where: { $0.isGiven(names, to: functions) }) else { return nil }
    let inside = own.flatMap { $0.writes[word] ?? [] }
    guard !inside.contains(where: \.isOfOther) else { return nil }
    // In whatever order: the longest text counts.
    let inherited = inheriting.flatMap { $0.writes[word] ?? [] }
    let outside = others.flatMap { file in
      (file.writes[word] ?? []).filter(\.isOfOther)
        .map { file.isMember($0, ofClass: className) ? $0.value : .unknown }
    }
    let values = (inside + inherited).map(\.value) + outside
    return values.contains(.unknown) ? nil : values
  }
}
