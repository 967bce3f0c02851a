/// A release of iOS, and of the systems that share its numbers: iPadOS and tvOS.
public struct Release: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the dot.
  public let major: Int
  /// The number after the dot.
  public let minor: Int

  /// Creates a release, which need not be known.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads "17" or "16.4"; nil for other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  /// "17", or "16.4".
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// Orders by time.
  public static func < (first: Release, second: Release) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  /// A number that grows with time, to sort by a release among other things.
  package var sortKey: Int { major * 1_000 + minor }

  /// iOS 7.
  public static let iOS7 = Release(7)
  /// iOS 8.
  public static let iOS8 = Release(8)
  /// iOS 9.
  public static let iOS9 = Release(9)
  /// iOS 10.
  public static let iOS10 = Release(10)
  /// iOS 11.
  public static let iOS11 = Release(11)
  /// iOS 12.
  public static let iOS12 = Release(12)
  /// iOS 13.
  public static let iOS13 = Release(13)
  /// iOS 14.
  public static let iOS14 = Release(14)
  /// iOS 15.
  public static let iOS15 = Release(15)
  /// iOS 16.
  public static let iOS16 = Release(16)
  /// iOS 17.
  public static let iOS17 = Release(17)
  /// iOS 18.
  public static let iOS18 = Release(18)
  /// iOS 26.
  public static let iOS26 = Release(26)

  /// The major releases whose numbers are known, oldest first.
  public static let known: [Release] = [
    iOS7, iOS8, iOS9, iOS10, iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26,
  ]

  /// The release that documents and tests are laid out for unless they ask for another.
  public static let current = iOS26

  /// The known release that answers for this one: itself, the newest one before it, or the oldest.
  public var nearestKnown: Release {
    if let newest = Self.known.last, newest.major < major { return newest }
    return Self.known.contains { $0.major == major }
      ? self : Self.known.last { $0 <= self } ?? .iOS7
  }
}
