/// The state that the readers of one document share.
final class ReadingContext {
  let document: Document
  let traits: TraitEnvironment
  let platform: Platform
  let resources: ResourceDescriptions
  /// The language that texts are shown in; nil for the texts as they are written.
  let language: DocumentLanguage?
  private(set) var problems: [ReadingProblem] = []

  init(
    document: Document, traits: TraitEnvironment, platform: Platform,
    resources: ResourceDescriptions, language: DocumentLanguage? = nil
  ) {
    self.document = document
    self.traits = traits
    self.platform = platform
    self.resources = resources
    self.language = language
  }

  func report(_ kind: ReadingProblem.Kind, at element: DocumentElement, attribute: String? = nil) {
    problems.append(ReadingProblem(element: element, attribute: attribute, kind: kind))
  }

  func vary(_ element: DocumentElement) -> VariedElement { VariedElement(element, traits: traits) }

  /// A value of a vocabulary; `nil`, and a problem, when the value is not in it.
  func value<Value: RawRepresentable<String>>(
    _ name: String, of source: VariedElement, as type: Value.Type = Value.self
  ) -> Value? {
    guard let text = source[name] else { return nil }
    if let value = Value(rawValue: text) { return value }
    report(.unknownValue(text), at: source.holder(of: name), attribute: name)
    return nil
  }

  /// A value looked up in a table; `nil`, and a problem, when the table lacks it.
  func value<Value>(
    _ name: String, of source: VariedElement, in table: [String: Value]
  ) -> Value? {
    guard let text = source[name] else { return nil }
    if let value = table[text] { return value }
    report(.unknownValue(text), at: source.holder(of: name), attribute: name)
    return nil
  }
}
