import AutoLayout
import UIKit

/// The frames of a laid-out recipe, and what they make of its constraints.
@MainActor
struct RecipeFrames {
  let root: UIView
  let views: [String: UIView]
  let scale: CGFloat

  /// The frame of a view or guide in the root's coordinates, in points; nil for one of an unknown name.
  func frame(_ name: String) -> CGRect? {
    if name == "root" { return root.bounds }
    if name == "safe" { return root.safeAreaLayoutGuide.layoutFrame }
    if let view = views[name] { return view.convert(view.bounds, to: root) }
    let parts = name.split(separator: "-")
    guard parts.count == 2, let scroll = views[String(parts[0])] as? UIScrollView else {
      return nil
    }
    let guide = parts[1] == "content" ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
    return scroll.convert(guide.layoutFrame, to: root)
  }

  /// The amount by which the frames violate a constraint beyond the rounding to pixels, in points; nil for an unknown
  /// name.
  ///
  /// Each edge may be half a pixel off, and an extent or centre as much as its two edges together.
  func violation(of constraint: RecipeConstraint) -> CGFloat? {
    guard let first = value(constraint.first.item, constraint.first.attribute) else { return nil }
    var target = CGFloat(constraint.constant)
    if let second = constraint.second {
      guard let value = value(second.item, second.attribute) else { return nil }
      target += CGFloat(constraint.multiplier) * value
    }
    let rounding = (1 + CGFloat(constraint.multiplier)) / scale + 1e-6
    let excess = first - target
    switch constraint.relation {
    case "≥": return max(0, -excess - rounding)
    case "≤": return max(0, excess - rounding)
    default: return max(0, abs(excess) - rounding)
    }
  }

  private func value(_ item: String, _ attribute: String) -> CGFloat? {
    guard var frame = frame(item) else { return nil }
    var attribute = attribute
    if attribute.hasSuffix("Margin") {
      frame = frame.inset(by: (views[item] ?? root).layoutMargins)
      attribute.removeLast("Margin".count)
    }
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case "leading": return isMirrored ? -frame.maxX : frame.minX
    case "trailing": return isMirrored ? -frame.minX : frame.maxX
    case "top": return frame.minY
    case "bottom": return frame.maxY
    case "width": return frame.width
    case "height": return frame.height
    case "centerX": return isMirrored ? -frame.midX : frame.midX
    case "centerY": return frame.midY
    case "firstBaseline":
      return views[item].map { frame.minY + CGFloat($0.baselineOffsets.firstFromTop) }
    default: return nil
    }
  }
}
