/// The members of properties that source code writes: `frame` of `badge` where it says `badge.frame = …`.
///
/// Found by words alone, in Swift and in Objective-C; the class that the property belongs to is that of the file.
/// An assignment to part of a member counts as one to the member: `badge.frame.size.width += 4`.
struct PropertyWrites: Hashable {
  /// The members, by property.
  private(set) var members: [String: Set<String>] = [:]

  /// The other names under which code holds the object of a property: `body` of `badge` where it says `body = badge`.
  private var otherNames: [String: Set<String>] = [:]

  /// Adds another name for the object of a property, or of the variable that it is kept in.
  mutating func addName(_ name: String, for word: String) {
    let property = Self.bare(word)
    guard property != name else { return }
    otherNames[property, default: []].insert(name)
  }

  /// Adds the writes of other code.
  mutating func add(_ other: PropertyWrites) {
    members.merge(other.members) { $0.union($1) }
    otherNames.merge(other.otherNames) { $0.union($1) }
  }

  /// The members of some properties that are written, also under other names.
  func members(of properties: Set<String>) -> [String: Set<String>] {
    properties.reduce(into: [:]) { found, property in
      let bare = Self.bare(property)
      let names = otherNames[bare, default: []].union([bare])
      let written = names.reduce(into: Set<String>()) { $0.formUnion(members[$1] ?? []) }
      if !written.isEmpty { found[property] = written }
    }
  }

  /// Adds a member that is written, of a property or of the variable that it is kept in, `_badge`.
  mutating func add(_ member: String, of word: String) {
    members[Self.bare(word), default: []].insert(member)
  }

  /// The name of a property without the sign of the variable that it is kept in; outlets in Swift may begin with it, too.
  private static func bare(_ word: String) -> String {
    word.hasPrefix("_") ? String(word.dropFirst()) : word
  }
}
