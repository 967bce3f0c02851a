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
    let named = texts.keys.filter { mentions.setsTextItself(of: $0) }.sorted()
    let own = tree.sources.files(of: className)
    guard !named.isEmpty, !own.isEmpty else { return [] }
    let writes = WritesOfClass(className, at: own, among: mentions.textWrites)
    return named.compactMap { property in
      writes.values(of: property).map {
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
  /// Those in the files of the class.
  private let own: [TextWrites]
  /// Those in the files that name it.
  private let others: [TextWrites]

  init(_ className: String, at paths: [String], among files: [String: TextWrites]) {
    let word = WordHash.of(className.utf8)
    own = paths.compactMap { files[$0] }
    others = files.filter { !paths.contains($0.key) && $0.value.isAbout(word) }.map(\.value)
  }

  /// The values that a property is given; nil where one is not known.
  func values(of property: String) -> [TextValue]? {
    let word = WordHash.of(property.utf8)
    // With several classes in a file, one property of two is not told from the other.
    guard own.reduce(0, { $0 + ($1.declarations[word] ?? 0) }) <= 1 else { return nil }
    let inside = own.flatMap { $0.writes[word] ?? [] }
    guard !inside.contains(where: \.isOfOther) else { return nil }
    // In whatever order: the longest text counts.
    let outside = others.flatMap { file in
      (file.writes[word] ?? []).filter { $0.isOfOther || file.declarations[word] == nil }
    }
    let values = (inside + outside).map(\.value)
    return values.contains(.unknown) ? nil : values
  }
}
