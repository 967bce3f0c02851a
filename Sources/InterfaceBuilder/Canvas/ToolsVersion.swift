public import PlatformMetrics

/// The version of Interface Builder that saved a document (`toolsVersion="22155"`).
public struct ToolsVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The numbers between the dots.
  public let components: [Int]

  /// Reads a version; text that is no number ends it.
  public init(_ text: String) {
    var components: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part) else { break }
      components.append(number)
    }
    self.components = components
  }

  /// The numbers joined by dots.
  public var description: String { components.map(String.init).joined(separator: ".") }

  /// Orders number by number.
  public static func < (first: ToolsVersion, second: ToolsVersion) -> Bool {
    first.components.lexicographicallyPrecedes(second.components)
  }

  /// The release of iOS that its Xcode came with, whose sizes and looks its canvas has.
  ///
  /// The oldest for versions below all known, the newest for those above. Documents that name no
  /// version have the current one. Unnumbered builds, which call themselves 32700.99.1234, save what
  /// Xcode 14.3 and 15 do.
  public var release: Release {
    guard let number = components.first else { return .current }
    if isUnnumbered { return .iOS17 }
    return Self.firstNumbers.last { $0.number <= number }?.release ?? .iOS7
  }

  /// Whether the build has no number of its own, and calls itself 32700.99.1234.
  var isUnnumbered: Bool { (components.first ?? 0) >= Self.firstUnnumbered }

  private static let firstUnnumbered = 30_000

  /// Whether the version is newer than all known.
  var isBeyondKnown: Bool {
    let number = components.first ?? 0
    return number >= Self.firstUnknown && !isUnnumbered
  }

  /// Above the versions of Xcode 26 and of the betas that follow it.
  private static let firstUnknown = 26_000

  /// A number at or below the first of each release and above the last of the release before: the
  /// boundaries lie in the gaps between the numbers seen in documents.
  private static let firstNumbers: [(number: Int, release: Release)] = [
    (6000, .iOS8), (8000, .iOS9), (11_000, .iOS10), (13_000, .iOS11), (14_200, .iOS12),
    (14_800, .iOS13), (17_000, .iOS14), (18_000, Release(14, 5)), (18_900, .iOS15),
    (21_100, .iOS16), (21_600, Release(16, 4)), (22_100, .iOS17), (23_000, .iOS18),
    (24_000, .iOS26),
  ]
}
