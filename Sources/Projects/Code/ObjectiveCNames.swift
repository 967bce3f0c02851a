/// The names that the types of a Swift file have in Objective-C: `@objc(ABBadge) final class Badge`.
///
/// Code in Objective-C and documents name the type by that name alone.
///
/// Source: *The Swift Programming Language*, Attributes, `objc`.
struct ObjectiveCNames: Sendable {
  /// The name in Objective-C of each type, by its name in Swift.
  private var names: [UInt64: UInt64] = [:]
  /// The names in Swift, by those in Objective-C.
  private(set) var namesInSwift: [UInt64: UInt64] = [:]
  /// The places where the names in Objective-C begin.
  private var places: Set<Int> = []

  /// Creates the names of a file without any, or of one in Objective-C.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  init(_ code: [UInt8], words: [PlacedWord]) {
    for place in words.indices.dropLast()
    where words[place].word == Self.attribute
      && code[..<words[place].start].last == UInt8(ascii: "@")
      && code[words[place].end..<words[place + 1].start].elementsEqual("(".utf8)
    {
      let name = words[place + 1]
      guard code[name.end...].first == UInt8(ascii: ")"),
        let type = Self.type(declaredBehind: words[(place + 2)...])
      else { continue }
      names[type] = name.word
      namesInSwift[name.word] = type
      places.insert(name.start)
    }
  }

  /// Whether a name in Objective-C begins at a place, where a type gets it.
  func areGiven(at place: Int) -> Bool { places.contains(place) }

  /// Some types' names in Swift, with those that they have in Objective-C.
  func adding(to types: WordNumbers) -> WordNumbers {
    names.isEmpty ? types : types.union(types.compactMap { names[$0] })
  }

  /// The type whose declaration follows an attribute, behind its modifiers; nil where a member follows.
  private static func type(declaredBehind words: ArraySlice<PlacedWord>) -> UInt64? {
    let declaration = words.drop { modifiers.contains($0.word) }.prefix(2)
    guard let keyword = declaration.first, keywords.contains(keyword.word),
      let name = declaration.dropFirst().first,
      !SourceMentions.membersOfClasses.contains(name.word)
    else { return nil }
    return name.word
  }

  private static let attribute = WordHash.of("objc".utf8)
  private static let keywords = WordSet(["class", "enum", "protocol"])
  private static let modifiers = WordSet([
    "public", "open", "internal", "package", "final", "private", "fileprivate", "MainActor",
    "objcMembers", "IBDesignable",
  ])
}
