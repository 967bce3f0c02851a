/// The name of a rule, as findings, configurations and `ratite rule` write it: `ambiguous-layout`.
public struct RuleID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name: words in small letters with hyphens between.
  public let rawValue: String

  /// Creates the name of a rule, whether there is one or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// The name.
  public var description: String { rawValue }
}
