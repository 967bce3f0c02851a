/// The two directions of a content size.
package enum ContentPull: Hashable, Sendable {
  /// The extent is at most the content's.
  case hugging
  /// The extent is at least the content's.
  case compressionResistance
}
