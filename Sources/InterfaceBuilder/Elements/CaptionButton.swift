package import UIKit

/// The content of a `<tvCaptionButtonView>`: a plate with a picture or a text, and its caption below.
///
/// Source: TVUIKit's `TVCaptionButtonView`. Its size comes from its class, which is not at hand, so that it is laid out
/// as a view without a content size.
public struct CaptionButtonContent: ElementContent {
  /// The picture on the plate.
  public var image: ImageDescription?
  /// The text on the plate, where it has no picture.
  public var text: String?
  /// The first line below the plate.
  public var title: String?
  /// The second line below the plate.
  public var subtitle: String?
}

extension CaptionButtonContent: ViewElement {
  static let names = ["tvCaptionButtonView"]

  init(_ reader: ElementReader) {
    image = reader.image("contentImage")
    text = reader.string("contentText")
    title = reader.string("title")
    subtitle = reader.string("subtitle")
  }

  func makeView() -> CaptionButton { CaptionButton() }

  func apply(to view: CaptionButton, in context: BuildingContext) {
    view.image = image.flatMap(context.images.image)
    view.text = text
    view.lines = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

/// The live view of a `<tvCaptionButtonView>`.
package final class CaptionButton: UIControl {
  /// The picture on the plate.
  package fileprivate(set) var image: UIImage?
  /// The text on the plate, where it has no picture.
  package fileprivate(set) var text: String?
  /// The lines of the caption.
  package fileprivate(set) var lines: [String] = []
}
