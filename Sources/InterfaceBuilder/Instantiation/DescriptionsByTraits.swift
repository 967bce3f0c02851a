/// The descriptions of a document for all traits.
///
/// The variations that apply decide all else of a description, so that the document is read once for all traits under
/// which the same ones do.
@MainActor
final class DescriptionsByTraits {
  private let document: Document
  /// The conditions of the variations in the document.
  private let conditions: [VariationKey]
  /// The descriptions by which conditions hold.
  private var descriptions: [[Bool]: DocumentDescription] = [:]

  /// - Parameter description: A description of the document for any traits.
  init(_ description: DocumentDescription) {
    document = description.document
    conditions = VariationKey.all(in: description.document)
    descriptions[holding(for: description.traits)] = description
  }

  /// The number of times that the document was read.
  var count: Int { descriptions.count }

  /// The description for traits.
  func description(for traits: TraitEnvironment) -> DocumentDescription {
    let holding = holding(for: traits)
    var description = descriptions[holding] ?? DocumentDescription(document, traits: traits)
    descriptions[holding] = description
    description.traits = traits
    return description
  }

  private func holding(for traits: TraitEnvironment) -> [Bool] {
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
