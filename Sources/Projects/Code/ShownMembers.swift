/// Members of UIKit's classes that give a controller which is there already, and make none: `segue.destination`.
///
/// Source: `UIStoryboardSegue.destination`, `UINavigationController.viewControllers`, `UIViewController.parent` and their kin.
struct ShownMembers {
  private var state = State.other

  private enum State {
    /// Something else.
    case other
    /// A list of controllers: `viewControllers`.
    case list
    /// A controller.
    case controller
    /// `as` behind a controller.
    case cast
  }

  /// Takes the next word in.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - between: The text between it and the word before.
  /// - Returns: Whether it is behind `as!` and a controller that such a member gives.
  mutating func read(_ word: UInt64, behind between: ArraySlice<UInt8>) -> Bool {
    let before = state
    state = .other
    if between.last == UInt8(ascii: "."), between.allSatisfy({ "?!)].".utf8.contains($0) }) {
      if Self.controllers.contains(word) { state = .controller }
      if Self.lists.contains(word) { state = .list }
      if before == .list, Self.ends.contains(word) { state = .controller }
      return false
    }
    switch before {
    case .list where between.last == UInt8(ascii: "[") && between.allSatisfy(Self.isOpening):
      state = .controller
    case .controller where word == Self.cast && between.allSatisfy(Self.isClosing):
      state = .cast
    case .cast:
      return between.first == UInt8(ascii: "!")
        && between.dropFirst().allSatisfy { $0 == UInt8(ascii: " ") }
    default:
      break
    }
    return false
  }

  private static func isOpening(_ byte: UInt8) -> Bool { "?![".utf8.contains(byte) }
  private static func isClosing(_ byte: UInt8) -> Bool { " \n?!])".utf8.contains(byte) }

  private static let cast = WordHash.of("as".utf8)
  private static let ends = WordSet(["first", "last"])
  private static let lists = WordSet(["viewControllers", "childViewControllers", "children"])
  private static let controllers = WordSet([
    "destination", "destinationViewController", "topViewController", "visibleViewController",
    "selectedViewController", "presentedViewController", "presentingViewController", "parent",
    "parentViewController",
  ])
}
