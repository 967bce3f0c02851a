package import AutoLayout
import PlatformMetrics

/// A plate with a picture or a text, and its caption below, as TVUIKit's `TVCaptionButtonView` shows it.
package struct CaptionButtonLook: Hashable, Sendable {
  /// The picture on the plate.
  package var image: ImageContent?
  /// The text on the plate, where it has no picture.
  package var text: String?
  /// The lines of the caption.
  package var lines: [String]

  /// Creates a look.
  package init(image: ImageContent?, text: String?, lines: [String]) {
    self.image = image
    self.text = text
    self.lines = lines
  }
}

extension ControlPainter {
  /// Draws a button with a caption.
  ///
  /// Assumed: the plate takes what the lines of the caption leave, its picture half of that. No source has the numbers.
  package mutating func captionButton(_ look: CaptionButtonLook, in rect: Rect) {
    let platform = PlatformMetrics.Platform(idiom: .tv)
    let font = SystemTextStyle.caption1.font(on: platform)
    let lineHeight = min((font.size * 1.2).rounded(), rect.height / 2)
    let captionHeight = min(lineHeight * Double(look.lines.count), rect.height / 2)
    let plate = Rect(
      x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - captionHeight)
    platter(in: plate)
    if let image = look.image {
      let side = (min(plate.width, plate.height) / 2).rounded()
      self.image(
        image.asStencil, in: plate.centered(width: side, height: side), color: colors.label)
    } else if let text = look.text {
      label(text, font: SystemTextStyle.body.font(on: platform), in: plate, alignment: .center)
    }
    for (index, line) in look.lines.enumerated() {
      let top = plate.maxY + Double(index) * lineHeight
      label(
        line, font: font,
        in: Rect(x: rect.minX, y: top, width: rect.width, height: lineHeight), alignment: .center)
    }
  }
}
