import InterfaceBuilder

/// The evidence that two views with different ids and texts are one: an outlet, their place, or constraints.
///
/// Labels and buttons of one design are alike in nearly every attribute, so that one that came is not one that went.
struct MatchingEvidence {
  private let old: Uses
  private let new: Uses

  init(_ old: DocumentObjects, _ new: DocumentObjects) {
    self.old = Uses(old)
    self.new = Uses(new)
  }

  /// The connections and constraints of the views of a version, by the ids of the views.
  private struct Uses {
    let objects: DocumentObjects
    private(set) var constraints: [String: [DocumentObject]] = [:]
    private(set) var connections: [String: [DocumentObject]] = [:]

    init(_ objects: DocumentObjects) {
      self.objects = objects
      for object in objects.all {
        switch object.kind {
        case .constraint:
          for id in Set(object.ends) { constraints[id, default: []].append(object) }
        case .connection:
          for id in Set(object.ends) { connections[id, default: []].append(object) }
        default: break
        }
      }
    }
  }

  /// Whether anything more than likeness speaks for two views being one.
  ///
  /// - Parameters:
  ///   - oldOne: The view of the older version.
  ///   - newOne: That of the newer one.
  ///   - matching: What is matched so far.
  /// - Returns: Whether the text, an outlet or action, the place and frame, or most constraints are the same.
  func supports(_ oldOne: Int, _ newOne: Int, in matching: ObjectMatching) -> Bool {
    sharesText(oldOne, newOne) || sharesConnection(oldOne, newOne, matching)
      || isInPlace(oldOne, newOne)
      || sharesConstraints(oldOne, newOne, matching)
  }

  /// Whether a view without a text has the place of another one and most of its constraints, however little else they share.
  ///
  /// A plain view says little more than its colour, so that another colour leaves it unlike itself.
  ///
  /// - Parameters:
  ///   - oldOne: The view of the older version.
  ///   - newOne: That of the newer one.
  ///   - matching: What is matched so far.
  /// - Returns: Whether the place among the views around it, the stored origin and most constraints are the same.
  func continues(_ oldOne: Int, _ newOne: Int, in matching: ObjectMatching) -> Bool {
    new.objects.all[newOne].kind == .view && isInPlace(oldOne, newOne)
      && sharesConstraints(oldOne, newOne, matching)
  }

  private func sharesText(_ oldOne: Int, _ newOne: Int) -> Bool {
    let (first, second) = (old.objects.all[oldOne], new.objects.all[newOne])
    return [["text"], ["title"]].contains { steps in
      let text = first.properties[PropertyPath(steps)]
      return text != nil && text == second.properties[PropertyPath(steps)]
    }
  }

  // MARK: Connections

  private func sharesConnection(_ oldOne: Int, _ newOne: Int, _ matching: ObjectMatching) -> Bool {
    let names = names(of: old.connections, old.objects.all[oldOne].id) {
      matching.commonName(of: $0, isNew: false)
    }
    return !names.isDisjoint(
      with: self.names(of: new.connections, new.objects.all[newOne].id) {
        matching.commonName(of: $0, isNew: true)
      })
  }

  /// The kinds and names of a view's connections with their other ends.
  private func names(
    of connections: [String: [DocumentObject]], _ id: String, _ common: (String) -> String
  ) -> Set<String> {
    let names = (connections[id] ?? []).compactMap { connection -> String? in
      let element = connection.element
      guard let name = element["property"] ?? element["selector"] else { return nil }
      func end(_ other: String?) -> String { other == id ? "it" : other.map(common) ?? "" }
      return "\(element.name) \(name) of \(end(connection.holder)) to "
        + end(element["destination"])
    }
    return Set(names)
  }

  // MARK: Places

  private func isInPlace(_ oldOne: Int, _ newOne: Int) -> Bool {
    let (first, second) = (old.objects.all[oldOne], new.objects.all[newOne])
    guard let parent = first.parent, let newParent = second.parent else { return false }
    let places = [
      old.objects.place(of: oldOne, in: parent), new.objects.place(of: newOne, in: newParent),
    ]
    let frames = [first, second].map { object in
      object.element.child(key: "frame").map { frame in
        ["x", "y"].map { Double(frame[$0] ?? "") ?? 0 }
      }
    }
    guard places[0] == places[1] else { return false }
    guard let before = frames[0], let after = frames[1] else { return frames[0] == frames[1] }
    return zip(before, after).allSatisfy { abs($0 - $1) <= Self.nearby }
  }

  /// The largest distance between the origins of a view's stored frames, in points, where another text makes it larger.
  private static let nearby = 20.0

  // MARK: Constraints

  /// The number of constraints that two views have in common.
  ///
  /// - Parameters:
  ///   - oldOne: The view of the older version.
  ///   - newOne: That of the newer one.
  ///   - matching: What is matched so far.
  /// - Returns: The number of constraints between the same attributes of these and of views that are matched.
  func commonConstraints(_ oldOne: Int, _ newOne: Int, in matching: ObjectMatching) -> Int {
    let terms = terms(oldOne, newOne, matching)
    return terms.before.intersection(terms.after).count
  }

  /// Whether at least half of each view's constraints continue.
  private func sharesConstraints(_ oldOne: Int, _ newOne: Int, _ matching: ObjectMatching) -> Bool {
    let terms = terms(oldOne, newOne, matching)
    let common = terms.before.intersection(terms.after).count
    return common > 0 && common * 2 >= max(terms.before.count, terms.after.count)
  }

  /// The items, attributes, relations and multipliers of the constraints of two views, each of which is called "it".
  private func terms(
    _ oldOne: Int, _ newOne: Int, _ matching: ObjectMatching
  ) -> (before: Set<ConstraintMeaning.Terms>, after: Set<ConstraintMeaning.Terms>) {
    func terms(
      _ uses: Uses, _ place: Int, isNew: Bool
    ) -> Set<ConstraintMeaning.Terms> {
      let id = uses.objects.all[place].id
      return Set(
        (uses.constraints[id] ?? []).map { constraint in
          ConstraintMeaning(constraint) {
            $0 == id ? "it" : matching.commonName(of: $0, isNew: isNew)
          }.terms
        })
    }
    return (terms(old, oldOne, isNew: false), terms(new, newOne, isNew: true))
  }
}

extension DocumentObjects {
  /// The place of an object among those of the same role in another one.
  fileprivate func place(of object: Int, in parent: Int) -> Int? {
    let siblings = children[parent].filter { all[$0].role == all[object].role }
    return siblings.firstIndex(of: object)
  }
}
