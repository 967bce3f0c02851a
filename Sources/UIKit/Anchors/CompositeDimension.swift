import Foundation

/// The distance from one anchor to another, as a dimension.
///
/// Compared with a number it is a constraint between both anchors; compared with another dimension
/// it is the extent of a guide that reaches from one to the other.
final class CompositeDimension: NSLayoutDimension {
  private let span: SpanGuide

  init<Kind: AnyObject>(from beginning: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    span = SpanGuide(from: beginning, to: end)
    super.init(span, span.axis == .horizontal ? .width : .height)
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      span.end.item, span.end.attribute, relation, span.beginning.item,
      span.beginning.attribute, constant: constant)
  }
}
