import AutoLayout
import UIKit

extension UIView {
  /// The texts that are drawn over the view, in its coordinates.
  ///
  /// - Complexity: O(*views in front of it and inside it*).
  var textsInFront: [OverlaidText] {
    var texts: [OverlaidText] = []
    var (child, origin): (UIView, Point) = (self, .zero)
    while let parent = child.superview {
      let frame = child.layoutView.frame
      origin = Point(x: origin.x - frame.minX, y: origin.y - frame.minY)
      let views = parent.subviews
      let place = views.firstIndex { $0 === child } ?? views.count
      for sibling in views.dropFirst(place + 1) {
        sibling.addTexts(movedBy: origin, to: &texts)
      }
      child = parent
    }
    for subview in subviews { subview.addTexts(movedBy: .zero, to: &texts) }
    return texts
  }

  private func addTexts(movedBy origin: Point, to texts: inout [OverlaidText]) {
    guard !isHidden, alpha > 0.01 else { return }
    let frame = layoutView.frame
    let place = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
    if self is UILabel || self is UIControl || self is UITextView {
      let rect = Rect(origin: place, size: frame.size)
      // The text of a view with a background is read on that.
      let color = backgroundColor == nil ? ownTextColor : nil
      texts.append(OverlaidText(rect: rect, color: color.map { Color($0, in: self) }))
    }
    for subview in subviews { subview.addTexts(movedBy: place, to: &texts) }
  }

  private var ownTextColor: UIColor? {
    switch self {
    case let label as UILabel: label.textColor ?? .label
    case let field as UITextField: field.textColor ?? .label
    case let view as UITextView: view.textColor ?? .label
    case let button as UIButton where button.configuration != nil: button.plainConfigurationColor
    case let button as UIButton where button.currentTitle?.isEmpty == false:
      button.titleColor(for: button.state)
    default: nil
    }
  }
}

extension UIButton {
  /// The colour of the title of a configuration without a background; nil for others.
  fileprivate var plainConfigurationColor: UIColor? {
    guard let configuration, ButtonFace(configuration.style) == .plain else { return nil }
    return configuration.baseForegroundColor ?? tintColor
  }
}

extension UIView {
  /// The part of the view that neither the view at the top nor one that clips leaves out, in its coordinates.
  var uncoveredRect: Rect {
    var visible = Rect(origin: .zero, size: layoutView.frame.size)
    var (child, origin): (UIView, Point) = (self, .zero)
    while let parent = child.superview {
      let (frame, bounds) = (child.layoutView.frame, parent.bounds)
      origin = Point(
        x: origin.x + frame.minX - Double(bounds.minX),
        y: origin.y + frame.minY - Double(bounds.minY))
      if parent.clipsToBounds || parent.superview == nil {
        let limit = Rect(
          x: -origin.x, y: -origin.y, width: Double(bounds.width), height: Double(bounds.height))
        visible = visible.intersection(limit)
      }
      child = parent
    }
    return visible
  }
}

extension Rect {
  /// The part of the rectangle inside another; empty where there is none.
  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0),
      height: max(min(maxY, other.maxY) - y, 0))
  }
}
