import AutoLayout
import UIKit

/// Draws an image view: its picture where the content mode puts it, or a faint box without one.
struct ImageViewPainter: ViewPainter {
  let view: UIImageView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    if let image = view.displayedImage {
      let place = ControlPainter.place(of: image, contentMode: view.contentMode, in: rect)
      let content = ImageContent(image)
      if case .asset(let name) = content {
        painter.imagePlaceholder(
          name, under: view.textsInFront, in: place, visible: view.uncoveredRect)
      } else {
        painter.image(content, in: place)
      }
    } else if view.backgroundColor == nil, rect.width > 2, rect.height > 2 {
      painter.imagePlaceholder("", under: view.textsInFront, in: rect)
    }
  }

  /// The picture where the content mode puts it; symbols fill no rectangle.
  func filledRect(in bounds: Rect) -> Rect? {
    guard let image = view.displayedImage, !image.isSymbolImage else { return nil }
    return ControlPainter.place(of: image, contentMode: view.contentMode, in: bounds)
  }
}

extension ControlPainter {
  /// Returns the rectangle that a content mode gives a picture.
  @MainActor
  static func place(
    of image: UIImage, contentMode: UIView.ContentMode, in rect: Rect
  ) -> Rect {
    place(
      of: Size(width: Double(image.size.width), height: Double(image.size.height)),
      contentMode: contentMode, in: rect)
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
