/// The choice of breaks between lines, beyond filling each line as far as it goes.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// A bit for each strategy.
  public let rawValue: UInt

  /// Creates a strategy.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The last line of a paragraph does not hold a single word if it can hold another one.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
}
