import AutoLayout
import UIKit

/// Draws the outline of an item that nothing else shows.
struct CollectionViewCellPainter: ViewPainter {
  let view: UICollectionViewCell

  var takesFocus: Bool { true }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    guard view.backgroundColor == nil, view.contentView.backgroundColor == nil,
      rect.width > 2, rect.height > 2
    else { return }
    painter.list.stroke(
      .rounded(rect.inset(0.5), radius: 4), painter.colors.gray4,
      DisplayList.Stroke(width: 1, dashes: [4, 3]))
  }
}
