/// The changes that a controller makes to the navigation bar above it when it begins.
///
/// Found by words in the ``FirstMethods``; of several assignments the last one counts.
///
/// Source: `UINavigationBar.isTranslucent`; `UIViewController.extendedLayoutIncludesOpaqueBars`, which is false by default:
/// the view of a controller ends where an opaque bar begins; `UINavigationController.isNavigationBarHidden`.
struct NavigationBarWrites {
  /// Whether the bar above the class's view is opaque, and shown.
  var makesOpaque: Bool { isOpaque && !isHidden && !hidesBar }
  /// Whether the navigation controller has no bar above the class's view.
  private(set) var hidesBar = false
  /// Whether no bar is seen above the class's view: the navigation controller has none, or it is hidden as a view.
  private(set) var leavesNoBar = false

  private var isOpaque = false
  /// Whether the bar is hidden as a view, which is no property of the navigation controller.
  private var isHidden = false

  /// - Parameters:
  ///   - code: The text of the class, without comments and strings.
  ///   - methods: Its first methods.
  init(in code: [UInt8], _ methods: FirstMethods) {
    let placed = WordHash.placedWords(in: code)
    guard placed.contains(where: { $0.word == Self.bar || Self.hidingBar.contains($0.word) })
    else { return }
    for place in placed.indices.dropFirst().dropLast() {
      let word = placed[place].word
      let isOfBar = placed[place - 1].word == Self.bar
      guard isOfBar && Self.ofBar.contains(word) || Self.hidingBar.contains(word),
        let method = methods.all.last(where: { $0.body.contains(placed[place].end) }),
        methods.contain(method)
      else { continue }
      take(word, value: placed[place + 1].word)
    }
  }

  private mutating func take(_ word: UInt64, value: UInt64) {
    if Self.hidingBar.contains(word) {
      hidesBar = Self.affirming.contains(value)
      hide(value)
    } else if Self.hiding.contains(word) {
      hide(value)
    } else {
      isOpaque = Self.denying.contains(value)
    }
  }

  private mutating func hide(_ value: UInt64) {
    isHidden = !Self.denying.contains(value)
    leavesNoBar = Self.affirming.contains(value)
  }

  private static let bar = WordHash.of("navigationBar".utf8)
  private static let translucency = ["isTranslucent", "translucent", "setTranslucent"]
  private static let hiddenness = ["isHidden", "hidden", "setHidden"]
  private static let hiddennessOfBar = [
    "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden",
  ]
  private static let hiding = WordSet(hiddenness)
  private static let ofBar = WordSet(translucency + hiddenness)
  private static let hidingBar = WordSet(hiddennessOfBar)
  private static let affirming = WordSet(["true", "YES"])
  private static let denying = WordSet(["false", "NO"])
}
