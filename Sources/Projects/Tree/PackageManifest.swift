/// The targets that the manifest of a Swift package describes, as far as its words tell.
struct PackageManifest {
  private let text: String

  /// - Parameter source: The text of `Package.swift`.
  init(_ source: some Sequence<UInt8>) {
    text = String(decoding: BlankedCode(source, without: .comments).bytes, as: UTF8.self)
  }

  /// Whether no product has a target, and no other target depends on it, though some are had.
  ///
  /// Source: `Package.products`, `Target.Dependency`: both name targets in quotation marks. Executables are products by
  /// themselves.
  func leavesOut(_ target: String) -> Bool {
    guard plainTargets.contains(target), count(target) == 1 else { return false }
    return plainTargets.contains { count($0) > 1 }
  }

  /// The folders of other packages that the package depends on, relative to its own.
  var packageFolders: [String] {
    text.matches(of: #/\.package\s*\([^)]*?path:\s*"([^"\\]*)"/#).map { String($0.1) }
  }

  private var plainTargets: [String] {
    // A dependency on a target is written the same way: `.target(name: "Kit")`, without more.
    text.matches(of: #/\.target\s*\(\s*name:\s*"([^"\\]*)"\s*,/#).map { String($0.1) }
  }

  private func count(_ name: String) -> Int {
    text.ranges(of: "\"\(name)\"").count
  }
}
