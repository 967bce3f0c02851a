/// The source files of a project, by the class that their names say they are about.
struct SourceFiles {
  private var paths: [String: [String]] = [:]

  /// Adds a file, if it is one of Swift or Objective-C.
  ///
  /// `Badge.swift`, `Badge.m` and `Badge+Layout.swift` are about the class `Badge`.
  mutating func add(_ path: String, named name: String) {
    guard let dot = name.lastIndex(of: "."),
      ["swift", "m", "mm"].contains(name[name.index(after: dot)...])
    else { return }
    let stem = name[..<dot].prefix { $0 != "+" }
    paths[String(stem), default: []].append(path)
  }

  /// The files about classes that delegate for an app, such as `AppDelegate`, in the order of their paths.
  var filesOfAppDelegates: [String] {
    paths.filter { $0.key.hasSuffix("AppDelegate") }.flatMap(\.value).sorted()
  }

  /// The files about a class, in the order of their paths.
  func files(of className: String) -> [String] {
    paths[className, default: []].sorted()
  }
}
