import InterfaceBuilder

extension DocumentFixes {
  /// The operations that remove a constraint, with the entries of variations that name it.
  ///
  /// - Returns: nil where code may reach the constraint by an outlet, or something else refers to it.
  func removal(ofConstraint id: String) -> [DocumentChange.Operation]? {
    guard let element = document.element(id: id), element.name == "constraint" else { return nil }
    var operations: [DocumentChange.Operation] = [.remove(element)]
    for other in references[id] ?? [] {
      guard other.name == "include" || other.name == "exclude" else { return nil }
      operations.append(.remove(other))
    }
    return operations
  }

  /// A change that removes a constraint; nil where that cannot be done.
  func removing(_ id: String, because reason: String) -> DocumentChange? {
    guard let operations = removal(ofConstraint: id), let element = document.element(id: id) else {
      return nil
    }
    return DocumentChange(
      operations: operations, summary: "removes \(phrases.phrase(id: id)) (\(id)), as \(reason)",
      place: element)
  }

  /// A change of an attribute of a constraint where it comes from, a variation or the constraint.
  func setting(
    _ attribute: String, of id: String, to value: String
  ) -> DocumentChange.Operation? {
    document.element(id: id).map {
      .setAttribute(attribute, to: value, of: description.holder(of: attribute, in: $0))
    }
  }
}
