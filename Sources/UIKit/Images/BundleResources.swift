import AssetCatalogs
import Foundation

/// The pictures and colours of bundles, each read when it is first asked for.
final class BundleResources: ResourceSource, @unchecked Sendable {
  private let index: AssetIndex
  private let lock = NSLock()
  // Guarded by `lock`.
  private var images: [ImageAsset.Variant: UIImage?] = [:]

  /// - Parameters:
  ///   - root: The resolved path of the folder that all bundles lie in.
  ///   - folders: The folders that are looked through, the first ones first.
  init(root: String, folders: [BundleFolder]) {
    var places = AssetPlaces()
    for folder in folders { folder.add(to: &places) }
    index = AssetIndex(places, root: root, document: root)
  }

  func image(named name: String, for traits: UITraitCollection) -> UIImage? {
    let asset = index.image(named: name)
    guard let variant = asset.variant(for: traits) else { return nil }
    return lock.withLock {
      if let image = images[variant] { return image }
      let image = index.contents(of: variant).flatMap { data in
        PictureHeader(data).map { header in
          UIImage(
            name: name, variant: variant, of: asset,
            pixelSize: CGSize(width: header.width, height: header.height),
            drawing: EncodedImage(data))
        }
      }
      images[variant] = .some(image)
      return image
    }
  }

  func color(named name: String) -> UIColor? { UIColor(assets: index.color(named: name)) }
}

/// A folder whose pictures and catalogs are a bundle's.
struct BundleFolder {
  /// The resolved path.
  var path: String
  /// The number of folders below it that are looked through one in another.
  var depth: Int

  /// Notes the catalogs and pictures of the folder.
  func add(to places: inout AssetPlaces) {
    for entry in FolderWalk.entries(of: path).sorted(by: { $0.name < $1.name }) {
      let file = path + "/" + entry.name
      if !entry.isFolder {
        if ResourceNames.isPicture(entry.name) { places.pictures.append(file) }
      } else if entry.name.hasSuffix(".xcassets") {
        places.catalogs.append(file)
      } else if depth > 0 {
        BundleFolder(path: file, depth: depth - 1).add(to: &places)
      }
    }
  }
}

/// The bundles of a program, each looked through once.
final class ProgramBundles: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var known: [String: BundleResources] = [:]

  /// The depth to which folders of a bundle are looked through.
  private static let depth = 4

  /// The resources of the main bundle, and of the bundles beside the program that a build leaves for its targets.
  var app: BundleResources {
    let root = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    return resources(of: root) { root in
      let beside = TargetBundles.names(in: root)
      // A build's folder holds much else: of folders in it only the bundles are looked through.
      return [BundleFolder(path: root, depth: 0)]
        + beside.map { BundleFolder(path: root + "/" + $0, depth: Self.depth) }
    }
  }

  /// The resources of a bundle.
  func resources(of bundle: Bundle) -> BundleResources {
    bundle == .main
      ? app
      : resources(of: bundle.resourceURL ?? bundle.bundleURL) {
        [BundleFolder(path: $0, depth: Self.depth)]
      }
  }

  private func resources(
    of url: URL, folders: (String) -> [BundleFolder]
  ) -> BundleResources {
    let root = url.resolvingSymlinksInPath().path
    return lock.withLock {
      if let resources = known[root] { return resources }
      let resources = BundleResources(root: root, folders: folders(root))
      known[root] = resources
      return resources
    }
  }
}
