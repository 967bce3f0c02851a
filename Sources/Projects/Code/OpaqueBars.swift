/// The navigation bar that a controller makes opaque when it begins, and does not hide then.
///
/// Found by words in the ``FirstMethods``; of several assignments the last one counts.
///
/// Source: `UINavigationBar.isTranslucent`; `UIViewController.extendedLayoutIncludesOpaqueBars`, which is false by default:
/// the view of a controller ends where an opaque bar begins.
enum OpaqueBars {
  /// - Parameters:
  ///   - code: The text of the class, without comments and strings.
  ///   - methods: Its first methods.
  /// - Returns: Whether the bar above the class's view is opaque.
  static func isMade(in code: [UInt8], _ methods: FirstMethods) -> Bool {
    let placed = WordHash.placedWords(in: code)
    guard placed.contains(where: { setters.contains($0.word) }) else { return false }
    var isOpaque = false
    var isHidden = false
    for place in placed.indices.dropFirst().dropLast() {
      let (word, value) = (placed[place].word, placed[place + 1].word)
      let isOfBar = placed[place - 1].word == bar
      let isOfAnything =
        isOfBar && (setters.contains(word) || hiding.contains(word)) || hidingBar.contains(word)
      guard isOfAnything,
        let method = methods.all.last(where: { $0.body.contains(placed[place].end) }),
        methods.contain(method)
      else { continue }
      if setters.contains(word) {
        isOpaque = denying.contains(value)
      } else {
        isHidden = !denying.contains(value)
      }
    }
    return isOpaque && !isHidden
  }

  private static let bar = WordHash.of("navigationBar".utf8)
  private static let setters = WordSet(["isTranslucent", "translucent", "setTranslucent"])
  private static let hiding = WordSet(["isHidden", "hidden", "setHidden"])
  private static let hidingBar = WordSet([
    "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden",
  ])
  private static let denying = WordSet(["false", "NO"])
}
