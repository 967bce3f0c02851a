import Inspection

/// The documents of a run whose platforms are not laid out, named together.
struct UnsupportedDocuments {
  private var documents: [(path: String, platform: String, message: String)] = []

  var count: Int { documents.count }

  /// Takes in a document.
  mutating func add(_ path: String, _ answer: DocumentAnswer) {
    guard let platform = answer.obstacle?.platform, let message = answer.messages.first else {
      return
    }
    documents.append((path, platform, message))
  }

  /// A line for each platform, with the first documents of it.
  var lines: [String] {
    if documents.count == 1 { return documents.map(\.message) }
    var platforms: [String] = []
    for document in documents where !platforms.contains(document.platform) {
      platforms.append(document.platform)
    }
    return platforms.map { platform in
      let paths = documents.filter { $0.platform == platform }.map(\.path)
      var names = paths.prefix(Self.named).joined(separator: ", ")
      if paths.count > Self.named { names += " and \(paths.count - Self.named) more" }
      let noun = paths.count == 1 ? "document is" : "documents are"
      return "note: \(paths.count) \(platform) \(noun) not laid out: \(names)"
    }
  }

  /// The number of documents that are named.
  private static let named = 10
}
