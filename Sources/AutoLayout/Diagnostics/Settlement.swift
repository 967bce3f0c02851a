/// The choice that gave an undetermined variable its value, named where `LayoutEngine` adds the row that makes it.
package enum Settlement: Hashable, Sendable {
  /// The size of the content.
  case content
  /// A constraint as strong as the content.
  case constraint
  /// The first inequality about the position, as an equality.
  case inequality
  /// The frame before the layout.
  case formerFrame
}
