/// The colours that a class gives the objects in its properties when it begins, whatever else is so, and the views that it takes
/// out of their superviews then.
///
/// Found by statements in ``FirstMethods`` that no braces are around: `badge.backgroundColor = .red`.
enum FirstColors {
  /// - Parameters:
  ///   - code: The text of a source file, without comments and strings.
  ///   - methods: Its first methods.
  /// - Returns: The members that are written. Those of an object that belongs to the one in a property count as its own.
  static func writes(in code: [UInt8], _ methods: FirstMethods) -> PropertyWrites {
    var writes = PropertyWrites()
    for method in methods.all where methods.contain(method) {
      forEachStatement(of: code[method.body]) { statement in
        if let property = viewRemoved(by: statement) {
          writes.add(ProjectFacts.removedMember, of: property)
        }
        guard let (property, member) = colorSet(by: statement) else { return }
        writes.add(member, of: property)
      }
    }
    return writes
  }

  /// Calls a closure with the statements of a body that stand in no further braces.
  static func forEachStatement(
    of body: ArraySlice<UInt8>, _ use: (ArraySlice<UInt8>) -> Void
  ) {
    var depth = 0
    var start = body.startIndex
    for place in body.indices where "{};\n".utf8.contains(body[place]) {
      if depth == 1 { use(body[start..<place]) }
      if body[place] == UInt8(ascii: "{") { depth += 1 }
      if body[place] == UInt8(ascii: "}") { depth -= 1 }
      start = place + 1
    }
    if depth == 1 { use(body[start...]) }
  }

  /// The property in `badge.removeFromSuperview()` or `[self.badge removeFromSuperview]`; nil for other statements.
  private static func viewRemoved(by statement: ArraySlice<UInt8>) -> String? {
    guard statement.allSatisfy({ WordReader.isWord($0) || " \t.?![]()".utf8.contains($0) }) else {
      return nil
    }
    let words = statement.split { !WordReader.isWord($0) }
      .map { String(decoding: $0, as: UTF8.self) }
    let names = words.first == "self" ? words.dropFirst() : words[...]
    guard names.count == 2, names.last == ProjectFacts.removedMember else { return nil }
    return names.first
  }

  /// The property and the colour in `property.color = …`; nil for other statements.
  private static func colorSet(
    by statement: ArraySlice<UInt8>
  ) -> (property: String, member: String)? {
    guard let names = pathSet(by: statement), names.count > 1, let property = names.first,
      let member = names.last, isColor(member)
    else { return nil }
    return (property, member)
  }

  /// Whether a member of this name is a colour.
  static func isColor(_ member: String) -> Bool {
    member.hasSuffix("Color") || member == "color"
  }

  /// The names in front of the sign of an assignment, but for `self`; nil for other statements.
  static func pathSet(by statement: ArraySlice<UInt8>) -> [String]? {
    guard let end = statement.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let path = statement[..<end].drop { " \t".utf8.contains($0) }.reversed()
      .drop { " \t".utf8.contains($0) }.reversed()
    guard WordReader.isAssignment(statement[end...]),
      path.allSatisfy({ WordReader.isWord($0) || ".?!".utf8.contains($0) })
    else { return nil }
    let words = path.split { !WordReader.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    return Array(words.first == "self" ? words.dropFirst() : words[...])
  }
}
