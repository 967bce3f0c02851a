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

  /// Orders number by number; unnumbered builds stand where what they save does.
  public static func < (first: ToolsVersion, second: ToolsVersion) -> Bool {
    first.ordinal.lexicographicallyPrecedes(second.ordinal)
  }

  /// The release of iOS that its Xcode came with, whose sizes and looks its canvas has.
  ///
  /// The oldest for versions below all known, the newest for those above. Documents that name no
  /// version have the current one.
  public var release: Release {
    guard !components.isEmpty else { return .current }
    return Self.releases.last { $0.first <= self }?.release ?? .iOS7
  }

  /// Whether natural alignments of text are written out, also into documents that did not have them.
  ///
  /// Source: labels say "natural" in documents of no repository of 17 below Xcode 7, of 3 of 11 with Xcode 7.0, and of 88 of 107
  /// from Xcode 7.1 on.
  package var writesNaturalAlignments: Bool { self >= .xcode7_1 }

  /// Whether the version is newer than all known.
  var isBeyondKnown: Bool { self >= Self.firstUnknown }

  /// The numbers to order by.
  private var ordinal: [Int] { isUnnumbered ? Self.xcode15.components + components : components }

  /// Whether the build has no number of its own, and calls itself 32700.99.1234: it saves what Xcode 14.3 and 15 do.
  private var isUnnumbered: Bool { (components.first ?? 0) >= Self.firstUnnumbered }

  private static let firstUnnumbered = 30_000

  /// Above the versions of Xcode 26 and of the betas that follow it.
  private static let firstUnknown = ToolsVersion("26000")
}

/// The first versions of Xcode's releases: numbers at or below the first of a release and above the last of the one
/// before. The boundaries lie in the gaps between the numbers seen in documents.
extension ToolsVersion {
  static let xcode6 = ToolsVersion("6000")
  static let xcode7 = ToolsVersion("8000")
  static let xcode7_1 = ToolsVersion("9000")
  static let xcode8 = ToolsVersion("11000")
  static let xcode9 = ToolsVersion("13000")
  static let xcode10 = ToolsVersion("14200")
  static let xcode11 = ToolsVersion("14700")
  static let xcode12 = ToolsVersion("17000")
  static let xcode12_5 = ToolsVersion("18000")
  static let xcode13 = ToolsVersion("18900")
  static let xcode14 = ToolsVersion("21100")
  static let xcode14_3 = ToolsVersion("21600")
  static let xcode15 = ToolsVersion("22100")
  static let xcode16 = ToolsVersion("23000")
  static let xcode16_3 = ToolsVersion("23600")
  static let xcode26 = ToolsVersion("24000")

  private static let releases: [(first: ToolsVersion, release: Release)] = [
    (xcode6, .iOS8), (xcode7, .iOS9), (xcode8, .iOS10), (xcode9, .iOS11), (xcode10, .iOS12),
    (xcode11, .iOS13), (xcode12, .iOS14), (xcode12_5, Release(14, 5)), (xcode13, .iOS15),
    (xcode14, .iOS16), (xcode14_3, Release(16, 4)), (xcode15, .iOS17), (xcode16, .iOS18),
    (xcode26, .iOS26),
  ]
}
