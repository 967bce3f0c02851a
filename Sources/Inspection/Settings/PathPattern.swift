import Foundation

/// A path or glob of a configuration file, relative to the folder of the file.
///
/// `*`, `?` and `[…]` stand for parts of a name, `**` for any number of folders. A pattern of a folder matches all
/// that the folder holds.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  private let names: [String]

  /// Creates a pattern.
  package init(_ text: String) {
    self.text = text
    var names: [String] = []
    for name in text.split(separator: "/").map(String.init) where name != "." {
      if name == "**", names.last == "**" { continue }
      if name == "..", let last = names.last, last != "..", !Self.isWild(last) {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    self.names = names
  }

  /// The pattern that matches a path and what is below it, whatever characters it has.
  package static func literal(_ path: String) -> String {
    path.map { $0 == "\\" ? "\\\\" : "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
  }

  /// The folders and the name at its beginning that are no globs; `.` where there are none.
  package var fixedPath: String {
    let fixed = names.prefix { !Self.isWild($0) }.joined(separator: "/")
    return text.hasPrefix("/") ? "/" + fixed : fixed.isEmpty ? "." : fixed
  }

  /// Whether some of its names are globs.
  package var isGlob: Bool { names.contains(where: Self.isWild) }

  /// Whether it matches a path, relative to the same folder, or a folder that holds it.
  package func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").map(String.init)
    return Self.matches(names[...], path[...])
  }

  private static func matches(_ names: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let name = names.first else { return true }
    if name == "**" {
      let rest = names.dropFirst()
      return !path.isEmpty && path.indices.contains { matches(rest, path[$0...]) }
    }
    guard let first = path.first, unsafe fnmatch(name, first, 0) == 0 else { return false }
    return matches(names.dropFirst(), path.dropFirst())
  }

  private static func isWild(_ name: String) -> Bool {
    name.contains { "*?[".contains($0) }
  }
}
