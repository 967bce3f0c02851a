/// The template of an `Info.plist` that is not in the repository, because it holds keys of services.
///
/// Source: repositories whose git leaves out the file that the project names, and that keep beside it
/// `Info-Sample.plist`, `Info.plist.template` or `Info.plist.example`, of which it is made before the app is built.
enum InfoTemplate {
  /// Looks for the template beside a file that is absent.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: Its path; nil where there is none or more than one.
  static func path(beside path: String) -> String? {
    let folder = FilePath.folder(of: path)
    let name = FilePath.name(of: path).lowercased()
    guard name.hasSuffix(ending) else { return nil }
    let stem = name.dropLast(ending.count)
    let found = FolderWalk.entries(of: folder).filter { entry in
      !entry.isFolder && isTemplate(entry.name.lowercased(), of: stem)
    }
    return found.count == 1 ? folder + "/" + found[0].name : nil
  }

  /// Whether a name is that of the file and a word for templates, before or behind the ending: `info-sample.plist`.
  private static func isTemplate(_ name: String, of stem: Substring) -> Bool {
    guard name.hasPrefix(stem) else { return false }
    let rest = name.dropFirst(stem.count)
    let words = rest.split { separators.contains($0) }
    return rest.first.map(separators.contains) ?? false && words.count == 2
      && words.contains("plist") && words.contains { Self.words.contains($0) }
  }

  private static let ending = ".plist"
  private static let separators = "-._"
  private static let words: Set<Substring> = ["sample", "template", "example"]
}
