import Foundation

/// Files that no command can read, each with what its message must say.
enum BadDocuments: String, CaseIterable {
  case noXML = "not XML"
  case cutOff = "cut off"
  case empty = "empty"
  case folder = "is a directory"
  case missing = "no such file"

  /// Makes the document in a folder.
  ///
  /// - Returns: Its path.
  func make(in folder: URL) throws -> String {
    let url = folder.appending(path: "\(self).storyboard")
    switch self {
    case .noXML: try Data("a storyboard".utf8).write(to: url)
    case .cutOff: try Examples.books.prefix(2000).write(to: url)
    case .empty: try Data().write(to: url)
    case .folder:
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    case .missing: break
    }
    return url.path
  }
}

/// The example's documents.
enum Examples {
  static let booksPath = "Examples/Books/Books.storyboard"
  static let faultyPath = "Examples/Books/BooksFaulty.storyboard"

  static var books: Data {
    get throws { try Data(contentsOf: CommandLineTool.root.appending(path: booksPath)) }
  }
}
