/// Reads the declarations of types and their members from Swift code without comments and strings.
struct DeclarationReader {
  /// The words and the other characters, each by itself.
  private let tokens: [Substring]
  private var index = 0

  init(_ code: [UInt8]) {
    var tokens: [Substring] = []
    let text = String(decoding: code, as: UTF8.self)
    var rest = text[...]
    while let first = rest.unicodeScalars.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !word.isEmpty {
        tokens.append(word)
        rest = rest[word.endIndex...]
      } else {
        if !first.properties.isWhitespace { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    self.tokens = tokens
  }

  /// A class, or an extension of one, whose members follow.
  struct TypeHead {
    let name: String
    let isClass: Bool
    /// Whether members that do not say otherwise are hidden from other files, as in a private extension.
    let hidesMembers: Bool
  }

  /// The next class or extension that is declared; the reader stands behind its opening brace.
  mutating func nextType() -> TypeHead? {
    while index + 1 < tokens.count {
      let keyword = tokens[index]
      let isPrivate = index > 0 && Self.hiding.contains(tokens[index - 1])
      index += 1
      guard keyword == "class" || keyword == "extension", !Self.keywords.contains(tokens[index]),
        tokens[index].first?.isLetter == true
      else { continue }
      let name = String(tokens[index])
      guard let brace = tokens[index...].firstIndex(of: "{") else { return nil }
      index = brace + 1
      return TypeHead(
        name: name, isClass: keyword == "class", hidesMembers: isPrivate && keyword == "extension")
    }
    return nil
  }

  /// The words that hide a declaration from other files.
  private static let hiding: Set<Substring> = ["private", "fileprivate"]

  /// The words that may follow `class` in a member: `class func`.
  private static let keywords: Set<Substring> = ["func", "var", "subscript", "override"]

  /// Reads the members up to the brace that closes the type.
  mutating func readMembers(of type: TypeHead, into members: inout ClassDeclarations.Members) {
    var isPrivate = type.hidesMembers
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token {
      case "}": return
      case "{":
        skip(to: "}", opening: "{")
        isPrivate = type.hidesMembers
      case "typealias": isPrivate = type.hidesMembers
      case "private", "fileprivate":
        // `private(set)` counts, too: other files cannot write the property.
        isPrivate = true
      case "var", "let":
        if index < tokens.count {
          members.properties[String(tokens[index])] = ClassDeclarations.Property(
            isPrivate: isPrivate, isConstant: token == "let")
        }
        isPrivate = type.hidesMembers
      case "func":
        if let method = readMethod(isPrivate: isPrivate) { members.methods.append(method) }
        isPrivate = type.hidesMembers
      default: break
      }
    }
  }

  private mutating func skip(to end: Substring, opening: Substring) {
    var depth = 1
    while index < tokens.count, depth > 0 {
      if tokens[index] == opening { depth += 1 }
      if tokens[index] == end { depth -= 1 }
      index += 1
    }
  }

  private mutating func readMethod(isPrivate: Bool) -> ClassDeclarations.Method? {
    guard index < tokens.count else { return nil }
    let name = String(tokens[index])
    guard let parenthesis = tokens[index...].firstIndex(of: "(") else { return nil }
    index = parenthesis + 1
    let start = index
    skip(to: ")", opening: "(")
    let parameters = Self.parameters(tokens[start..<max(start, index - 1)])
    return ClassDeclarations.Method(name: name, parameters: parameters, isPrivate: isPrivate)
  }

  private static func parameters(_ tokens: ArraySlice<Substring>) -> [ClassDeclarations.Parameter] {
    split(tokens).compactMap { part in
      guard let colon = part.firstIndex(of: ":"), let label = part.first else { return nil }
      let type = part[(colon + 1)...].prefix { $0 != "=" }
      return ClassDeclarations.Parameter(label: String(label), type: type.joined())
    }
  }

  /// The parts between commas that no bracket is around.
  private static func split(_ tokens: ArraySlice<Substring>) -> [ArraySlice<Substring>] {
    var depth = 0
    return tokens.split { token in
      if ["(", "[", "<"].contains(token) { depth += 1 }
      if [")", "]", ">"].contains(token) { depth -= 1 }
      return depth == 0 && token == ","
    }
  }
}
