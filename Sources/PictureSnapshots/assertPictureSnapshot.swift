import AutoLayout
import Drawing
import Foundation
public import LayoutTesting
import PangoText
import UIKit

/// Compares a picture of a laid-out view or view controller with the one stored beside the test, byte by
/// byte: a PNG file for each device.
///
/// Text is measured and drawn with the fonts that `scripts/apt-packages` lists, so that the same view
/// has the same bytes in every process and on every machine. Where and when pictures are written is as
/// with `assertLayoutSnapshot`.
///
/// - Parameters:
///   - subject: What is drawn; it must not be in another view.
///   - configurations: The devices.
///   - size: How large a view is made; view controllers fill the window.
///   - scale: Pixels per point; those of the device without it.
///   - name: What tells several pictures of one test apart.
///   - recording: When pictures are written.
///   - function: The test.
///   - fileID: Where failures are shown.
///   - filePath: Where failures are shown, and beside which the pictures lie.
///   - line: Where failures are shown.
///   - column: Where failures are shown.
@MainActor
public func assertPictureSnapshot(
  of subject: some LayoutSubject, on configurations: DeviceConfiguration...,
  sized size: ViewSize = .automatic, scale: Double? = nil, named name: String? = nil,
  recording: SnapshotRecording = .fromEnvironment, function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for configuration in configurations.isEmpty ? .usual : configurations {
    do {
      let bytes = Data(try picture(of: subject, on: configuration, sized: size, scale: scale))
      let file = SnapshotFile(
        ofTest: "\(function)", in: "\(filePath)", named: name, slug: configuration.slug,
        kind: "png")
      let failure = file.failure(comparing: bytes, recording: recording) {
        "\($0.count) bytes are stored, and now there are \(bytes.count) that differ from them."
      }
      if let failure { TestFailure.record("the picture on \(configuration) \(failure)", at: site) }
    } catch {
      TestFailure.record("no picture can be made on \(configuration): \(error)", at: site)
    }
  }
}

/// A picture of a laid-out view or view controller, as a PNG file's bytes.
///
/// - Parameters:
///   - subject: What is drawn; it must not be in another view.
///   - configuration: The device.
///   - size: How large a view is made; view controllers fill the window.
///   - scale: Pixels per point; those of the device without it.
/// - Returns: The file's bytes.
/// - Throws: Why it cannot be laid out or drawn, such as a font that is not installed.
@MainActor
public func picture(
  of subject: some LayoutSubject, on configuration: DeviceConfiguration,
  sized size: ViewSize = .automatic, scale: Double? = nil
) throws -> [UInt8] {
  let measurer = try PangoTextMeasurer()
  return try PictureText.measured(by: measurer, in: subject) {
    try LayoutStage.with({ subject }, on: configuration, sized: size) { stage in
      let list = ViewDrawing(measurer: measurer).list(of: stage.view)
      let picture = Picture(
        list, size: stage.view.layoutView.frame.size,
        background: configuration.isDark ? .black : .white)
      return try picture.png(scale: scale ?? configuration.displayScale, measurer: measurer)
    }
  }
}

extension DeviceConfiguration {
  fileprivate var isDark: Bool { traitCollection.userInterfaceStyle == .dark }
  fileprivate var displayScale: Double { Double(traitCollection.displayScale) }
}
