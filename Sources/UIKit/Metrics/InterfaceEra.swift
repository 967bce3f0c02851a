/// The generation of the platform whose looks are laid out, by the major version of iOS.
///
/// Controls changed size with the SDK. A document's canvas shows the looks of the Xcode that wrote
/// it, which is what the stored frames rest on.
package enum InterfaceEra: Int, Comparable, CaseIterable, Sendable {
  case iOS7 = 7
  case iOS8, iOS9, iOS10, iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS18
  case iOS26 = 26

  /// The era in force for every control.
  @MainActor package private(set) static var current = InterfaceEra.iOS18

  /// Does something while the era is in force, which makes and measures views of that time.
  @MainActor
  package func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = Self.current
    defer { Self.current = former }
    Self.current = self
    return try body()
  }

  /// Orders by time.
  package static func < (first: InterfaceEra, second: InterfaceEra) -> Bool {
    first.rawValue < second.rawValue
  }
}
