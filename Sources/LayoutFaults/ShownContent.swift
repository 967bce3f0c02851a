import AutoLayout
package import UIKit

/// Text, a picture or a control, and where it is seen.
@MainActor
package struct ShownContent {
  /// The view that shows it.
  package let view: UIView
  /// The rectangle in the coordinate space of the root; a label counts as far as its text goes.
  package let rect: CGRect

  /// - Returns: Nil where the view shows nothing of its own, or nothing of it is seen.
  package init?(_ view: UIView, in root: UIView) {
    guard let bounds = Self.bounds(of: view) else { return nil }
    self.init(view, bounds, in: root)
  }

  /// - Returns: Nil where the view has no background, or nothing of it is seen.
  init?(backgroundOf view: UIView, in root: UIView) {
    guard view.showsBackground else { return nil }
    self.init(view, view.bounds, in: root)
  }

  private init?(_ view: UIView, _ bounds: CGRect, in root: UIView) {
    guard view.isShown else { return nil }
    var rect = view.convert(bounds, to: root)
    var superview = view.superview
    while let current = superview, current !== root.superview {
      if current.clipsToBounds {
        rect = rect.intersection(current.convert(current.bounds, to: root))
      }
      superview = current.superview
    }
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    self.view = view
    self.rect = rect
  }

  private static func bounds(of view: UIView) -> CGRect? {
    switch view {
    case let label as UILabel: label.visibleText == nil ? nil : label.shownTextRect
    // Also without a picture: it may come later, and there are no asset catalogues here.
    case is UIImageView, is UIControl, is UITextView, is UIProgressView, is UISearchBar,
      is UIPickerView:
      view.bounds
    default: nil
    }
  }
}

extension UILabel {
  /// The rectangle of the drawn text, in the label's coordinate space.
  package var shownTextRect: CGRect {
    var rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let (restX, restY) = (bounds.width - rect.width, bounds.height - rect.height)
    rect.origin.y += restY / 2
    rect.origin.x += roomBeforeText(aligned: textAlignment, of: restX)
    return rect
  }
}

extension UIView {
  /// The part of the room beside a text that is on the left of it, in points.
  package func roomBeforeText(aligned alignment: NSTextAlignment, of room: CGFloat) -> CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch alignment {
    case .center: room / 2
    case .right: room
    case .natural, .justified: isRightToLeft ? room : 0
    default: 0
    }
  }
}
