import Foundation

/// Files that no command can read, each with what its message must say.
enum BadDocuments: String, CaseIterable {
  case noXML = "not XML"
  case cutOff = "cut off"
  case empty = "empty"
  case folder = "is a directory"
  case missing = "no such file"
  case archive = "Xcode 4 format"
  case otherRoot = "the root element is <plist>"
  case tooDeep = "nested more than 10000 deep"

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
    case .archive:
      try Data("<?xml version=\"1.0\"?>\n<archive type=\"x\" version=\"8.00\"/>".utf8).write(
        to: url)
    case .otherRoot: try Data("<plist/>".utf8).write(to: url)
    case .tooDeep: try Data(DeepStoryboard.text(levels: 5100).utf8).write(to: url)
    }
    return url.path
  }
}

/// Documents of platforms that are not laid out.
enum OtherPlatform: String, CaseIterable {
  case mac = "MacOSX.Cocoa"
  case watch = "watchKit"

  /// The words of the message about one.
  var message: String {
    switch self {
    case .mac: "macOS documents are not laid out"
    case .watch: "watchOS documents are not laid out"
    }
  }

  /// Makes the document in a folder.
  ///
  /// - Returns: Its path.
  func make(in folder: URL) throws -> String {
    let url = folder.appending(path: "\(self).storyboard")
    try Data("<document targetRuntime=\"\(rawValue)\"><objects/></document>".utf8).write(to: url)
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
