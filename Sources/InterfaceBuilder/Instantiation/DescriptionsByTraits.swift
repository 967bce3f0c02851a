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

  /// The description for traits, with texts in a language.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - code: The code of the language; nil, or one that the document has no texts in, for those that are written.
  /// - Returns: The description.
  func description(for traits: TraitEnvironment, language code: String?) -> DocumentDescription {
    let language = code.flatMap { code in
      languages[code] ?? Pseudolanguage(rawValue: code).map { DocumentLanguage(pseudolanguage: $0) }
    }
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
