/// The colours and pictures that a class gives the objects in its properties when it begins, and the views that it removes or
/// hides then.
///
/// Found by statements in ``FirstMethods`` that no braces are around, so that they run whatever else is so:
/// `badge.backgroundColor = .red`. A color or picture may also be set in each branch of a condition.
enum FirstWrites {
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
        if let property = viewHidden(by: statement), !isShown(property, in: code) {
          writes.add(ProjectFacts.hiddenMember, of: property)
        }
      }
      for write in looksSet(in: code[method.body]) { writes.add(write.member, of: write.property) }
    }
    return writes
  }

  /// A color or picture that code gives the object in a property.
  private struct Look: Hashable {
    let property: String
    let member: String
  }

  /// The colors and pictures that a body gives on every way through it.
  private static func looksSet(in body: ArraySlice<UInt8>) -> Set<Look> {
    var looks: Set<Look> = []
    forEachStatement(of: body) { statement in
      looks.formUnion([colorSet(by: statement), valueSent(by: statement)].compactMap(\.self))
    }
    for branches in ConditionBranches.all(of: body) {
      let set = branches.map(looksSet)
      looks.formUnion(set.dropFirst().reduce(set.first ?? []) { $0.intersection($1) })
    }
    return looks
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
    let names = Self.names(in: statement)
    guard names.count == 2, names.last == ProjectFacts.removedMember else { return nil }
    return names.first
  }

  /// The property in `badge.isHidden = true` or `self.badge.hidden = YES`; nil for other statements.
  private static func viewHidden(by statement: ArraySlice<UInt8>) -> String? {
    guard let names = pathSet(by: statement), names.count == 2, let member = names.last,
      hiding.contains(member), let value = Self.names(in: statement).last,
      affirming.contains(value)
    else { return nil }
    return names.first
  }

  /// Whether any code of a file may show the view of a property, as it gives its hiding another value than true.
  private static func isShown(_ property: String, in code: [UInt8]) -> Bool {
    let words = WordHash.placedWords(in: code).map(\.word)
    let (members, values) = (WordHash.set(of: hiding), WordHash.set(of: affirming))
    let name = WordHash.of(property.utf8)
    return words.indices.dropLast(2).contains {
      words[$0] == name && members.contains(words[$0 + 1]) && !values.contains(words[$0 + 2])
    }
  }

  private static let hiding = ["isHidden", "hidden", "setHidden"]
  private static let affirming = ["true", "YES"]

  /// The property and the colour in `property.color = …`; nil for other statements.
  private static func colorSet(by statement: ArraySlice<UInt8>) -> Look? {
    guard let names = pathSet(by: statement), names.count > 1, let property = names.first,
      let member = names.last, isColor(member)
    else { return nil }
    return Look(property: property, member: member)
  }

  /// The property and the picture or colour of its normal state in `button.setImage(…, for: .normal)`, or the same message in
  /// Objective-C; nil for other statements.
  private static func valueSent(by statement: ArraySlice<UInt8>) -> Look? {
    let text = statement.drop { " \t[".utf8.contains($0) }
    let head = text.prefix { !"(:".utf8.contains($0) }
    guard head.allSatisfy({ WordReader.isWord($0) || ".?! ".utf8.contains($0) }) else { return nil }
    let names = Self.names(in: head)
    guard names.count == 2, let property = names.first, let member = names.last.flatMap(member),
      isOfNormalState(text)
    else { return nil }
    return Look(property: property, member: member)
  }

  /// The picture or colour that a method for the states of a button sets: `titleColor` by `setTitleColor`; nil for other methods.
  private static func member(setBy method: String) -> String? {
    switch method {
    case "setImage": "image"
    case "setBackgroundImage": "backgroundImage"
    case "setTitleColor": "titleColor"
    default: nil
    }
  }

  /// Whether a message is about the normal state of a button.
  ///
  /// Source: `UIControl.State.normal`, which is the empty set.
  static func isOfNormalState(_ message: ArraySlice<UInt8>) -> Bool {
    if message.filter({ !" \t".utf8.contains($0) }).suffix(3).elementsEqual("[])".utf8) {
      return true
    }
    let last = message.split { !WordReader.isWord($0) }.last
    return normalStates.contains { last?.elementsEqual($0.utf8) ?? false }
  }

  private static let normalStates = ["normal", "UIControlStateNormal", "UIControlState", "State"]

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
    return Array(Self.names(in: path))
  }

  /// The words of a text, but for `self` at the beginning.
  private static func names(in text: some Collection<UInt8>) -> ArraySlice<String> {
    let words = text.split { !WordReader.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    return words.first == "self" ? words.dropFirst() : words[...]
  }
}
