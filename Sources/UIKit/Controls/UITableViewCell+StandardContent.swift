import Foundation
import PlatformMetrics

extension UITableViewCell {
  /// The height of the standard texts with the room they have.
  var standardHeight: CGFloat {
    let metrics = traitCollection.cellMetrics
    let room = standardRoom().width
    let text = standardContent.text?.size(in: room).height ?? 0
    guard style == .subtitle, let detail = standardContent.detail else {
      // Texts side by side: larger ones than usual make rows higher.
      let height = max(text, standardContent.detail?.lineSize.height ?? 0)
      return height > 0 ? height + 2 * metrics.verticalMargin + separatorHeight : 0
    }
    let beyondTexts =
      hasTextStyles ? metrics.subtitleRoomOfTextStyles : metrics.subtitleRoom
    return text + detail.size(in: room).height + beyondTexts
  }

  /// Whether title and subtitle are both in text styles, whose rows are higher.
  private var hasTextStyles: Bool {
    [standardContent.text, standardContent.detail].allSatisfy { $0?.font.textStyle != nil }
  }

  /// Places the standard texts and picture.
  ///
  /// Source: 175 standard cells of documents of Xcode 7 to 26; see ``CellMetrics``.
  func placeStandardContent() {
    guard !standardContent.isEmpty else { return }
    let room = standardRoom()
    switch style {
    case .default: placeText(in: room)
    case .value1: placeRightDetail(in: room)
    case .value2: placeLeftDetail(in: room)
    case .subtitle: placeSubtitle(in: room)
    }
  }

  /// Places the picture, and gives the rectangle that is left for texts.
  private func standardRoom() -> CGRect {
    let metrics = traitCollection.cellMetrics
    let size = contentView.bounds.size
    let margin =
      metrics.textInset(margin: systemMargin) + CGFloat(indentationLevel) * indentationWidth
    let trailing =
      accessoryWidth > 0 ? metrics.accessorySpacing : metrics.textInset(margin: systemMargin)
    var start = margin
    if let view = standardContent.image, let image = view.displayedImage {
      let column = image.isSymbolImage ? max(metrics.symbolColumnWidth, image.size.width) : 0
      let centre = margin + metrics.symbolColumnWidth / 2
      let x = image.isSymbolImage ? centre - image.size.width / 2 : margin
      start = image.isSymbolImage ? centre + column / 2 : margin + image.size.width
      start += metrics.imageSpacing
      let y = pixelGrid.floor((size.height - image.size.height) / 2)
      set(CGRect(origin: CGPoint(x: x, y: y), size: image.size), of: view)
    }
    return CGRect(x: start, y: 0, width: max(0, size.width - trailing - start), height: size.height)
  }

  private func placeText(in room: CGRect) {
    if let text = standardContent.text { set(room, of: text) }
  }

  private func placeRightDetail(in room: CGRect) {
    var detailRoom = room
    if let text = standardContent.text {
      let size = text.lineSize
      let rect = centred(size, atX: room.minX, in: room)
      set(rect, of: text)
      let taken = min(room.width, size.width + traitCollection.cellMetrics.leftDetailSpacing)
      detailRoom = CGRect(
        x: room.minX + taken, y: 0, width: room.width - taken, height: room.height)
    }
    if let detail = standardContent.detail {
      let width = min(detail.lineSize.width, detailRoom.width)
      let size = CGSize(width: width, height: detail.lineSize.height)
      set(centred(size, atX: room.maxX - width, in: room), of: detail)
    }
  }

  private func placeLeftDetail(in room: CGRect) {
    let metrics = traitCollection.cellMetrics
    if let text = standardContent.text {
      let size = CGSize(width: metrics.leftDetailTitleWidth, height: text.lineSize.height)
      set(centred(size, atX: room.minX, in: room), of: text)
    }
    if let detail = standardContent.detail {
      let x = room.minX + metrics.leftDetailTitleWidth + metrics.leftDetailSpacing
      let width = min(detail.lineSize.width, max(0, room.maxX - x))
      let size = CGSize(width: width, height: detail.lineSize.height)
      set(centred(size, atX: x, in: room), of: detail)
    }
  }

  private func placeSubtitle(in room: CGRect) {
    let text = standardContent.text?.size(in: room.width) ?? .zero
    let detail = standardContent.detail?.size(in: room.width) ?? .zero
    let metrics = traitCollection.cellMetrics
    let spare = room.height - text.height - detail.height
    let gap = min(
      metrics.subtitleSpacing, max(0, (spare - metrics.unspacedSubtitleRoom).rounded(.up)))
    // The subtitle has the distance below it, too, in what is centred.
    let top = max(0, (spare / 2 - gap).rounded(.up))
    if let label = standardContent.text {
      let width = min(text.width, room.width)
      set(CGRect(x: room.minX, y: top, width: width, height: text.height), of: label)
    }
    if let label = standardContent.detail {
      let width = min(detail.width, room.width)
      set(
        CGRect(x: room.minX, y: top + text.height + gap, width: width, height: detail.height),
        of: label)
    }
  }

  /// A rectangle in the middle of the height, its top on a whole point.
  private func centred(_ size: CGSize, atX x: CGFloat, in room: CGRect) -> CGRect {
    CGRect(
      x: x, y: ((room.height - size.height) / 2).rounded(.up), width: min(size.width, room.width),
      height: size.height)
  }

  /// Sets a frame given for reading from the left.
  private func set(_ rect: CGRect, of view: UIView) {
    var frame = rect
    if isRightToLeft { frame.origin.x = contentView.bounds.width - rect.maxX }
    view.frame = frame
  }
}

extension UILabel {
  /// The size of the text in a width, on as many lines as the label may have.
  fileprivate func size(in width: CGFloat) -> CGSize {
    guard numberOfLines != 1 else { return lineSize }
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: CGFloat(Int16.max)),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text on one line, rounded up to pixels in every era.
  fileprivate var lineSize: CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: CGFloat(Int16.max), height: CGFloat(Int16.max)),
      limitedToNumberOfLines: 1
    ).size
  }
}
