/// The members of properties that source code writes: `frame` of `badge` where it says `badge.frame = …`.
///
/// Found by words alone, in Swift and in Objective-C; the class that the property belongs to is that of the file.
/// An assignment to part of a member counts as one to the member: `badge.frame.size.width += 4`.
struct PropertyWrites: Hashable {
  /// The members, by property.
  private(set) var members: [String: Set<String>] = [:]

  /// Adds what code writes of properties.
  mutating func add(_ code: BlankedCode, of properties: Set<String>) {
    var reader = WordReader(code.bytes)
    while let word = reader.nextWord() {
      let name = word.hasPrefix("_") ? String(word.dropFirst()) : word
      guard properties.contains(name), let member = reader.memberWritten() else { continue }
      members[name, default: []].insert(member)
    }
  }
}
