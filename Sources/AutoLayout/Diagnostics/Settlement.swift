/// The choice that gave an open variable its value.
package enum Settlement: Hashable, Sendable {
  /// The size of the content.
  case content
  /// A constraint as strong as the content.
  case constraint
  /// The first inequality that bounds the position, as an equality.
  case bound
  /// The frame before the layout.
  case formerFrame
}
