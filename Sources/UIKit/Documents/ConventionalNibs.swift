import Foundation

/// The xibs that are called like the controllers that load them, each looked for once.
@MainActor
struct ConventionalNibs {
  private var names: [Key: String?] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let bundle: String?
  }

  nonisolated init() {}

  /// The name of the xib for a class; nil where the bundle has none.
  mutating func name(for type: UIViewController.Type, in bundle: Bundle?) -> String? {
    let key = Key(type: ObjectIdentifier(type), bundle: bundle?.bundlePath)
    if let known = names[key] { return known }
    let files = DocumentFiles(bundle)
    let name = Self.candidates("\(type)").first { files.path(of: $0, type: "xib") != nil }
    names[key] = .some(name)
    return name
  }

  private static func candidates(_ className: String) -> [String] {
    let suffix = "Controller"
    return className.hasSuffix("View" + suffix)
      ? [String(className.dropLast(suffix.count)), className] : [className]
  }
}
