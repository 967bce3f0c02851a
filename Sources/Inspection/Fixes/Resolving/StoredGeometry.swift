import AutoLayout
import InterfaceBuilder
import UIKit

/// The places that a document's stored frames give to the attributes of views and guides, in the coordinates of the
/// scene's view.
@MainActor
struct StoredGeometry {
  let scene: InspectedScene

  /// The value of an attribute, in points; nil where the document does not say it, and for baselines.
  func value(of item: AnyObject?, _ attribute: LayoutAttribute) -> Double? {
    guard let rect = rect(of: item, attribute) else { return nil }
    let isMirrored = scene.solution.device.direction == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return Double(rect.minX)
    case .right, .rightMargin: return Double(rect.maxX)
    case .leading, .leadingMargin: return isMirrored ? -Double(rect.maxX) : Double(rect.minX)
    case .trailing, .trailingMargin: return isMirrored ? -Double(rect.minX) : Double(rect.maxX)
    case .top, .topMargin: return Double(rect.minY)
    case .bottom, .bottomMargin: return Double(rect.maxY)
    case .centerX, .centerXWithinMargins: return isMirrored ? -Double(rect.midX) : Double(rect.midX)
    case .centerY, .centerYWithinMargins: return Double(rect.midY)
    case .width: return Double(rect.width)
    case .height: return Double(rect.height)
    default: return nil
    }
  }

  private func rect(of item: AnyObject?, _ attribute: LayoutAttribute) -> CGRect? {
    if let guide = item as? UILayoutGuide {
      guard let view = guide.owningView, let frame = frame(of: view), !(view is UIScrollView) else {
        return nil
      }
      let inner = guide.layoutFrame
      return CGRect(
        x: frame.minX + inner.minX, y: frame.minY + inner.minY,
        width: inner.width + frame.width - view.bounds.width,
        height: inner.height + frame.height - view.bounds.height)
    }
    guard let view = item as? UIView, let frame = frame(of: view) else { return nil }
    if attribute.isMarginRelative { return frame.inset(by: view.layoutMargins) }
    return view.alignmentRect(forFrame: frame)
  }

  private func frame(of view: UIView) -> CGRect? {
    scene.storedRect(of: view, in: scene.instance.rootView)
  }
}

extension LayoutAttribute {
  /// Whether the attribute is one of a view's margins.
  fileprivate var isMarginRelative: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
