/// The source files of a project, by the class that their names say they are about.
struct SourceFiles {
  private var paths: [String: [String]] = [:]
  /// The classes that files are about, by their numbers.
  private var classes: [UInt64: [String]] = [:]

  /// Adds a file, if it is one of Swift or Objective-C.
  ///
  /// `Badge.swift`, `Badge.m` and `Badge+Layout.swift` are about the class `Badge`.
  mutating func add(_ path: String, named name: String) {
    guard Self.isSource(name) else { return }
    let stem = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)].prefix { $0 != "+" })
    if paths[stem] == nil { classes[WordHash.of(stem.utf8), default: []].append(stem) }
    paths[stem, default: []].append(path)
  }

  /// Whether a file is one of those that are compiled by themselves.
  static func isSource(_ name: String) -> Bool {
    [".swift", ".m", ".mm"].contains { name.hasSuffix($0) }
  }

  /// The path of the header beside a file of Objective-C; nil of other files.
  static func header(of path: String) -> String? {
    [".m", ".mm"].first { path.hasSuffix($0) }.map { path.dropLast($0.count) + ".h" }
  }

  /// The classes among some that files are about, in order.
  func classes(among numbers: WordNumbers) -> [String] {
    numbers.flatMap { classes[$0] ?? [] }.sorted()
  }

  /// The files about a class, in the order of their paths.
  func files(of className: String) -> [String] {
    paths[className, default: []].sorted()
  }
}
