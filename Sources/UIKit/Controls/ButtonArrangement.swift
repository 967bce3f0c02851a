import AutoLayout
import Foundation

/// The measured content of a button, and the arithmetic of its size and of the frames inside.
struct ButtonArrangement {
  /// The size of the text, title and subtitle together; zero without text.
  var text = CGSize.zero
  /// The size of the picture; zero without.
  var image = CGSize.zero
  /// The measured title, for its baselines.
  var title = TextExtent.empty
  /// The distance of the picture's baseline from its bottom; nil where it has none.
  var imageBaseline: CGFloat?
  /// The room around text and picture, left and right resolved.
  var insets = UIEdgeInsets.zero
  /// Points between picture and text.
  var padding: CGFloat = 0
  /// The side of the text that the picture is on, left and right resolved.
  var imageSide = Side.left
  /// The least size of the whole.
  var minimum = CGSize.zero
  /// The alignment of content in a larger button, left and right resolved.
  var alignment = Alignment()
  /// The room around the picture in the rectangle for content, which the picture shrinks to fit into; nil where it keeps its
  /// size.
  var imageInsets: UIEdgeInsets?

  /// Sides of a button's content.
  enum Side {
    case left, right, top, bottom

    var isHorizontal: Bool { self == .left || self == .right }

    var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }
  }

  /// The alignment of content along both axes.
  struct Alignment {
    /// 0 at the left, 1 at the right.
    var horizontal: CGFloat = 0.5
    /// 0 at the top, 1 at the bottom.
    var vertical: CGFloat = 0.5
    /// The offset of the title, in points.
    var titleOffset = CGSize.zero
    /// The offset of the image, in points.
    var imageOffset = CGSize.zero
  }

  /// Text and picture together.
  private var group: CGSize {
    let gap = text.width > 0 && image.width > 0 ? padding : 0
    if imageSide.isHorizontal {
      return CGSize(
        width: text.width + gap + image.width, height: max(text.height, image.height))
    }
    return CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
  }

  /// The natural size of the button.
  var size: CGSize {
    let group = group
    return CGSize(
      width: max(minimum.width, group.width + insets.left + insets.right),
      height: max(minimum.height, group.height + insets.top + insets.bottom))
  }

  /// The baselines of the title in a button of its natural size; in a higher one they keep to the
  /// middle where the content does.
  ///
  /// Source: 5 of 7 stored buttons that are higher than their content and aligned by baseline (three
  /// projects); the other two are 4 points higher than either rule puts them.
  var baselineOffsets: BaselineOffsets {
    guard title.lineCount > 0 else { return baselinesOfImage }
    let rect = titleRect(in: contentRect)
    let top = Double(rect.minY) + (Double(rect.height) - Double(text.height)) / 2
    return BaselineOffsets(
      firstFromTop: top + title.firstBaseline,
      lastFromBottom: Double(size.height) - top - title.height + title.lastBaselineFromBottom,
      middleHeight: alignment.vertical == 0.5 ? Double(size.height) : nil)
  }

  /// The baseline of the image of a button without title.
  ///
  /// Source: symbols have a baseline (`UIImage.baselineOffsetFromBottom`). The height of a stored button with only a
  /// symbol puts it on the baseline of a label beside it: 34.3 points where its content is 25.
  private var baselinesOfImage: BaselineOffsets {
    guard let imageBaseline else { return BaselineOffsets(firstFromTop: 0, lastFromBottom: 0) }
    let rect = imageRect(in: contentRect)
    let fromTop = rect.maxY - imageBaseline
    return BaselineOffsets(
      firstFromTop: Double(fromTop), lastFromBottom: Double(size.height - fromTop),
      middleHeight: alignment.vertical == 0.5 ? Double(size.height) : nil)
  }

  /// The rectangle for content in a button of its natural size.
  private var contentRect: CGRect {
    CGRect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The place of the text in the rectangle for content.
  func titleRect(in rect: CGRect) -> CGRect {
    shrunk(to: rect).place(text, on: imageSide.opposite, in: rect)
      .offsetBy(dx: alignment.titleOffset.width, dy: alignment.titleOffset.height)
  }

  /// The place of the picture in the rectangle for content.
  func imageRect(in rect: CGRect) -> CGRect {
    let shrunk = shrunk(to: rect)
    return shrunk.place(shrunk.image, on: imageSide, in: rect)
      .offsetBy(dx: alignment.imageOffset.width, dy: alignment.imageOffset.height)
  }

  /// The same with a picture that is no larger than its room in the rectangle for content.
  private func shrunk(to rect: CGRect) -> ButtonArrangement {
    guard let insets = imageInsets else { return self }
    var shrunk = self
    let room = rect.inset(by: insets).size
    shrunk.image.width = min(image.width, max(0, room.width))
    shrunk.image.height = min(image.height, max(0, room.height))
    return shrunk
  }

  /// The place of text or picture on its side of both together, centred across.
  private func place(_ size: CGSize, on side: Side, in rect: CGRect) -> CGRect {
    let group = groupRect(in: rect)
    var origin = group.origin
    switch side {
    case .left, .top: break
    case .right: origin.x = group.maxX - size.width
    case .bottom: origin.y = group.maxY - size.height
    }
    if side.isHorizontal {
      origin.y += (group.height - size.height) / 2
    } else {
      origin.x += (group.width - size.width) / 2
    }
    return CGRect(origin: origin, size: size)
  }

  private func groupRect(in rect: CGRect) -> CGRect {
    let group = group
    return CGRect(
      x: rect.minX + (rect.width - group.width) * alignment.horizontal,
      y: rect.minY + (rect.height - group.height) * alignment.vertical, width: group.width,
      height: group.height)
  }
}
