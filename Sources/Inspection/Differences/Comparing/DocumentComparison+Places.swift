import InterfaceBuilder

/// Objects in another place of the tree, or of a list whose order means something.
extension DocumentComparison {
  /// The move of an object into another one, in words.
  func move(_ old: Int, _ new: Int) -> String? {
    let (before, after) = (matching.old.all[old], matching.new.all[new])
    guard after.kind != .constraint, after.kind != .implied, after.kind != .scene,
      let from = before.parent, let to = after.parent
    else { return nil }
    guard matching.newPlace[from] != to else {
      guard before.role != after.role, after.kind != .connection else { return nil }
      return
        "from \(before.role.spacedWords) to \(after.role.spacedWords) of \(words.new.name(of: to))"
    }
    let place = after.kind == .connection ? "" : self.place(of: new, in: to)
    let names = (
      words.old.name(ofID: matching.old.all[from].id, beside: words.new.name(of: to)),
      words.new.name(ofID: matching.new.all[to].id, beside: words.old.name(of: from))
    )
    return "from \(names.0) into \(names.1)\(place)"
  }

  /// The place of an object in a list whose order means something.
  private func place(of object: Int, in parent: Int) -> String {
    let role = matching.new.all[object].role
    guard matching.new.all[object].isListed, !Self.unordered.contains(role) else { return "" }
    let members = matching.new.children[parent].filter {
      matching.new.all[$0].role == role && matching.new.all[$0].kind != .implied
    }
    guard members.count > 1, let index = members.firstIndex(of: object) else { return "" }
    return ", at place \(index + 1) of \(members.count)"
  }

  /// The lists whose order means nothing.
  private static let unordered: Set<String> = [
    "constraints", "connections", "scenes", "layoutGuides", "prototypes", "objects", "resources",
    "userDefinedRuntimeAttributes",
  ]

  /// The objects of a list that have another place among those that are in both versions.
  func reordered(_ old: Int, _ new: Int) -> [ObjectChange] {
    let roles = Set(matching.new.children[new].map { matching.new.all[$0].role })
      .subtracting(Self.unordered)
    return roles.sorted().flatMap { role -> [ObjectChange] in
      let members = matching.new.children[new].filter { place in
        let object = matching.new.all[place]
        return object.role == role && object.isListed && object.kind != .implied
      }
      return changes(inOrderOf: members, of: old, in: new)
    } + relationships(old, new)
  }

  /// The controllers of a tab bar or split view, whose order is that of its relationships.
  private func relationships(_ old: Int, _ new: Int) -> [ObjectChange] {
    let members = matching.new.children[new].filter { place in
      matching.new.all[place].element["kind"] == "relationship"
    }
    return changes(inOrderOf: members, of: old, in: new)
  }

  private func changes(inOrderOf members: [Int], of old: Int, in new: Int) -> [ObjectChange] {
    let kept = members.filter { place in
      matching.oldPlace[place].map { matching.old.all[$0].parent == old } ?? false
    }
    let places = kept.compactMap { matching.oldPlace[$0] }
    let steady = Set(LongestRun.indices(of: places))
    let sorted = places.sorted()
    return kept.indices.filter { !steady.contains($0) }.map { index in
      let place = kept[index]
      let object = matching.new.all[place]
      var change = ObjectChange(
        kind: .reordered, subject: object.subject, id: object.id, oldID: nil,
        name: words.new.name(of: place), scene: words.new.scene(of: place),
        line: object.element.position.line)
      let before = (sorted.firstIndex(of: places[index]) ?? 0) + 1
      change.place =
        "from place \(before) to \(index + 1) of \(kept.count) in \(words.new.name(of: new))"
      return change
    }
  }
}
