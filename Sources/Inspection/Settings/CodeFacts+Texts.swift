/// The texts that code gives labels, buttons and segmented controls.
extension CodeFacts {
  /// Adds the objects that outlets of some names lead to, whose text code of other classes sets.
  public mutating func addTexts(of properties: Set<String>, in outlets: ListedOutlets) {
    let destinations = outlets.outlets.filter { properties.contains($0.property) }.map(
      \.destination)
    texts = Set(texts).union(destinations.filter { outlets.texts[$0] != nil }).sorted()
  }

  /// Adds the texts that are known to be given, which people see instead of the document's.
  ///
  /// - Parameters:
  ///   - given: The texts by class and outlet.
  ///   - outlets: The outlets of the document.
  public mutating func addTextsGiven(
    _ given: [String: [String: String]], in outlets: ListedOutlets
  ) {
    let texts = outlets.textsByDestination(given)
    for (id, text) in texts {
      for key in outlets.keys(ofTextOf: id) { textsGiven[key] = text }
    }
    self.texts.removeAll { texts[$0] != nil }
  }

  /// Adds labels that code finds by their tags, to give them texts.
  public mutating func addTexts(ofTagged views: [String]) {
    texts = Set(texts).union(views).sorted()
  }

  /// The texts of objects whose text code sets, as the document has them.
  public func replacedTexts(in outlets: ListedOutlets) -> Set<String> {
    Set(texts.flatMap { outlets.texts[$0] ?? [] })
  }

  /// Takes back what is said of objects whose texts code is known to show, too.
  public mutating func keep(_ shown: Set<String>, in outlets: ListedOutlets) {
    texts.removeAll { outlets.texts[$0].map(shown.isSuperset) ?? false }
  }

  /// Whether what is judged is a text that code gives an object, not the document's.
  func givesText(to id: String) -> Bool {
    [".text", ".normalTitle"].contains { textsGiven[id + $0] != nil }
  }

  /// Whether code sets the number of lines of a label.
  func setsLines(of id: String) -> Bool { lines.contains(id) }

  /// Whether code sets the text of an object to another one, so that what the document says is a sample.
  func setsText(of id: String) -> Bool { texts.contains(id) }
}
