/// The constants that code gives constraints.
extension ProjectFacts {
  /// Looks for constraints to which code gives nothing but numbers that it says.
  ///
  /// - Parameters:
  ///   - properties: The properties that hold constraints which code sets, by class.
  ///   - document: The path of the document that has them as outlets, resolved.
  /// - Returns: The numbers by class and property, of those for which all code that names them gives numbers, ascending.
  public mutating func constantsGiven(
    to properties: [String: Set<String>], for document: String
  ) -> [String: [String: [Double]]] {
    guard !properties.isEmpty, let tree = tree(of: document) else { return [:] }
    let files = filesByWord(in: tree)
    return properties.reduce(into: [:]) { given, properties in
      let (className, names) = properties
      given[className] = names.reduce(into: [:]) { given, name in
        given[name] = Self.numbers(of: name, in: className, files, below: tree.root)
      }
    }
  }

  /// The numbers that files give a property of a class; nil where one may give something else, or none gives any.
  ///
  /// A file with a property of the same name that does not name the class is about another one.
  private static func numbers(
    of property: String, in className: String, _ files: FilesByWord, below root: String
  ) -> [Double]? {
    let own = Set(files.files(with: [WordHash.of(className.utf8)]))
    var numbers: Set<Double> = []
    for path in files.files(with: WordHash.names(ofProperty: property)) {
      guard let text = BoundedFile.bytes(of: path, within: root) else { return nil }
      let writes = ConstantWrites(BlankedCode(text).bytes)
      if !own.contains(path), writes.declare(property) { continue }
      guard let found = writes.numbers(of: property) else { return nil }
      numbers.formUnion(found)
    }
    return numbers.isEmpty ? nil : numbers.sorted()
  }
}
