import UIKit

/// The content of an `<imageView>`.
public struct ImageViewContent: ElementContent {
  /// The image.
  public var image: ImageDescription?
  /// The image in the highlighted state.
  public var highlightedImage: ImageDescription?
}

extension ImageViewContent: ViewElement {
  static let names = ["imageView"]

  init(_ reader: ElementReader) {
    image = reader.image("image", symbolConfiguration: "preferredSymbolConfiguration")
    highlightedImage = reader.image("highlightedImage")
  }

  func makeView() -> UIImageView { UIImageView(image: nil) }

  func apply(to view: UIImageView, in context: BuildingContext) {
    view.image = image.flatMap(context.images.image)
    view.highlightedImage = highlightedImage.flatMap(context.images.image)
  }
}
