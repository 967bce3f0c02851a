/// The members of properties that source code writes: `frame` of `badge` where it says `badge.frame = …`.
///
/// Found by words alone, in Swift and in Objective-C; the class that the property belongs to is that of the file.
/// An assignment to part of a member counts as one to the member: `badge.frame.size.width += 4`.
struct PropertyWrites: Hashable {
  /// The members, by property.
  private(set) var members: [String: Set<String>] = [:]

  /// Adds a member that is written, of a property or of the variable that it is kept in, `_badge`.
  mutating func add(_ member: String, of word: String) {
    let name = word.hasPrefix("_") ? String(word.dropFirst()) : word
    members[name, default: []].insert(member)
  }

  /// Adds what other code writes, as far as it concerns properties.
  mutating func add(_ other: PropertyWrites, of properties: Set<String>) {
    for name in properties {
      guard let written = other.members[name] else { continue }
      members[name, default: []].formUnion(written)
    }
  }
}
