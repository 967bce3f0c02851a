import AutoLayout

extension NSParagraphStyle {
  /// How the breaks between lines are chosen, beyond filling each line as far as it goes.
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
    /// What labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// What layout knows of the strategy.
    var lineBreakStrategy: AutoLayout.LineBreakStrategy { contains(.pushOut) ? .pushOut : [] }
  }
}
