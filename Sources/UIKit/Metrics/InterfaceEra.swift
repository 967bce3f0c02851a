/// The generation of the platform whose looks are laid out, by the major version of iOS.
///
/// Controls changed size with the SDK. A document's canvas shows the looks of the Xcode that wrote
/// it, which is what the stored frames rest on.
package enum InterfaceEra: Int, Comparable, CaseIterable, Sendable {
  case iOS7 = 7
  case iOS8, iOS9, iOS10, iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS18
  case iOS26 = 26

  /// The era in force for every control.
  @MainActor package static var current = InterfaceEra.iOS18

  /// Orders by time.
  package static func < (first: InterfaceEra, second: InterfaceEra) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The era of the canvas that wrote a document, from the document's `toolsVersion`.
  ///
  /// - Parameter version: The attribute, as `14490.70`. The unnumbered build 32700 behaves as
  ///   Xcode 14.3.
  package init?(toolsVersion version: String) {
    guard let number = version.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    if number == Self.unnumberedBuild {
      self = .iOS16
      return
    }
    let row = Self.firstVersions.last { $0.version <= number }
    self = row?.era ?? .iOS7
  }

  private static let unnumberedBuild = 32700

  /// The first document versions of Xcode 5, 6, 7 … 16 and 26.
  private static let firstVersions: [(version: Int, era: InterfaceEra)] = [
    (0, .iOS7), (6000, .iOS8), (8000, .iOS9), (11000, .iOS10), (13000, .iOS11), (14200, .iOS12),
    (14800, .iOS13), (17000, .iOS14), (18900, .iOS15), (21000, .iOS16), (22000, .iOS17),
    (23000, .iOS18), (24000, .iOS26),
  ]
}
