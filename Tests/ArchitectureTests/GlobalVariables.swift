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
    "Sources/ratite/Interruption.swift":
      "whether the end of the program by a signal, of which a process has one, leaves anything undone",
  ]

  /// The lines of a source that declare a global or static variable which is stored, or one that is not checked.
  ///
  /// Members stand on lines of their own, as formatted code has them.
  static func declarations(in source: String, path: String) -> [String] {
    let variable =
      #/^(?:\s*(?:@\w+\s+|\w+(?:\(\w+\))?\s+)*(?:static|class)\s+|(?:@\w+\s+|\w+(?:\(\w+\))?\s+)*)(?:weak\s+)?var\s/#
    let unchecked = #/nonisolated\(unsafe\)\s+(?:\w+\s+)*(?:static|class)\s+let\s/#
    return SourceCode.lines(of: source).compactMap { number, line in
      guard line.contains("var ") && isStored(line) || line.contains("nonisolated(unsafe)"),
        line.contains(variable) || line.contains(unchecked)
      else { return nil }
      return "\(path):\(number): \(line.drop { $0 == " " })"
    }
  }

  /// Whether a declaration of a variable has a value of its own, and is not computed by what stands in braces.
  private static func isStored(_ line: String) -> Bool {
    let head = line.prefix { $0 != "{" }
    return head.count == line.count || head.contains("=")
      || line.contains("didSet") || line.contains("willSet")
  }
}
