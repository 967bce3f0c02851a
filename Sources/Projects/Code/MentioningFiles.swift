/// The files of a project that may name documents, scenes and classes.
struct MentioningFiles {
  /// Source files, by path.
  private(set) var sources: [String] = []
  /// Documents of Interface Builder, by path.
  private(set) var documents: [String] = []
  /// Descriptions of projects and apps, by path.
  private(set) var descriptions: [String] = []

  /// Adds a file of the app itself, if it is one of these.
  mutating func add(_ path: String, named name: String) {
    guard let dot = name.lastIndex(of: ".") else { return }
    if Array(name.utf8)[...].holds(Self.template) { descriptions.append(path) }
    switch name[name.index(after: dot)...] {
    case "swift", "m", "mm", "h", "pch": sources.append(path)
    case "xib", "storyboard": documents.append(path)
    case "plist", "yml", "yaml", "xcconfig": descriptions.append(path)
    default: break
    }
  }

  /// The part of a name that templates for an `Info.plist` have.
  private static let template = Array("Info.plist.".utf8)

  /// The files but for those source files that a closure refuses.
  func keepingSources(_ isKept: (String) -> Bool) -> MentioningFiles {
    var files = self
    files.sources = sources.filter(isKept)
    return files
  }

  /// The files but for those documents that a closure refuses.
  func keepingDocuments(_ isKept: (String) -> Bool) -> MentioningFiles {
    var files = self
    files.documents = documents.filter(isKept)
    return files
  }

  /// The part of a file's name that says what the file is about: `Badge` of `Badge+Layout.swift`, `Main` of
  /// `Main~ipad.storyboard`.
  static func stem(of path: String) -> Substring {
    FilePath.name(of: path).prefix { $0 != "." && $0 != "+" && $0 != "~" }
  }
}
