import Foundation

/// The images that `UIImage(named:)` finds.
///
/// Images off Apple's platforms have no asset catalogs: what is to be found is put here.
package final class ImageCatalog: @unchecked Sendable {
  private let lock = NSLock()
  private var images: [String: UIImage] = [:]

  /// Creates an empty catalog.
  package init() {}

  /// Lets an image be found under its name.
  package func register(_ image: UIImage) {
    guard let name = image.name else { return }
    lock.withLock { images[name] = image }
  }

  /// The image with a name.
  func image(named name: String) -> UIImage? {
    lock.withLock { images[name] }
  }
}
