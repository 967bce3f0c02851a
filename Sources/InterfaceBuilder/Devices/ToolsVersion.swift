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

  /// Unnumbered builds call themselves 32700.99.1234; what they save is laid out as
  /// Xcode 14.3 and 15 do.
  public var isUnnumberedBuild: Bool { (components.first ?? 0) >= 30_000 }

  /// The Xcode release; the oldest for versions below all known, the newest for those above.
  ///
  /// The boundaries lie in the gaps between the numbers seen in documents.
  public var era: XcodeEra {
    let number = components.first ?? 0
    if isUnnumberedBuild { return .xcode15 }
    return Self.firstNumbers.last { $0.number <= number }?.era ?? .xcode5
  }

  /// A number at or below the first of each release and above the last of the release before.
  private static let firstNumbers: [(number: Int, era: XcodeEra)] = [
    (6000, .xcode6), (8000, .xcode7), (11_000, .xcode8), (13_000, .xcode9), (14_200, .xcode10),
    (14_800, .xcode11), (17_000, .xcode12), (18_900, .xcode13), (21_100, .xcode14),
    (22_100, .xcode15), (23_000, .xcode16), (24_000, .xcode26),
  ]
}

/// Releases of Xcode, as far as Interface Builder differs between them.
public enum XcodeEra: Int, Hashable, Sendable, Comparable, CaseIterable {
  case xcode5 = 5
  case xcode6, xcode7, xcode8, xcode9, xcode10, xcode11, xcode12, xcode13, xcode14, xcode15, xcode16
  case xcode26 = 26

  /// Orders by age, oldest first.
  public static func < (first: XcodeEra, second: XcodeEra) -> Bool {
    first.rawValue < second.rawValue
  }
}
