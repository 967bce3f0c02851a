/// The members of the system's types that have the name of a storyboard: `DispatchQueue.main`, `.main` where a queue, a bundle or a
/// screen is asked for.
///
/// An app that has such a member of its own declares it, as the case of an enumeration or as a variable.
enum SystemMembers {
  /// Whether a word is one of them.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - before: The word before.
  ///   - between: The text between them.
  /// - Returns: Whether it is.
  static func contain(_ word: UInt64, after before: UInt64, behind between: ArraySlice<UInt8>)
    -> Bool
  {
    guard word == main, between.last == UInt8(ascii: ".") else { return false }
    guard between.count > 1 else { return owners.contains(before) }
    return between.dropLast().last.map { " (,[\n\t".utf8.contains($0) } ?? false
  }

  /// Whether a word names one of them, so that its uses do not tell those of an app's own.
  static func names(_ word: UInt64) -> Bool { word == main }

  private static let main = WordHash.of("main".utf8)
  /// Source: the documentation of each type's member `main`.
  private static let owners = WordSet([
    "Bundle", "DispatchQueue", "NSBundle", "NSOperationQueue", "NSRunLoop", "NSThread",
    "OperationQueue", "RunLoop", "Thread", "UIScreen",
  ])
}
