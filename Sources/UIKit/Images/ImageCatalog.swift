/// The images that `UIImage(named:)` finds before it looks into files: those that a document lists with their sizes.
package struct ImageCatalog: Sendable {
  private var images: [String: UIImage] = [:]

  /// Creates an empty catalog.
  package init() {}

  /// Adds an image under its name.
  package mutating func register(_ image: UIImage) {
    if let name = image.name { images[name] = image }
  }

  /// The image with a name.
  func image(named name: String) -> UIImage? { images[name] }
}
