/// Code that the system runs before an app begins.
enum EarlyCode {
  /// Whether such code begins with a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - text: The text up to its end.
  /// - Returns: Whether it does.
  static func begins(with word: UInt64, endOf text: ArraySlice<UInt8>) -> Bool {
    registering.contains(word) || word == load && declaresLoad(text)
  }

  /// Whether the word `load` that ends a text declares the method that is sent to each class when it is loaded.
  ///
  /// Source: `NSObject.load()`.
  private static func declaresLoad(_ text: ArraySlice<UInt8>) -> Bool {
    let head = text.suffix(20).filter { !" \t".utf8.contains($0) }
    return head.suffix(11).elementsEqual("+(void)load".utf8)
  }

  private static let load = WordHash.of("load".utf8)
  /// The macros of React Native that register a class when it is loaded.
  private static let registering = WordSet([
    "RCT_EXPORT_MODULE", "RCT_EXTERN_MODULE", "RCT_EXTERN_REMAP_MODULE",
  ])
}
