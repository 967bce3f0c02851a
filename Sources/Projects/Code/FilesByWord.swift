/// The source files of an app by the words in them, those of comments among them.
///
/// Each is read once for all words that are asked for; these are few, so that the files are not listed by the word.
struct FilesByWord {
  private var files: [(path: String, words: WordNumbers)] = []

  /// - Parameters:
  ///   - paths: The files.
  ///   - root: The folder that holds every file that is read.
  ///   - readers: The number of threads that read them.
  init(_ paths: [String], below root: String, readers: Int) {
    files.reserveCapacity(paths.count)
    ConcurrentReading(readers: readers).forEach(
      paths, read: { Self.words(ofFileAt: $0, below: root) },
      receive: { files.append(($0, $1)) })
  }

  /// The files with one of some words, in their order.
  func files(with words: [UInt64]) -> [String] {
    files.filter { file in words.contains(where: file.words.contains) }.map(\.path)
  }

  private static func words(ofFileAt path: String, below root: String) -> WordNumbers {
    var words: WordNumbers = []
    if let text = BoundedFile.bytes(of: path, within: root) {
      WordHash.forEachWord(in: text) { words.insert($0) }
    }
    return words
  }
}
