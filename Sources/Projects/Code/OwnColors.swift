/// The colours that views of a class give themselves when a document has made them: `self.backgroundColor = .red` in
/// `awakeFromNib`, whatever else is so.
///
/// Source: `NSObject.awakeFromNib()`, which is sent to an object that has all the document says of it.
enum OwnColors {
  /// - Parameters:
  ///   - code: The text of a source file, without comments and strings.
  ///   - methods: Its methods.
  ///   - types: The bodies of its types.
  /// - Returns: The members that views of each type set of themselves, as far as they are colours.
  static func members(
    in code: [UInt8], methods: [MethodBodies.Method], types: OwnBodies
  ) -> [UInt64: Set<String>] {
    types.ranges.compactMapValues { ranges in
      let own = methods.filter { method in
        ranges.contains { $0.contains(method.head.lowerBound) }
      }
      let first = FirstMethods(own, in: code)
      var members: Set<String> = []
      for method in own where first.contain(method) {
        members.formUnion(self.members(setIn: code[method.body]))
      }
      return members.isEmpty ? nil : members
    }
  }

  /// The colours that a body sets on every way through it: by statements in no further braces, or in each branch of a condition
  /// that has an `else`.
  private static func members(setIn body: ArraySlice<UInt8>) -> Set<String> {
    var members: Set<String> = []
    FirstWrites.forEachStatement(of: body) { statement in
      if let member = colorSet(by: statement) { members.insert(member) }
    }
    for branches in ConditionBranches.all(of: body) {
      let set = branches.map(self.members)
      members.formUnion(set.dropFirst().reduce(set.first ?? []) { $0.intersection($1) })
    }
    return members
  }

  private static func colorSet(by statement: ArraySlice<UInt8>) -> String? {
    guard let names = FirstWrites.pathSet(by: statement) else { return colorSent(by: statement) }
    let isOwn = names.count == 1 || names.count == 2 && names.first == "layer"
    return isOwn ? names.last.flatMap { FirstWrites.isColor($0) ? $0 : nil } : nil
  }

  /// The member in `[self setTextColor:…]`, or `setTitleColor(…, for: .normal)`; nil for other statements.
  private static func colorSent(by statement: ArraySlice<UInt8>) -> String? {
    let text = statement.drop { " \t".utf8.contains($0) }
    guard let beginning = messages.first(where: { text.starts(with: $0) }) else { return nil }
    let name = text.dropFirst(beginning.count - setter.count).prefix(while: WordReader.isWord)
    let member = String(decoding: name.dropFirst(setter.count), as: UTF8.self)
    guard FirstWrites.isColor(member) else { return nil }
    guard member != "TitleColor" || FirstWrites.isOfNormalState(text) else { return nil }
    return member.prefix(1).lowercased() + member.dropFirst()
  }

  private static let setter = Array("set".utf8)
  private static let messages = ["self.set", "[self set", "set"].map { Array($0.utf8) }
}
