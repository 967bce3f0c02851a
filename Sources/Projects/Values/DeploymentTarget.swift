/// The oldest release of iOS that an app runs on, `IPHONEOS_DEPLOYMENT_TARGET`.
public struct DeploymentTarget: Hashable, Sendable, Codable, Comparable {
  /// The number before the dot.
  public let major: Int
  /// The number after the dot.
  public let minor: Int

  /// Creates a target such as iOS 15.2.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a build setting such as `15.0` or `12.1.3`, whose third number makes no difference to devices.
  ///
  /// - Returns: Nil for other text.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ (0..<1000).contains($0) })
    else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// "iOS 15", or "iOS 15.2".
  public var words: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }

  /// Orders by time.
  public static func < (first: DeploymentTarget, second: DeploymentTarget) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}
