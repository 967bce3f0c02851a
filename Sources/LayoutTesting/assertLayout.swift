/// Lays out a view or view controller on devices and fails the test for what is wrong with it there:
/// conflicts, ambiguity, layout that never rests, views outside their superview, text that is cut
/// off, and text, pictures and controls that overlap.
///
/// ```swift
/// @MainActor
/// @Test func fitsEverywhere() {
///   assertLayout(BookViewController(), on: .iPhoneSE3, .iPhone15ProMax, .iPadPro12_9.landscape)
/// }
/// ```
///
/// Works in Swift Testing and in XCTest. One cause is one failure, which names the views, the
/// constraints, the devices it shows on, and what would be right.
///
/// - Parameters:
///   - subject: What is laid out; it must not be in another view.
///   - configurations: The devices; `usual` without any.
///   - size: How large a view is made; view controllers fill the window.
///   - ignored: What is passed over, each with a reason.
///   - fileID: Where failures are shown.
///   - filePath: Where failures are shown.
///   - line: Where failures are shown.
///   - column: Where failures are shown.
@MainActor
public func assertLayout(
  _ subject: some LayoutSubject, on configurations: DeviceConfiguration...,
  sized size: ViewSize = .automatic, ignoring ignored: [IgnoredFault] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  report(
    LayoutCheck(
      { subject }, on: configurations.isEmpty ? .usual : configurations, sized: size,
      ignoring: ignored),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lays out a view or view controller on a list of devices and fails the test for what is wrong
/// with it there; the parameters are those of
/// ``assertLayout(_:on:sized:ignoring:fileID:filePath:line:column:)-(_,DeviceConfiguration...,_,_,_,_,_,_)``.
@MainActor
public func assertLayout(
  _ subject: some LayoutSubject, on configurations: [DeviceConfiguration],
  sized size: ViewSize = .automatic, ignoring ignored: [IgnoredFault] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  report(
    LayoutCheck({ subject }, on: configurations, sized: size, ignoring: ignored),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a view or view controller anew for each of some devices, and fails the test for what is
/// wrong with it there.
///
/// While it is made, `UIScreen.main` is the device's screen.
@MainActor
public func assertLayout<Subject: LayoutSubject>(
  on configurations: [DeviceConfiguration] = .usual, sized size: ViewSize = .automatic,
  ignoring ignored: [IgnoredFault] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  of make: () -> Subject
) {
  report(
    LayoutCheck(make, on: configurations, sized: size, ignoring: ignored),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns the faults of a view or view controller on devices, without failing a test.
@MainActor
public func layoutFaults(
  of subject: some LayoutSubject, on configurations: [DeviceConfiguration] = .usual,
  sized size: ViewSize = .automatic
) -> [LayoutFault] {
  LayoutCheck({ subject }, on: configurations, sized: size, ignoring: []).faults
}

@MainActor
private func report(_ check: LayoutCheck, at site: CallSite) {
  for complaint in check.complaints { TestFailure.record(complaint, at: site) }
  for fault in check.faults { TestFailure.record("\(fault)", at: site) }
}
