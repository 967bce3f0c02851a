import Foundation

/// The pictures that `UIImage(named:)` finds.
///
/// Pictures off Apple's platforms have no asset catalogs: what is to be found is put here.
package enum ImageCatalog {
  @MainActor private static var images: [String: UIImage] = [:]

  /// Lets a picture be found under its name.
  @MainActor
  package static func register(_ image: UIImage) {
    if let name = image.name { images[name] = image }
  }

  /// The picture of a name.
  static func image(named name: String) -> UIImage? {
    MainActor.assumeIsolated { images[name] }
  }
}
