/// The heads of types in a source file: what stands between their names and their braces.
enum TypeHeads {
  /// The protocols and classes that types come from, but for those of the system.
  ///
  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  /// - Returns: Their names, as numbers.
  static func ancestors(in code: [UInt8], words: [PlacedWord]) -> WordNumbers {
    var names: WordNumbers = []
    var isNaming = false
    var isSwift = true
    var start = 0
    for word in words {
      // No name follows the message in `[Badge class]`.
      if isNaming, code[start..<word.start].allSatisfy({ " \n\t\r".utf8.contains($0) }) {
        names.formUnion(ancestors(behind: word.end, in: code, isSwift: isSwift))
      }
      start = word.end
      isNaming = declaring.contains(word.word)
      isSwift = !declaringInObjectiveC.contains(word.word)
    }
    return names
  }

  private static func ancestors(
    behind place: Int, in code: [UInt8], isSwift: Bool
  ) -> WordNumbers {
    let rest = code[place..<min(place + longest, code.count)]
    guard let first = rest.first(where: { $0 != UInt8(ascii: " ") }), ":<(".utf8.contains(first)
    else { return [] }
    var head = rest.prefix { !"{};".utf8.contains($0) && (isSwift || $0 != UInt8(ascii: "\n")) }
    // A category of Objective-C has a name of its own: `@interface Badge (Layout) <Loader>`.
    if first == UInt8(ascii: "(") { head = head.drop { $0 != UInt8(ascii: ")") } }
    let words = head.split { !WordReader.isWord($0) }.filter { !isOfSystem($0) }
    return WordHash.set(of: words.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a name begins with two capitals, as those of the system's frameworks do, or is one of Swift's protocols.
  private static func isOfSystem(_ name: ArraySlice<UInt8>) -> Bool {
    let start = name.prefix(2)
    if start.count == 2, start.allSatisfy({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }),
      prefixes.contains(String(decoding: start, as: UTF8.self))
    {
      return true
    }
    return namesOfSwift.contains(String(decoding: name, as: UTF8.self))
  }

  /// More bytes than heads have.
  private static let longest = 400
  private static let declaring = WordSet([
    "class", "struct", "enum", "extension", "actor", "interface", "implementation",
  ])
  private static let declaringInObjectiveC = WordSet(["interface", "implementation"])
  /// The first letters of the names in Apple's frameworks.
  private static let prefixes: Set<String> = [
    "AR", "AU", "AV", "CA", "CB", "CI", "CK", "CL", "CM", "CN", "CT", "EK", "GK", "GL", "HK", "HM",
    "IN", "LA", "MC", "MF", "MK", "MP", "MT", "NE", "NF", "NS", "NW", "PD", "PH", "PK", "QL", "SC",
    "SF", "SK", "ST", "UI", "UN", "VN", "WC", "WK",
  ]
  private static let namesOfSwift: Set<String> = [
    "Any", "AnyObject", "App", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Int",
    "LocalizedError", "ObservableObject", "Sendable", "String", "View", "class", "where", "id",
  ]
}
