/// The source files of an app by the words in them, those of comments among them.
struct FilesByWord {
  private let paths: [String]
  /// The places of files among the paths, by the word.
  private var places: [UInt64: [Int]] = [:]

  /// - Parameters:
  ///   - paths: The files.
  ///   - root: The folder that holds every file that is read.
  ///   - readers: The number of threads that read them.
  init(_ paths: [String], below root: String, readers: Int) {
    self.paths = paths
    var place = 0
    ConcurrentReading(readers: readers).forEach(
      paths, read: { Self.words(ofFileAt: $0, below: root) },
      receive: { _, words in
        for word in words { places[word, default: []].append(place) }
        place += 1
      })
  }

  /// The files with one of some words, in their order.
  func files(with words: [UInt64]) -> [String] {
    Set(words.flatMap { places[$0] ?? [] }).sorted().map { paths[$0] }
  }

  private static func words(ofFileAt path: String, below root: String) -> Set<UInt64> {
    var words: Set<UInt64> = []
    if let data = BoundedFile.read(path, within: root) {
      WordHash.forEachWord(in: Array(data)) { words.insert($0) }
    }
    return words
  }
}
