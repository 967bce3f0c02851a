/// The answers of an app's classes to the question which orientations they support.
///
/// Found by words: the type that was declared last before the answer gives it. A container answers for what it holds, a
/// class for those that inherit from it.
///
/// Source: `UIViewController.supportedInterfaceOrientations`: the system asks the root of the window, or what covers
/// the screen.
struct OrientationAnswers {
  /// Whether a type is for portrait only on phones, by the type.
  private var answers: [UInt64: Bool] = [:]
  /// The types whose code puts other controllers into their own.
  private var holders: WordNumbers = []
  /// The classes of controllers that fill the window when an app begins.
  private var roots: WordNumbers = []
  /// The classes of controllers that documents take for containers of UIKit.
  private var containersOfDocuments: WordNumbers = []
  /// The types after the names of types that are declared: what they inherit from, and other words.
  private var inherited: [UInt64: WordNumbers] = [:]

  /// Takes in the words of a source file.
  ///
  /// - Parameters:
  ///   - words: The words in order.
  ///   - types: The types that the file declares or extends; other words follow `[Badge class]`.
  mutating func add(_ words: [UInt64], declaring types: WordNumbers) {
    var type: UInt64?
    var place = 0
    while place < words.count - 1 {
      let word = words[place]
      if Self.declaring.contains(word), types.contains(words[place + 1]) {
        type = words[place + 1]
        if Self.inheriting.contains(word), place + 2 < words.count {
          inherited[words[place + 1], default: []].insert(words[place + 2])
        }
      } else if word == Self.question, place > 0, Self.defining.contains(words[place - 1]),
        let type, let answer = Self.answer(words[(place + 1)...])
      {
        answers[type] = answer
      } else if Self.holding.contains(word), let type {
        holders.insert(type)
      }
      place += 1
    }
  }

  /// Adds the class of a controller that fills the window when an app begins; nil for one of UIKit's own.
  mutating func add(root className: UInt64?) {
    if let className { roots.insert(className) }
  }

  /// Adds classes that documents have for navigation, tab bar and split view controllers, wherever they come from.
  mutating func add(containers classes: WordNumbers) {
    containersOfDocuments.formUnion(classes)
  }

  /// Whether a class, or the next one it inherits from that answers, is for portrait only; nil where none answers.
  func isForPortrait(_ className: String) -> Bool? {
    isForPortrait(WordHash.of(className.utf8))
  }

  private func isForPortrait(_ className: UInt64) -> Bool? {
    for type in ancestors(of: className) {
      if let answer = answers[type] { return answer }
    }
    return nil
  }

  /// Whether a container, or an extension of all of them, is for portrait only and is not asked what it holds.
  ///
  /// A controller that fills the window and holds others is one, too.
  func hasContainerForPortrait() -> Bool {
    answers.contains { type, isForPortrait in
      isForPortrait && ancestors(of: type).contains(where: Self.containers.contains)
    }
      || containersOfDocuments.union(roots.filter(holdsOthers)).contains {
        isForPortrait($0) ?? false
      }
  }

  /// Whether the code of a class, or of one that it inherits from, puts other controllers into its own.
  ///
  /// Source: `UIViewController.addChild(_:)`.
  private func holdsOthers(_ type: UInt64) -> Bool {
    ancestors(of: type).contains(where: holders.contains)
  }

  /// A class and those that it inherits from, with words that only look like some; nil where none of them is of UIKit, as
  /// where a library is between.
  func ancestorsUpToUIKit(of className: String) -> WordNumbers? {
    let found = WordNumbers(ancestors(of: WordHash.of(className.utf8)))
    return found.isDisjoint(with: Self.classesOfUIKit) ? nil : found
  }

  /// Whether a class is one of some types or inherits from one, as far as the code says.
  func inherits(_ className: String, fromAnyOf types: WordNumbers) -> Bool {
    ancestors(of: WordHash.of(className.utf8)).contains(where: types.contains)
  }

  /// A type and those that it inherits from, the nearest first.
  func ancestors(of type: UInt64) -> [UInt64] {
    var found = [type]
    var next = 0
    while next < found.count, found.count < Self.mostAncestors {
      for ancestor in inherited[found[next], default: []].sorted()
      where !found.contains(ancestor) {
        found.append(ancestor)
      }
      next += 1
    }
    return found
  }

  /// Whether the words after the question answer with portrait, and with nothing else unless the device is asked for;
  /// nil where they answer nothing or hand the question on.
  private static func answer(_ words: ArraySlice<UInt64>) -> Bool? {
    let words = words.prefix(length).prefix { !ending.contains($0) }
    guard !words.contains(question) else { return nil }
    let isForOthers = words.contains { others.contains($0) }
    guard words.contains(where: portrait.contains) else { return isForOthers ? false : nil }
    return !isForOthers || words.contains(where: devices.contains)
  }

  /// The words of an answer that are looked at.
  private static let length = 14
  /// More types than a class inherits from, with the words that only look like some.
  private static let mostAncestors = 40
  private static let question = WordHash.of("supportedInterfaceOrientations".utf8)
  /// The words before the question where it is answered, not asked: in Swift, and in Objective-C the type of the answer.
  private static let defining = WordSet([
    "var", "func", "UIInterfaceOrientationMask", "NSUInteger",
  ])
  private static let ending = WordSet([
    "override", "func", "var", "shouldAutorotate", "preferredInterfaceOrientationForPresentation",
  ])
  /// The words for portrait alone.
  static let portrait = WordSet(["portrait", "UIInterfaceOrientationMaskPortrait"])
  private static let others = WordSet([
    "all", "allButUpsideDown", "landscape", "landscapeLeft", "landscapeRight",
    "UIInterfaceOrientationMaskAll", "UIInterfaceOrientationMaskAllButUpsideDown",
    "UIInterfaceOrientationMaskLandscape", "UIInterfaceOrientationMaskLandscapeLeft",
    "UIInterfaceOrientationMaskLandscapeRight",
  ])
  private static let devices = WordSet([
    "phone", "isPhone", "iPhone", "isIPhone", "pad", "isPad", "iPad", "isIPad",
    "userInterfaceIdiom", "UIUserInterfaceIdiomPad", "UIUserInterfaceIdiomPhone",
  ])
  private static let declaring = WordSet([
    "class", "extension", "interface", "implementation",
  ])
  private static let inheriting = WordSet(["class", "interface"])
  private static let classesOfUIKit = WordSet([
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIView",
    "UIControl", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell",
    "UICollectionReusableView", "NSObject",
  ])
  private static let holding = WordSet(["addChild", "addChildViewController"])
  private static let containers = WordSet([
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ])
}
