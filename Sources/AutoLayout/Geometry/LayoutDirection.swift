/// The direction text is read and content is arranged in.
///
/// Raw values are Apple's.
public enum LayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
