import AutoLayout
import UIKit

/// Draws an image view: its picture where the content mode puts it, or a faint box without one.
struct ImageViewPainter: ViewPainter {
  let view: UIImageView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    if let image = view.displayedImage {
      painter.draw(image, contentMode: view.contentMode, in: rect)
    } else if view.backgroundColor == nil, rect.width > 2, rect.height > 2 {
      painter.imagePlaceholder("", in: rect)
    }
  }

  var fillsBounds: Bool { view.displayedImage?.isSymbolImage == false }
}

extension ControlPainter {
  /// Draws a picture in a rectangle.
  @MainActor
  mutating func draw(_ image: UIImage, contentMode: UIView.ContentMode, in rect: Rect) {
    let size = Size(width: Double(image.size.width), height: Double(image.size.height))
    let place = Self.place(of: size, contentMode: contentMode, in: rect)
    self.image(ImageContent(image), in: place)
  }

  /// Returns the rectangle that a content mode gives a picture.
  @MainActor
  private static func place(
    of size: Size, contentMode: UIView.ContentMode, in rect: Rect
  ) -> Rect {
    guard size.width > 0, size.height > 0 else { return rect }
    let fit = min(rect.width / size.width, rect.height / size.height)
    let fill = max(rect.width / size.width, rect.height / size.height)
    switch contentMode {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return centered(size, scaledBy: fit, in: rect)
    case .scaleAspectFill: return centered(size, scaledBy: fill, in: rect)
    default: break
    }
    let x: Double =
      switch contentMode {
      case .left, .topLeft, .bottomLeft: rect.minX
      case .right, .topRight, .bottomRight: rect.maxX - size.width
      default: rect.minX + (rect.width - size.width) / 2
      }
    let y: Double =
      switch contentMode {
      case .top, .topLeft, .topRight: rect.minY
      case .bottom, .bottomLeft, .bottomRight: rect.maxY - size.height
      default: rect.minY + (rect.height - size.height) / 2
      }
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  private static func centered(_ size: Size, scaledBy scale: Double, in rect: Rect) -> Rect {
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - height) / 2,
      width: width, height: height)
  }
}
