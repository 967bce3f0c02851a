/// The descriptions of a document for all traits.
///
/// The variations that apply decide all else of a description, so that the document is read once for all traits under
/// which the same ones do.
@MainActor
final class DescriptionsByTraits {
  private let document: Document
  /// The conditions of the variations in the document.
  private let conditions: [VariationKey]
  /// Whether a view keeps clear of the keyboard, which is at the bottom of the screen.
  let usesKeyboard: Bool
  /// The texts of the document by the codes of languages.
  var languages: [String: DocumentLanguage] = [:]
  /// The texts that code gives objects, by the keys that tables of texts have for them.
  var textsInCode: [String: String] = [:]
  /// The ways in which code shows scenes, by the ids of their controllers.
  var scenesInCode: [String: SceneInCode] = [:]
  /// The descriptions by which conditions hold and what language texts are shown in.
  private var descriptions: [Key: DocumentDescription] = [:]

  private struct Key: Hashable {
    let holding: [Bool]
    let language: DocumentLanguage?
  }

  /// - Parameter description: A description of the document for any traits.
  init(_ description: DocumentDescription) {
    document = description.document
    conditions = VariationKey.all(in: description.document)
    usesKeyboard = description.document.root.descendants.contains {
      $0.name == "viewLayoutGuide" && $0.key == "keyboard"
    }
    descriptions[Key(holding: holding(for: description.traits), language: nil)] = description
  }

  /// The number of times that the document was read.
  var count: Int { descriptions.count }

  /// The description for a device, with the texts that it shows, or for a canvas.
  func description(in environment: LayoutEnvironment) -> DocumentDescription {
    let isDevice = environment.canvas == nil
    return description(
      for: environment.traits,
      texts: language(environment.device.language, over: isDevice ? textsInCode : [:]))
  }

  /// The description for traits, with the texts that are written.
  func description(for traits: TraitEnvironment) -> DocumentDescription {
    description(for: traits, texts: nil)
  }

  /// The texts in a language.
  ///
  /// - Parameters:
  ///   - code: The code of the language; nil where none is asked for.
  ///   - given: The texts that code gives.
  /// - Returns: The texts; nil for those that are written.
  private func language(_ code: String?, over given: [String: String]) -> DocumentLanguage? {
    if let code, let language = languages[code] { return language }
    let pseudolanguage = code.flatMap(Pseudolanguage.init)
    guard pseudolanguage != nil || !given.isEmpty else { return nil }
    return DocumentLanguage(texts: given, pseudolanguage: pseudolanguage)
  }

  private func description(
    for traits: TraitEnvironment, texts language: DocumentLanguage?
  ) -> DocumentDescription {
    let key = Key(holding: holding(for: traits), language: language)
    var description =
      descriptions[key] ?? DocumentDescription(document, traits: traits, language: language)
    descriptions[key] = description
    description.traits = traits
    return description
  }

  /// Which of the conditions hold for traits: where the same do, so does all else that the document says.
  func holding(for traits: TraitEnvironment) -> [Bool] {
    conditions.map { $0.matches(traits) }
  }
}

extension VariationKey {
  /// The conditions of a document's variations, each once, in the order of the document.
  fileprivate static func all(in document: Document) -> [VariationKey] {
    let variations = document.root.descendants.filter { $0.name == "variation" }
    return variations.reduce(into: []) { keys, variation in
      let key = VariationKey(variation.key ?? "")
      if !keys.contains(key) { keys.append(key) }
    }
  }
}
