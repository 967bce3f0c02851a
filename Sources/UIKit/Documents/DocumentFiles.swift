import AssetCatalogs
import Foundation

/// The storyboards and xibs of a bundle.
///
/// A build off Apple's platforms copies them as they are, where Xcode compiles them.
struct DocumentFiles {
  /// The folders that are looked through, each with the depth to which.
  private let folders: [(path: String, depth: Int)]

  /// The files of a bundle; for nil or the main bundle, also those of the bundles beside the program that SwiftPM makes for
  /// the resources of targets.
  init(_ bundle: Bundle?) {
    guard let bundle, bundle != .main else {
      let root = Self.root(of: .main)
      let beside = TargetBundles.names(in: root)
      // The folder of a program holds much else, such as a whole build.
      folders =
        [(root, 1)] + beside.map { (root + "/" + $0, Self.bundleDepth) }
      return
    }
    folders = [(Self.root(of: bundle), Self.bundleDepth)]
  }

  private static let bundleDepth = 4

  private static func root(of bundle: Bundle) -> String {
    (bundle.resourceURL ?? bundle.bundleURL).resolvingSymlinksInPath().path
  }

  /// The path of a document; nil where no folder has it.
  ///
  /// - Parameters:
  ///   - name: The name, without extension.
  ///   - type: `storyboard` or `xib`.
  /// - Returns: The file in the first bundle that has one; there that with the fewest folders around it, of these the first
  ///   by path.
  func path(of name: String, type: String) -> String? {
    let file = "\(name).\(type)"
    return folders.lazy.compactMap { Self.path(of: file, in: $0.path, depth: $0.depth) }.first
  }

  private static func path(of file: String, in folder: String, depth: Int) -> String? {
    let entries = FolderWalk.entries(of: folder)
    if entries.contains(where: { $0.name == file && !$0.isFolder }) { return folder + "/" + file }
    guard depth > 0 else { return nil }
    let inner = entries.filter { $0.isFolder && !$0.isLink && !isBundle($0.name) }.map(\.name)
    return inner.sorted(by: isBefore).lazy.compactMap {
      path(of: file, in: folder + "/" + $0, depth: depth - 1)
    }.first
  }

  private static func isBundle(_ name: String) -> Bool {
    TargetBundles.isName(name) || name.hasSuffix(".build")
  }

  /// The base localization comes first: its documents have the constraints, others may be tables of texts.
  private static func isBefore(_ first: String, _ second: String) -> Bool {
    let bases = [first == "Base.lproj", second == "Base.lproj"]
    return bases[0] != bases[1] ? bases[0] : first < second
  }
}
