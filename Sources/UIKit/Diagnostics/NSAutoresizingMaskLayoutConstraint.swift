import AutoLayout
import Foundation

/// The place or the extent that a view's frame and autoresizing mask give it, as Apple's logs name
/// it.
final class NSAutoresizingMaskLayoutConstraint: ImpliedLayoutConstraint {
  /// The flexible distances and extents: `h=--& v=--&` for the distances to the right and below.
  override var descriptionHead: String {
    let mask = (firstItem as? UIView)?.autoresizingMask ?? []
    let parts = [MaskedSpan(mask, .horizontal), MaskedSpan(mask, .vertical)]
    return " h=\(parts[0].letters) v=\(parts[1].letters)"
  }

  /// Source: the masks as `NSAutoresizingMaskLayoutConstraint.m` of gnustep/libs-gui translates them; the logs in the tests
  /// of `johnpatrickmorgan/wtfautolayout`, in which a place alone is a constant and `|` its explanation.
  override var descriptionBody: ConstraintBody {
    guard let view = firstItem as? UIView, let superview = view.superview else {
      return super.descriptionBody
    }
    let attribute = LayoutAttribute(firstAttribute)
    let axis: Axis = attribute.axis == .vertical ? .vertical : .horizontal
    return AutoresizingText(view, in: superview, along: axis)
      .body(attribute.isSize ? .extent : .place)
  }
}

/// Which parts of an axis stretch with the superview.
private struct MaskedSpan {
  let isNearFlexible: Bool
  let isExtentFlexible: Bool
  let isFarFlexible: Bool

  init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    isNearFlexible = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    isExtentFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    isFarFlexible = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
  }

  /// `&` for what is flexible; the far distance is if nothing is said to be.
  var letters: String {
    let parts = [isNearFlexible, isExtentFlexible, isFarFlexible]
    return parts.contains(true) ? parts.map { $0 ? "&" : "-" }.joined() : "--&"
  }
}

/// The constraints of a translated mask along an axis.
@MainActor
private struct AutoresizingText {
  enum Subject { case place, extent }

  private let view: UIView
  private let superview: UIView
  private let axis: NSLayoutConstraint.Axis
  private let span: MaskedSpan
  private let near: CGFloat
  private let extent: CGFloat
  private let far: CGFloat

  init(_ view: UIView, in superview: UIView, along axis: NSLayoutConstraint.Axis) {
    (self.view, self.superview, self.axis) = (view, superview, axis)
    span = MaskedSpan(view.autoresizingMask, axis)
    let (frame, outer) = (view.frame, superview.bounds.size)
    let isHorizontal = axis == .horizontal
    near = isHorizontal ? frame.minX : frame.minY
    extent = isHorizontal ? frame.width : frame.height
    far = (isHorizontal ? outer.width : outer.height) - near - extent
  }

  func body(_ subject: Subject) -> ConstraintBody {
    switch subject {
    case .place: placeBody
    case .extent: extentBody
    }
  }

  private var placeBody: ConstraintBody {
    let place = "\(ObjectName.item(view)).\(axis == .horizontal ? "minX" : "minY")"
    guard span.isNearFlexible else {
      return explained("\(place) == \(near.brief)")
    }
    if !span.isExtentFlexible && !span.isFarFlexible { return gapBehind }
    return proportional(place, near)
  }

  private var extentBody: ConstraintBody {
    let extent = "\(ObjectName.item(view)).\(extentName)"
    guard span.isExtentFlexible else {
      return ConstraintBody("\(extent) == \(self.extent.brief)", [view.layoutView])
    }
    if !span.isNearFlexible && !span.isFarFlexible { return gapBehind }
    return proportional(extent, self.extent)
  }

  private var extentName: String { axis == .horizontal ? "width" : "height" }

  /// The distance to the far edge of the superview stays.
  private var gapBehind: ConstraintBody {
    explained(
      "\(axis == .horizontal ? "H" : "V"):[\(ObjectName.item(view))]-(\(far.brief))-|")
  }

  /// Of the superview's extent beyond what is rigid, a part has the share it had.
  private func proportional(_ name: String, _ size: CGFloat) -> ConstraintBody {
    let flexible =
      (span.isNearFlexible ? near : 0) + (span.isExtentFlexible ? extent : 0)
      + (span.isFarFlexible ? far : 0)
    let share = flexible == 0 ? 0 : size / flexible
    let offset = ConstraintBody.offset(size - share * (near + extent + far))
    let outer = "\(ObjectName.item(superview)).\(extentName)"
    return ConstraintBody(
      "\(name) == \(share.brief)*\(outer)\(offset)", [view.layoutView, superview.layoutView])
  }

  private func explained(_ text: String) -> ConstraintBody {
    ConstraintBody(text, [view.layoutView], around: superview.layoutView)
  }
}
