/// The methods of a source file that make constraints for the first view they are given, and the views that they are given.
///
/// Found by words: `pin(badge, to: 20)` where `func pin(_ view: UIView, to top: CGFloat)` makes constraints for `view`.
enum ConstrainingHelpers {
  /// - Parameters:
  ///   - code: The text of a source file, without comments and strings.
  ///   - constrained: The names of all views that it makes constraints for: no other parameter need be looked at.
  /// - Returns: The names of the views.
  static func views(in code: [UInt8], besides constrained: Set<String>) -> [String] {
    guard !constrained.isEmpty else { return [] }
    let methods = MethodBodies(code).methods
    let helpers = methods.reduce(into: [String: First]()) { helpers, method in
      guard let first = First(in: code[method.head]), constrained.contains(first.name),
        constrainedViews(in: code[method.body]).contains(first.name)
      else { return }
      helpers[first.method] = first
    }
    guard !helpers.isEmpty else { return [] }
    let heads = methods.map(\.head)
    var views: [String] = []
    var reader = WordReader(code)
    while let word = reader.nextWord() {
      guard let helper = helpers[word], !heads.contains(where: { $0.contains(reader.place - 1) })
      else { continue }
      views += helper.view(among: reader.wordsOfArgument()).map { [$0] } ?? []
    }
    return views
  }

  /// The names of the views that a body makes constraints for.
  private static func constrainedViews(in body: ArraySlice<UInt8>) -> Set<String> {
    var views: Set<String> = []
    var reader = WordReader(Array(body))
    while let word = reader.nextWord() {
      views.formUnion(
        ConstrainingCode.views(constrainedBy: word, before: reader.wordsBehind(), reader))
    }
    return views
  }

  /// The first parameter of a method.
  private struct First {
    /// The name of the method, up to the first parameter in Objective-C.
    let method: String
    /// The name of the parameter in the body.
    let name: String
    /// Whether calls name it, too.
    let hasLabel: Bool

    /// - Parameter head: The head of a method; nil where it has no parameter, or cannot be read.
    init?(in head: ArraySlice<UInt8>) {
      let isSwift = head.first == UInt8(ascii: "f")
      guard let opening = head.firstIndex(of: UInt8(ascii: isSwift ? "(" : ":")),
        let method = Self.words(in: head[..<opening]).last
      else { return nil }
      let rest = head[(opening + 1)...]
      let words = Self.words(
        in: isSwift
          ? rest.prefix { $0 != UInt8(ascii: ":") } : rest.drop { $0 != UInt8(ascii: ")") })
      guard let name = isSwift ? words.last : words.first else { return nil }
      self.method = method
      self.name = name
      hasLabel = isSwift && words.first != "_"
    }

    /// The view that an argument list gives: its first word, or the one behind the label; a member where the object has it.
    func view(among words: [String]) -> String? {
      let values = hasLabel ? words.dropFirst() : words[...]
      return values.first == "self" ? values.dropFirst().first : values.first
    }

    private static func words(in text: ArraySlice<UInt8>) -> [String] {
      text.split { !WordReader.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
