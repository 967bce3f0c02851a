import AutoLayout

extension NSParagraphStyle {
  /// The strategy of the breaks between lines, beyond filling each line.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a strategy.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last line of a paragraph does not hold a single word if it can hold another one.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are kept together; has no effect here.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// The strategy as `AutoLayout` names it.
    var lineBreakStrategy: AutoLayout.LineBreakStrategy { contains(.pushOut) ? .pushOut : [] }
  }
}
