package import AutoLayout
import Foundation

/// The answers about a view's content in place of the view's own, by default the same, as on Interface Builder's canvas.
@MainActor
package protocol ContentStandIn {
  /// The natural size; see `LayoutView.contentSize(wrappingAt:)`.
  func size(of view: UIView, wrappingAt width: Double?) -> Size

  /// Whether the height depends on the width.
  func wraps(in view: UIView) -> Bool

  /// Whether text that wraps takes an equal share of a stack view's width beside the view.
  func sharesWidthWithText(in view: UIView) -> Bool
}

extension ContentStandIn {
  package func wraps(in view: UIView) -> Bool { view.contentWraps }
  package func sharesWidthWithText(in view: UIView) -> Bool { view.sharesWidthWithText }
}

/// Layout's questions about the content.
extension UIView {
  /// The natural size of the view's own content.
  package func ownContentSize(wrappingAt width: Double?) -> Size {
    Size(contentSize(wrappingAt: width.map { CGFloat($0) }))
  }

  func layoutContentSize(wrappingAt width: Double?) -> Size {
    contentStandIn?.size(of: self, wrappingAt: width) ?? ownContentSize(wrappingAt: width)
  }

  var layoutContentWraps: Bool { contentStandIn?.wraps(in: self) ?? contentWraps }

  var layoutSharesWidthWithText: Bool {
    contentStandIn?.sharesWidthWithText(in: self) ?? sharesWidthWithText
  }
}
