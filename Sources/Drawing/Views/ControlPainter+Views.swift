import AutoLayout
import UIKit

extension ControlPainter {
  /// Draws what a view shows behind its subviews.
  @MainActor
  mutating func drawContent(of view: UIView, in rect: Rect) {
    switch view {
    case let view as UILabel: draw(view, in: rect)
    case let view as UIImageView: draw(view, in: rect)
    case let view as UIButton: draw(view, in: rect)
    case let view as UITextField: draw(view, in: rect)
    case let view as UITextView: draw(view, in: rect)
    case let view as UINavigationBar: draw(view, in: rect)
    case let view as UIToolbar: draw(view, in: rect)
    case let view as UITabBar: draw(view, in: rect)
    case let view as UIVisualEffectView: drawEffect(of: view, in: rect)
    case let view as UITableView: drawBackground(of: view, in: rect)
    case let view as UITableViewCell: drawBackground(of: view, in: rect)
    case let view as UICollectionViewCell: drawOutline(of: view, in: rect)
    case let view as UISearchBar: draw(view, in: rect)
    default: drawValue(of: view, in: rect)
    }
  }

  /// Draws what somebody else knows of a view.
  mutating func draw(_ look: ViewLook, in rect: Rect) {
    switch look {
    case .placeholder(let kind, let name): placeholder(kind, name: name, in: rect)
    case .tag(let name): tag(name, in: rect)
    case .missingImage(let name): imagePlaceholder(name, in: rect)
    }
  }

  /// Whether a subview is a part of its superview that ``drawContent(of:in:)`` drew already.
  @MainActor
  static func drawsItself(_ subview: UIView, in view: UIView) -> Bool {
    switch view {
    case let button as UIButton:
      return subview !== button.madeTitleLabel && subview !== button.madeImageView
    default: return true
    }
  }

  /// Draws what a view shows in front of its subviews.
  @MainActor
  mutating func drawOverlay(of view: UIView, in rect: Rect) {
    if let cell = view as? UITableViewCell { return drawAccessory(of: cell, in: rect) }
    guard let view = view as? UIScrollView else { return }
    let content = view.contentSize
    if view.showsVerticalScrollIndicator {
      scrollIndicator(
        .vertical, offset: view.contentOffset.y, content: Double(content.height), in: rect)
    }
    if view.showsHorizontalScrollIndicator {
      scrollIndicator(
        .horizontal, offset: view.contentOffset.x, content: Double(content.width), in: rect)
    }
  }

  @MainActor
  private mutating func drawEffect(of view: UIVisualEffectView, in rect: Rect) {
    guard let blur = view.effect as? UIBlurEffect else { return }
    switch blur.style {
    case .extraLight: visualEffect(.extraLight, in: rect)
    case .light: visualEffect(.light, in: rect)
    case .dark: visualEffect(.dark, in: rect)
    default: visualEffect(.adaptive, in: rect)
    }
  }
}
