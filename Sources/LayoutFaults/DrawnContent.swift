package import UIKit

extension UIButton {
  /// The least rectangle around title and picture, in the button's coordinate space; the bounds where it has neither.
  package var drawnRect: CGRect {
    let room = contentRect(forBounds: bounds)
    let parts = [titleRect(forContentRect: room), imageRect(forContentRect: room)]
      .filter { $0.width > 0 && $0.height > 0 }
    guard let first = parts.first else { return bounds }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension UIView {
  /// The part of the bounds that the view draws in: where letters, a picture or the parts of a control are; the bounds where
  /// it has a background.
  package var drawnBounds: CGRect {
    guard !showsBackground else { return bounds }
    return switch self {
    case let label as UILabel: label.visibleText == nil ? .zero : label.shownTextRect
    case let button as UIButton: button.drawnRect
    case let field as UITextField where field.isLabel: field.textRect
    case let view as UIImageView: view.pictureRect
    case let control as UIPageControl: control.dotsRect
    case is UIActivityIndicatorView: bounds.middle(ofSize: intrinsicContentSize)
    // These have one size, whatever constraints say.
    case is UISwitch, is UIStepper: CGRect(origin: bounds.origin, size: sizeThatFits(.zero))
    case is UIPickerView: bounds.insetBy(dx: min(Self.besideWheels, bounds.width / 2), dy: 0)
    default: bounds
    }
  }

  /// The room beside the wheels of a picker, in points: its band is so much narrower on either side.
  ///
  /// Source: pictures of pickers from iOS 14.
  private static let besideWheels = 9.0

  /// Whether people see where the view ends.
  package var showsBackground: Bool {
    if let button = self as? UIButton, button.currentBackgroundImage != nil { return true }
    if let style = (self as? UIButton)?.configuration?.style, style != .plain { return true }
    return backgroundColor.map { $0.components(for: traitCollection).alpha > 0 } ?? false
  }
}

extension UITextField {
  /// Whether the field only shows its text: nobody can edit it, and it has no shape around it.
  fileprivate var isLabel: Bool { !isUserInteractionEnabled && borderStyle == .none }

  /// The rectangle of the text at its alignment.
  fileprivate var textRect: CGRect {
    let width = visibleText == nil ? 0 : min(intrinsicContentSize.width, bounds.width)
    let before = roomBeforeText(aligned: textAlignment, of: bounds.width - width)
    return CGRect(x: bounds.minX + before, y: bounds.minY, width: width, height: bounds.height)
  }
}

extension UIImageView {
  /// The part of the bounds that the picture takes; the bounds without one, since it may come later.
  fileprivate var pictureRect: CGRect {
    guard let size = displayedImage?.size, size.width > 0, size.height > 0 else { return bounds }
    switch contentMode {
    case .scaleAspectFit:
      let scale = min(bounds.width / size.width, bounds.height / size.height)
      return bounds.middle(ofSize: CGSize(width: size.width * scale, height: size.height * scale))
    case .center: return bounds.middle(ofSize: size)
    default: return bounds
    }
  }
}

extension UIPageControl {
  /// The rectangle of the dots.
  ///
  /// Source: dots are 7 points wide, 16 apart, as pictures are drawn.
  fileprivate var dotsRect: CGRect {
    guard numberOfPages > 0 else { return bounds }
    return bounds.middle(ofSize: CGSize(width: 16 * CGFloat(numberOfPages - 1) + 7, height: 7))
  }
}

extension CGRect {
  /// A rectangle in the middle of this one, no larger.
  fileprivate func middle(ofSize size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height
    ).intersection(self)
  }
}

extension ShownContent {
  /// The part of ``rect`` where letters, a picture or the parts of a control are drawn: the rest is only touched.
  ///
  /// - Parameter root: The view in whose coordinate space the rectangle is.
  /// - Returns: The rectangle, in the coordinate space of the root.
  package func drawnRect(in root: UIView) -> CGRect {
    let drawn = view.convert(view.drawnBounds, to: root).intersection(rect)
    return drawn.isNull ? rect : drawn
  }
}
