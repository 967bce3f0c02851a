/// The name of a rule, as findings, configurations and `ratite rule` write it: `ambiguous-layout`.
public struct RuleID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  public var description: String { rawValue }
}
