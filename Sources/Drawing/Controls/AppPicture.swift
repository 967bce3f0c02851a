package import AutoLayout
import UIKit

/// A picture of the app as a control shows it.
package struct AppPicture: Hashable, Sendable {
  /// The file, decoded.
  package var picture: DrawnPicture
  /// The size in points.
  package var size: Size
  /// How the colours are used.
  package var rendering: Rendering
  /// The parts that keep their size when it is enlarged; nil for none.
  var slices: Slices?

  /// How a picture's colours are used.
  package enum Rendering: Hashable, Sendable {
    /// As a stencil where the place asks for one.
    case automatic
    case original, template
  }

  /// The edges of a picture, in points, and its middle.
  struct Slices: Hashable, Sendable {
    var caps: EdgeInsets
    var middle: Size
    var isTiled: Bool
  }

  init(picture: DrawnPicture, size: Size, rendering: Rendering) {
    self.picture = picture
    self.size = size
    self.rendering = rendering
  }

  /// The picture of an image; nil for a symbol, and where the file is not at hand.
  init?(_ image: UIImage) {
    guard let picture = image.drawnPicture else { return nil }
    self.picture = picture
    size = Size(width: Double(image.size.width), height: Double(image.size.height))
    switch image.renderingMode {
    case .automatic: rendering = .automatic
    case .alwaysOriginal: rendering = .original
    case .alwaysTemplate: rendering = .template
    }
    slices = image.slicing.map { slicing in
      let insets = slicing.capInsets
      return Slices(
        caps: EdgeInsets(
          top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
          right: Double(insets.right)),
        middle: Size(
          width: Double(slicing.middleSize.width), height: Double(slicing.middleSize.height)),
        isTiled: slicing.middle == .tiled)
    }
  }

  /// The picture as a stencil, unless it keeps its own colours.
  package var asStencil: AppPicture {
    var picture = self
    if rendering == .automatic { picture.rendering = .template }
    return picture
  }
}

extension ImageContent {
  /// The content as bars and system buttons show it: pictures as stencils.
  package var asStencil: ImageContent {
    if case .picture(let picture) = self { .picture(picture.asStencil) } else { self }
  }

  /// The size of a picture in points; nil for a symbol and for a picture that is not at hand.
  package var size: Size? {
    if case .picture(let picture) = self { picture.size } else { nil }
  }
}

extension ControlPainter {
  /// Draws a picture of the app; a stencil in a colour.
  mutating func draw(_ picture: AppPicture, in rect: Rect, ink: Color) {
    guard rect.width > 0, rect.height > 0, picture.size.width > 0, picture.size.height > 0 else {
      return
    }
    let ink = picture.rendering == .template ? ink : nil
    let isNatural =
      abs(rect.width - picture.size.width) < 0.01 && abs(rect.height - picture.size.height) < 0.01
    guard let slices = picture.slices, !isNatural else {
      return draw(picture.picture, part: Rect(origin: .zero, size: picture.picture.size), rect, ink)
    }
    let columns = SlicedAxis(
      length: picture.size.width, caps: (slices.caps.left, slices.caps.right),
      middle: slices.middle.width, room: rect.width, isTiled: slices.isTiled)
    let rows = SlicedAxis(
      length: picture.size.height, caps: (slices.caps.top, slices.caps.bottom),
      middle: slices.middle.height, room: rect.height, isTiled: slices.isTiled)
    // Sizes of slices are in points; parts are in the picture's own units.
    let scaleX = picture.picture.size.width / picture.size.width
    let scaleY = picture.picture.size.height / picture.size.height
    for row in rows.pieces {
      for column in columns.pieces {
        let part = Rect(
          x: column.part.start * scaleX, y: row.part.start * scaleY,
          width: column.part.length * scaleX, height: row.part.length * scaleY)
        let place = Rect(
          x: rect.minX + column.place.start, y: rect.minY + row.place.start,
          width: column.place.length, height: row.place.length)
        draw(picture.picture, part: part, place, ink)
      }
    }
  }

  private mutating func draw(_ picture: DrawnPicture, part: Rect, _ rect: Rect, _ ink: Color?) {
    guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
    switch picture.content {
    case .pixels:
      list.image(PlacedPixels(picture: picture, rect: rect, part: part, ink: ink))
    case .figures(let commands):
      VectorPlace(rect: rect, part: part, ink: ink).draw(commands, in: &list)
    }
  }
}

/// The pieces of a picture along an axis.
struct SlicedAxis {
  /// A stretch along the axis, in points.
  struct Stretch: Hashable {
    var start: Double
    var length: Double
  }

  /// The pieces: which part of the picture goes where.
  private(set) var pieces: [(part: Stretch, place: Stretch)] = []

  private static let maximumTileCount = 200

  /// - Parameters:
  ///   - length: The extent of the picture.
  ///   - caps: The extents at both ends that keep their size.
  ///   - middle: The extent of what is stretched or repeated; negative for all between the ends.
  ///   - room: The extent of the place.
  ///   - isTiled: Whether the middle is repeated.
  init(
    length: Double, caps: (first: Double, last: Double), middle: Double, room: Double,
    isTiled: Bool
  ) {
    guard caps.first + caps.last > 0, caps.first + caps.last < length else {
      pieces = [(Stretch(start: 0, length: length), Stretch(start: 0, length: room))]
      return
    }
    let between = length - caps.first - caps.last
    let middle = middle > 0 ? min(middle, between) : between
    // Ends that have no room are made smaller.
    let factor = min(1, room / (caps.first + caps.last))
    let (first, last) = (caps.first * factor, caps.last * factor)
    let inner = room - first - last
    pieces = [
      (Stretch(start: 0, length: caps.first), Stretch(start: 0, length: first)),
      (
        Stretch(start: length - caps.last, length: caps.last),
        Stretch(start: room - last, length: last)
      ),
    ]
    guard isTiled, middle >= 1, inner / middle <= Double(Self.maximumTileCount) else {
      pieces.append(
        (Stretch(start: caps.first, length: middle), Stretch(start: first, length: inner)))
      return
    }
    var position = 0.0
    while position < inner {
      let piece = min(middle, inner - position)
      pieces.append(
        (
          Stretch(start: caps.first, length: piece),
          Stretch(start: first + position, length: piece)
        ))
      position += middle
    }
  }
}
