import AssetCatalogs
import Foundation

/// The bundles that SwiftPM makes for the resources of targets.
package enum TargetBundles {
  /// Whether a folder's name is one of theirs.
  package static func isName(_ name: String) -> Bool {
    name.hasSuffix(".resources") || name.hasSuffix(".bundle")
  }

  /// The names of those in a folder, sorted.
  package static func names(in folder: String) -> [String] {
    FolderWalk.entries(of: folder).map(\.name).filter(isName).sorted()
  }
}
