import InterfaceBuilder

extension ObjectMatching {
  /// The meaning of a constraint of one of the versions.
  func meaning(_ object: DocumentObject, isNew: Bool) -> ConstraintMeaning {
    ConstraintMeaning(object) { commonName(of: $0, isNew: isNew) }
  }

  /// Matches constraints whose ids differ: those that mean the same first, then those with the same items.
  mutating func matchConstraints() {
    pair(.constraint) { matching, object, isNew in
      let meaning = matching.meaning(object, isNew: isNew)
      let rest = object.properties.filter {
        !["firstItem", "secondItem"].contains($0.key.steps[0])
      }
      .map { "\($0.key.steps)=\($0.value)" }.sorted()
      return "\(meaning.terms) \((meaning.constant * 100).rounded()) \(rest)"
    }
    pair(.constraint) { matching, object, isNew in
      let meaning = matching.meaning(object, isNew: isNew)
      return "\(meaning.terms) \((meaning.constant * 100).rounded())"
    }
    pair(.constraint) { matching, object, isNew in "\(matching.meaning(object, isNew: isNew).terms)"
    }
  }

  /// Matches connections whose ids differ: those that mean the same first, then those of one name.
  mutating func matchConnections() {
    pair(.connection) { matching, object, isNew in
      matching.owner(object, isNew: isNew)
        + object.properties.map { path, value in
          let isReference = References.names.contains(path.steps.last ?? "")
          return
            "\(path.steps)=\(isReference ? matching.commonName(of: value, isNew: isNew) : value)"
        }.sorted().joined()
    }
    pair(.connection) { matching, object, isNew in
      let element = object.element
      guard element.name == "outlet" || element["kind"] == "embed" else { return nil }
      return matching.owner(object, isNew: isNew) + (element["property"] ?? "")
    }
    pair(.connection) { matching, object, isNew in
      guard object.element.name == "action" else { return nil }
      return matching.owner(object, isNew: isNew) + (object.element["eventType"] ?? "")
    }
  }

  private func owner(_ object: DocumentObject, isNew: Bool) -> String {
    let owner = object.element.parent?.parent
    let name = owner?.id.map { commonName(of: $0, isNew: isNew) } ?? ""
    return "\(object.element.name) of \(name) "
  }

  /// Matches the unmatched objects of a kind that have the same key, in order.
  private mutating func pair(
    _ kind: DocumentObject.Kind, by key: (ObjectMatching, DocumentObject, Bool) -> String?
  ) {
    var waiting: [String: [Int]] = [:]
    for (place, object) in old.all.enumerated() where object.kind == kind && newPlace[place] == nil
    {
      if let key = key(self, object, false) { waiting[key, default: []].append(place) }
    }
    guard !waiting.isEmpty else { return }
    for (place, object) in new.all.enumerated() where object.kind == kind && oldPlace[place] == nil
    {
      guard let key = key(self, object, true), let first = waiting[key]?.first else { continue }
      waiting[key]?.removeFirst()
      match(first, place)
    }
  }
}
