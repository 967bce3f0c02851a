/// Global variables that change, and those that there may be.
enum GlobalVariables {
  /// The files that declare one, each with the reason.
  ///
  /// The first is the environment of UIKit, which everything else belongs to.
  static let permitted: [String: String] = [
    "Sources/UIKit/Environment/UIKitEnvironment.swift": "the environment",
    "Sources/UIKit/Environment/CallsInProgress.swift":
      "read for every view and constraint, where a task-local value would cost too much",
    "Sources/AssetCatalogs/Files/DiskJournal.swift":
      "the journal of a scope, in a module that does not know UIKit",
    "Sources/InterfaceBuilder/Loading/DocumentResources.swift":
      "the resources of a document that is being loaded",
    "Sources/InterfaceBuilder/Loading/UnknownClasses.swift":
      "the classes that were reported once for the process",
    "Sources/ratite/Documents/ProjectResources+Document.swift":
      "a table of facts about projects, in the tool",
  ]

  /// The lines of a source that declare a global or static variable which is stored, or one that is not checked.
  static func declarations(in source: String, path: String) -> [String] {
    SourceCode.lines(of: source).compactMap { number, line in
      isStored(line) ? "\(path):\(number): \(line.drop { $0 == " " })" : nil
    }
  }

  private static func isStored(_ line: String) -> Bool {
    let modifiers = #"(?:@\w+\s+|(?:public|package|internal|private|fileprivate|nonisolated|open|final|weak)(?:\(\w+\))?\s+)*"#
    guard
      let member = try? Regex("^\\s*\(modifiers)(?:static|class)\\s+(?:weak\\s+)?var\\s"),
      let global = try? Regex("^\(modifiers)var\\s")
    else { return true }
    let isUnchecked = line.contains(#/nonisolated\(unsafe\)\s+(?:\w+\s+)*(?:static|class)\s+(?:let|var)/#)
    guard line.contains(member) || line.contains(global) || isUnchecked else { return false }
    return isUnchecked || line.contains("=") && !line.contains(#/\{[^}]*=/#)
      || !line.contains("{") || line.contains(#/\b(?:didSet|willSet)\b/#)
  }
}
