import Foundation

/// Compares a laid-out hierarchy with the one stored beside the test, as text: a file for each device.
///
/// The text has a line for each view with class, accessibility identifier, frame in points, text, and
/// whether it is hidden or transparent. It lies in `__Snapshots__`, in a folder with the name of the
/// test's file. A snapshot that is not there is written, and the test fails and says so; one that
/// differs fails with the lines that do, and the new one is written beside the old.
///
/// - Parameters:
///   - subject: What is laid out; it must not be in another view.
///   - configurations: The devices; `usual` without any.
///   - size: How large a view is made; view controllers fill the window.
///   - name: What tells several snapshots of one test apart.
///   - recording: When snapshots are written.
///   - function: The test.
///   - fileID: Where failures are shown.
///   - filePath: Where failures are shown, and beside which the snapshots lie.
///   - line: Where failures are shown.
///   - column: Where failures are shown.
@MainActor
public func assertLayoutSnapshot(
  of subject: some LayoutSubject, on configurations: DeviceConfiguration...,
  sized size: ViewSize = .automatic, named name: String? = nil,
  recording: SnapshotRecording = .fromEnvironment, function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for configuration in configurations.isEmpty ? .usual : configurations {
    do {
      try LayoutStage.with({ subject }, on: configuration, sized: size) { stage in
        let text = TreeText(stage).text
        let file = SnapshotFile(
          ofTest: "\(function)", in: "\(filePath)", named: name, slug: configuration.slug,
          kind: "txt")
        let failure = file.failure(comparing: Data(text.utf8), recording: recording) {
          LineDifference(from: String(decoding: $0, as: UTF8.self), to: text).text
        }
        if let failure { TestFailure.record("the layout on \(configuration) \(failure)", at: site) }
      }
    } catch {
      TestFailure.record("cannot be tested on \(configuration): \(error)", at: site)
    }
  }
}

/// A laid-out view or view controller as text, as ``assertLayoutSnapshot(of:on:sized:named:recording:function:fileID:filePath:line:column:)``
/// stores it.
///
/// - Throws: Why it cannot be laid out.
@MainActor
public func layoutText(
  of subject: some LayoutSubject, on configuration: DeviceConfiguration,
  sized size: ViewSize = .automatic
) throws -> String {
  try LayoutStage.with({ subject }, on: configuration, sized: size) { TreeText($0).text }
}
